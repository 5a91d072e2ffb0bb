import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useId } from 'react';

/** A labelled checkbox of a Formik form. */
export const FormikCheckbox = ({ name, label }: { name: string; label: string }) => {
  const [field, { touched, error }] = useField<boolean>({ name, type: 'checkbox' });
  const id = useId();
  const isInvalid = touched && Boolean(error);
  const input = isInvalid ? { 'aria-invalid': true, 'aria-describedby': id } : {};
  return (
    <>
      <FormControlLabel label={label} control={<Checkbox {...field} slotProps={{ input }} />} />
      {isInvalid && (
        <FormHelperText id={id} error>
          {error}
        </FormHelperText>
      )}
    </>
  );
};
