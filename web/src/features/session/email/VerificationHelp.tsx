import type { SessionUser } from '../../../lib/session/session.ts';
import { useEmailVerification } from './useEmailVerification.ts';
import { VerificationSteps } from './VerificationSteps.tsx';

interface VerificationHelpProps {
  user: SessionUser;
  /** What a verified address lets the owner do now. */
  then?: string;
}

/** Helps the owner of an account who needs a verified address now. */
export const VerificationHelp = ({
  user,
  then = 'You can place the order now.',
}: VerificationHelpProps) => {
  const { verified, ...verification } = useEmailVerification(user);
  return verified ? (
    <div role="status">{`Your e-mail address is verified. ${then}`}</div>
  ) : (
    <VerificationSteps email={user.email ?? ''} {...verification} />
  );
};
