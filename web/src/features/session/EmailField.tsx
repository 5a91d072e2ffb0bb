import { FormikTextField } from '../../components/FormikTextField.tsx';

/** The address an account is known by. */
export const EmailField = () => (
  <FormikTextField name="email" label="Email Address" type="email" autoComplete="username" />
);
