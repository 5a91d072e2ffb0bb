import { FormikTextField } from '../../components/FormikTextField.tsx';
import { SessionForm } from './SessionForm.tsx';
import { credentialsSchema } from './sessionSchemas.ts';
import type { Credentials } from './signIn.ts';

interface LoginFormProps {
  onSubmit: (credentials: Credentials) => Promise<string | null>;
}

export const LoginForm = ({ onSubmit }: LoginFormProps) => (
  <SessionForm
    initialValues={{ email: '', password: '' }}
    schema={credentialsSchema}
    submitLabel="Login"
    onSubmit={onSubmit}
  >
    <FormikTextField name="email" label="Email Address" type="email" autoComplete="username" />
    <FormikTextField
      name="password"
      label="Password"
      type="password"
      autoComplete="current-password"
    />
  </SessionForm>
);
