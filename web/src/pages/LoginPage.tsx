import { useLocation } from 'react-router-dom';
import { GoogleButton } from '../features/session/GoogleButton.tsx';
import { LoginForm } from '../features/session/LoginForm.tsx';
import { LoginReason } from '../features/session/LoginReason.tsx';
import { RequestedEmailNote } from '../features/session/RequestedEmailNote.tsx';
import { SessionCard } from '../features/session/SessionCard.tsx';
import { SessionNotice } from '../features/session/SessionNotice.tsx';
import { signInWithGoogle, signInWithPassword } from '../features/session/signIn.ts';
import { typedEmail } from '../features/session/typedEmail.ts';
import { useSignIn } from '../features/session/useSignIn.ts';
import { paths } from '../paths.ts';
import { readRequestedEmail } from '../requestedEmail.ts';

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
