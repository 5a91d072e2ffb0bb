import Alert from '@mui/material/Alert';
import { useLocation } from 'react-router-dom';
import { GoogleButton } from '../../../features/session/forms/GoogleButton.tsx';
import { LoginForm } from '../../../features/session/forms/LoginForm.tsx';
import { SessionCard } from '../../../features/session/forms/SessionCard.tsx';
import { SessionNotice } from '../../../features/session/forms/SessionNotice.tsx';
import { typedEmail } from '../../../features/session/forms/typedEmail.ts';
import { LoginReason } from '../../../features/session/signIn/LoginReason.tsx';
import {
  signInWithGoogle,
  signInWithPassword,
} from '../../../features/session/signIn/signInCode.ts';
import { useSignIn } from '../../../features/session/signIn/useSignIn.ts';
import { paths } from '../../../lib/router/paths.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { readRequestedEmail, requestedEmailHint } from '../../../lib/storage/requestedEmail.ts';

/** Tells a visitor whose session a changed address may have ended which address to log in with. */
const RequestedEmailNote = () => {
  const hint = requestedEmailHint();
  const { status } = useSession();
  if (hint === '' || status === 'signedIn') return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {hint}
    </Alert>
  );
};

export const LoginPage = () => {
  const { state } = useLocation();
  const withGoogle = useSignIn(signInWithGoogle);
  const withPassword = useSignIn(signInWithPassword);
  const requested = readRequestedEmail()?.email ?? '';
  const other = {
    question: 'New to Tools Hub?',
    label: 'Create an account',
    to: paths.register,
    state,
  };
  return (
    <SessionCard title="Login" google={<GoogleButton onClick={withGoogle} />} other={other}>
      <LoginReason />
      <RequestedEmailNote />
      <SessionNotice>
        To open a page that this account cannot open, log in with another account.
      </SessionNotice>
      <LoginForm initialEmail={typedEmail(state) || requested} onSubmit={withPassword} />
    </SessionCard>
  );
};
