import { useField, useFormikContext } from 'formik';
import { limits, normaliseSku, spreadsheetSkuWarning } from 'functions/contract';
import type { FocusEvent } from 'react';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { fieldLabels } from '../values/fieldTexts.ts';

/** A SKU that has long been in use is not worth a warning. */
const hintFor = (value: string, initialValue: string | undefined): string => {
  const warning = value === initialValue ? undefined : spreadsheetSkuWarning(normaliseSku(value));
  return warning ?? (initialValue ? `Empty: keeps ${initialValue}` : 'Empty: generated for you');
};

/**
 * The field of a tool's SKU. On leaving it, the text is converted to the form in which it is
 * stored.
 */
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
      helperText={hintFor(value, initialValue)}
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
