import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';

/** A labelled checkbox of a Formik form. */
export const FormikCheckbox = ({ name, label }: { name: string; label: string }) => {
  const [field] = useField<boolean>({ name, type: 'checkbox' });
  return <FormControlLabel label={label} control={<Checkbox {...field} />} />;
};
