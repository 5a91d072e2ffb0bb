import { useLocation } from 'react-router-dom';
import { TermsNote } from '../../../domain/shop/TermsNote.tsx';
import { GoogleButton } from '../../../features/session/forms/GoogleButton.tsx';
import { RegisterForm } from '../../../features/session/forms/RegisterForm.tsx';
import { SessionCard } from '../../../features/session/forms/SessionCard.tsx';
import { SessionNotice } from '../../../features/session/forms/SessionNotice.tsx';
import { LoginReason } from '../../../features/session/signIn/LoginReason.tsx';
import { register, signInWithGoogle } from '../../../features/session/signIn/signInCode.ts';
import { useSignIn } from '../../../features/session/signIn/useSignIn.ts';
import { paths } from '../../../lib/router/paths.ts';

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
