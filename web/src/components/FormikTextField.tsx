import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

/** A field of the Formik form around it. Room for its error is kept, so that none moves the page. */
export const FormikTextField = ({
  name,
  helperText = ' ',
  ...props
}: TextFieldProps & { name: string }) => {
  const [field, { touched, error }] = useField<string | number>(name);
  const refused = touched && Boolean(error);
  return (
    <TextField
      {...props}
      {...field}
      id={props.id ?? name}
      error={refused}
      helperText={refused ? error : helperText}
    />
  );
};
