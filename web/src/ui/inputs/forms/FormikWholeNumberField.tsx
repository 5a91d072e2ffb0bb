import type { TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import type { KeyboardEvent } from 'react';
import {
  type NumberRange,
  steppedNumber,
  wholeNumberIn,
} from '../../../lib/forms/steppedNumber.ts';
import { FormikTextField } from './FormikTextField.tsx';

type WholeNumberFieldProps = Omit<TextFieldProps, 'type' | 'slotProps'> & {
  name: string;
  range: NumberRange;
};

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

const hasModifier = (event: KeyboardEvent) =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/**
 * The field of a whole number. Arrow keys change it by one. It is a text field, because browsers
 * drop marks from a number field, and change its number when the page is scrolled.
 */
export const FormikWholeNumberField = ({ name, range, ...props }: WholeNumberFieldProps) => {
  const [{ value }, , { setValue }] = useField<number | string>(name);
  const now = wholeNumberIn(value);
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || hasModifier(event)) return;
    event.preventDefault();
    const next = steppedNumber(value, step, range);
    if (next !== null) void setValue(next);
  };
  return (
    <FormikTextField
      {...props}
      name={name}
      autoComplete="off"
      onKeyDown={handleKey}
      slotProps={{
        htmlInput: {
          role: 'spinbutton',
          // A phone's keypad for whole numbers may have no minus sign.
          inputMode: range.min < 0 ? 'text' : 'numeric',
          'aria-valuemin': range.min,
          'aria-valuemax': range.max,
          ...(now !== null && { 'aria-valuenow': now }),
        },
      }}
    />
  );
};
