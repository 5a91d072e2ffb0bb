import { useField, useFormikContext } from 'formik';
import { limits, normaliseSku } from 'functions/contract';
import type { FocusEvent } from 'react';
import { FormikTextField } from '../../../components/FormikTextField.tsx';
import { fieldLabels } from './fieldTexts.ts';

/** The field of a tool's SKU. On leaving it, the text is converted to the form in which it is stored. */
export const SkuField = () => {
  const [{ value, onBlur }, { initialValue }] = useField<string>('sku');
  const { setFieldValue } = useFormikContext();
  const leave = async (event: FocusEvent) => {
    if (value !== normaliseSku(value)) await setFieldValue('sku', normaliseSku(value));
    onBlur(event);
  };
  return (
    <FormikTextField
      name="sku"
      label={fieldLabels.sku}
      autoComplete="off"
      helperText={initialValue ? `Empty: keeps ${initialValue}` : 'Empty: generated for you'}
      slotProps={{
        htmlInput: {
          maxLength: limits.sku.max + 8,
          autoCapitalize: 'characters',
          spellCheck: false,
        },
      }}
      onBlur={(event) => void leave(event)}
    />
  );
};
