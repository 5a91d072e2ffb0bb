import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import type { Registration } from '../signIn/signIn.ts';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SessionForm } from './SessionForm.tsx';
import { passwordRule, registrationSchema } from './sessionSchemas.ts';

interface RegisterFormProps {
  onSubmit: (registration: Registration) => Promise<string | null>;
}

export const RegisterForm = ({ onSubmit }: RegisterFormProps) => (
  <SessionForm
    initialValues={{ fullName: '', email: '', password: '' }}
    schema={registrationSchema}
    submitLabel="Register"
    onSubmit={onSubmit}
  >
    <FormikTextField name="fullName" label="Full Name" autoComplete="name" />
    <EmailField />
    <PasswordField autoComplete="new-password" helperText={passwordRule} />
  </SessionForm>
);
