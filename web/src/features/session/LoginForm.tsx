import { EmailField } from './EmailField.tsx';
import { ForgotPasswordLink } from './ForgotPasswordLink.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SessionForm } from './SessionForm.tsx';
import { credentialsSchema } from './sessionSchemas.ts';
import type { Credentials } from './signIn.ts';

interface LoginFormProps {
  initialEmail: string;
  onSubmit: (credentials: Credentials) => Promise<string | null>;
}

export const LoginForm = ({ initialEmail, onSubmit }: LoginFormProps) => (
  <SessionForm
    initialValues={{ email: initialEmail, password: '' }}
    schema={credentialsSchema}
    submitLabel="Login"
    onSubmit={onSubmit}
  >
    <EmailField />
    <PasswordField autoComplete="current-password" />
    <ForgotPasswordLink />
  </SessionForm>
);
