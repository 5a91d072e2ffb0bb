import type { SessionUser } from '../../../lib/session/session.ts';
import { useEmailVerification } from './useEmailVerification.ts';
import { VerificationSteps } from './VerificationSteps.tsx';

/** Helps the owner of an account who needs a verified address now. */
export const VerificationHelp = ({ user }: { user: SessionUser }) => {
  const { verified, ...verification } = useEmailVerification(user);
  return verified ? (
    <div role="status">Your e-mail address is verified. You can place the order now.</div>
  ) : (
    <VerificationSteps email={user.email ?? ''} {...verification} />
  );
};
