import { useField, useFormikContext } from 'formik';
import { tidyGtin } from 'functions/contract';
import type { FocusEvent } from 'react';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { fieldLabels } from '../values/fieldTexts.ts';

/** The field of a tool's GTIN. On leaving it, blanks and hyphens are removed. */
export const GtinField = () => {
  const [{ value, onBlur }] = useField<string>('gtin');
  const { setFieldValue } = useFormikContext();
  const leave = async (event: FocusEvent) => {
    if (value !== tidyGtin(value)) await setFieldValue('gtin', tidyGtin(value));
    onBlur(event);
  };
  return (
    <FormikTextField
      name="gtin"
      label={fieldLabels.gtin}
      autoComplete="off"
      helperText="The number in the bar code: EAN, UPC or GTIN"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 24 } }}
      onBlur={(event) => void leave(event)}
    />
  );
};
