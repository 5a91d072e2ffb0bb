import type { TextFieldProps } from '@mui/material/TextField';
import { FormikTextField } from './FormikTextField.tsx';

/** Asks for the reason of a step, in one or more lines. */
export const ReasonField = (props: Pick<TextFieldProps, 'id' | 'helperText' | 'sx'>) => (
  <FormikTextField
    name="reason"
    label="Reason"
    autoComplete="off"
    multiline
    minRows={2}
    {...props}
  />
);
