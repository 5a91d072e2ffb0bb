import type { PasswordReset } from '../signIn/usePasswordReset.ts';
import { EmailField } from './EmailField.tsx';
import { SessionForm } from './SessionForm.tsx';
import { passwordResetSchema } from './sessionSchemas.ts';

interface ResetPasswordFormProps {
  initialEmail: string;
  onSubmit: (request: PasswordReset) => Promise<string | null>;
}

export const ResetPasswordForm = ({ initialEmail, onSubmit }: ResetPasswordFormProps) => (
  <SessionForm
    initialValues={{ email: initialEmail }}
    schema={passwordResetSchema}
    submitLabel="Send the link"
    onSubmit={onSubmit}
  >
    <EmailField />
  </SessionForm>
);
