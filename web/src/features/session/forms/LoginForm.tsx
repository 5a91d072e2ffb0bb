import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import type { Credentials } from '../signIn/signIn.ts';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SessionForm } from './SessionForm.tsx';
import { credentialsSchema } from './sessionSchemas.ts';
import { withTypedEmail } from './typedEmail.ts';

const ForgotPasswordLink = () => {
  const { values } = useFormikContext<Credentials>();
  const { state } = useLocation();
  return (
    <Link
      component={RouterLink}
      to={paths.resetPassword}
      state={withTypedEmail(state, values.email)}
      underline="always"
      sx={{ display: 'inline-block', py: 1.25, mb: 1 }}
    >
      Forgot your password?
    </Link>
  );
};

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
