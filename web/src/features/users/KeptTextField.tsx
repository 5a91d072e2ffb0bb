import type { TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { FormikTextField } from '../../components/FormikTextField.tsx';

/** A field that is not emptied by clearing it, and says so. */
export const KeptTextField = (props: TextFieldProps & { name: string }) => {
  const [{ value }, { initialValue }] = useField<string>(props.name);
  const isCleared = Boolean(initialValue) && value.trim() === '';
  return (
    <FormikTextField
      {...props}
      helperText={isCleared ? `Left empty, ‘${initialValue}’ is kept` : ' '}
      slotProps={{ ...props.slotProps, formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
    />
  );
};
