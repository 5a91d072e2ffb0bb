import { sendEmailVerification, type User } from 'firebase/auth';
import { paths } from '../../../lib/router/paths.ts';
import { firebaseUser } from '../../../lib/session/firebaseUser.ts';
import { recordSignIn } from './recordSignIn.ts';

/**
 * Sends an e-mail with a link to verify the account's address, which leads back to the shop.
 * @throws a Firebase AuthError if the provider rejects it, for example after too many e-mails.
 */
export const sendVerification = (user: User): Promise<void> => {
  const url = new URL(paths.home, window.location.origin).href;
  return sendEmailVerification(user, { url });
};

/** As sendVerification, for the signed-in account. */
export const resendVerification = async (uid: string): Promise<void> =>
  sendVerification(await firebaseUser(uid));

/**
 * Checks whether the address is verified. If it is, it updates the server first, then the token: if
 * a step fails, the next call repeats it.
 * @throws a Firebase AuthError or ApiProblem if one of them fails.
 */
export const confirmVerification = async (uid: string): Promise<boolean> => {
  const user = await firebaseUser(uid);
  if (!user.emailVerified) await user.reload();
  if (!user.emailVerified) return false;
  const { claims } = await user.getIdTokenResult();
  if (claims.email_verified === true) return true;
  await recordSignIn(user);
  await user.getIdToken(true);
  return true;
};
