import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { ResetPasswordForm } from '../../../features/session/forms/ResetPasswordForm.tsx';
import { SessionCard } from '../../../features/session/forms/SessionCard.tsx';
import { typedEmail } from '../../../features/session/forms/typedEmail.ts';
import { usePasswordReset } from '../../../features/session/signIn/usePasswordReset.ts';
import { paths } from '../../../lib/router/paths.ts';

export const ResetPasswordPage = () => {
  const { state } = useLocation();
  const { request, recipient } = usePasswordReset();
  const other = { question: 'Remembered it?', label: 'Login', to: paths.login, state };
  return (
    <SessionCard title="Reset your password" other={other}>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        We will send you a link to choose a new password.
      </Typography>
      <ResetPasswordForm initialEmail={typedEmail(state)} onSubmit={request} />
      <div role="status">
        {recipient && (
          <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
            {`If there is an account for ${recipient}, the link is on its way. Look in your spam folder too.`}
          </Alert>
        )}
      </div>
    </SessionCard>
  );
};
