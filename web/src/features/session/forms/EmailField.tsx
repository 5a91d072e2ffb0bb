import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';

/** The address that identifies an account. */
export const EmailField = () => (
  <FormikTextField name="email" label="Email Address" type="email" autoComplete="username" />
);
