import { sendEmailVerification, type User } from 'firebase/auth';
import { paths } from '../../paths.ts';
import { recordSignIn } from './recordSignIn.ts';

/**
 * Has a mail sent with a link to verify the account's address, which leads back to the shop.
 * @throws a Firebase AuthError when the provider refuses, for one after too many mails.
 */
export const sendVerification = (user: User): Promise<void> => {
  const url = new URL(paths.home, window.location.origin).href;
  return sendEmailVerification(user, { url });
};

/**
 * Whether the address is verified by now. The server learns of it first and the token follows, so
 * that a failure in between is made up for by the next call.
 * @throws a Firebase AuthError or ApiProblem when either does not answer.
 */
export const confirmVerification = async (user: User): Promise<boolean> => {
  if (!user.emailVerified) await user.reload();
  if (!user.emailVerified) return false;
  const { claims } = await user.getIdTokenResult();
  if (claims.email_verified === true) return true;
  await recordSignIn(user);
  await user.getIdToken(true);
  return true;
};
