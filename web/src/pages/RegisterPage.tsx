import { useLocation } from 'react-router-dom';
import { TermsNote } from '../components/TermsNote.tsx';
import { GoogleButton } from '../features/session/GoogleButton.tsx';
import { LoginReason } from '../features/session/LoginReason.tsx';
import { RegisterForm } from '../features/session/RegisterForm.tsx';
import { SessionCard } from '../features/session/SessionCard.tsx';
import { SessionNotice } from '../features/session/SessionNotice.tsx';
import { register, signInWithGoogle } from '../features/session/signIn.ts';
import { useSignIn } from '../features/session/useSignIn.ts';
import { paths } from '../paths.ts';

export const RegisterPage = () => {
  const { state } = useLocation();
  const withGoogle = useSignIn(signInWithGoogle);
  const withPassword = useSignIn(register);
  const other = { question: 'Already have an account?', label: 'Login', to: paths.login, state };
  return (
    <SessionCard title="Register" google={<GoogleButton onClick={withGoogle} />} other={other}>
      <LoginReason />
      <SessionNotice>Registering creates another account and logs you in to it.</SessionNotice>
      <RegisterForm onSubmit={withPassword} />
      <TermsNote action="By registering" />
    </SessionCard>
  );
};
