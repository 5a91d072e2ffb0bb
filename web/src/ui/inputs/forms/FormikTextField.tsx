import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

/**
 * A text field of a Formik form. It reserves space for its error, so that the page does not move.
 */
export const FormikTextField = ({
  name,
  helperText = ' ',
  ...props
}: TextFieldProps & { name: string }) => {
  const [field, { touched, error }] = useField<string | number>(name);
  const isInvalid = touched && Boolean(error);
  return (
    <TextField
      {...field}
      {...props}
      id={props.id ?? name}
      error={isInvalid}
      // A list that is typed as one text can have an error for each part.
      helperText={isInvalid ? [error].flat().find(Boolean) : helperText}
    />
  );
};
