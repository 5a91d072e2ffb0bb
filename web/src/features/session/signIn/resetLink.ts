import { sendPasswordResetEmail } from 'firebase/auth';
import { auth } from '../../../lib/firebase/firebase.ts';
import { firebaseErrorCode } from '../../../lib/firebase/firebaseErrorCode.ts';
import { paths } from '../../../lib/router/paths.ts';

/**
 * Sends an e-mail with a link to choose a new password; the link leads back to the login page. An
 * unknown address succeeds too, so that nobody can find out who has an account.
 * @throws a Firebase AuthError if the provider rejects it.
 */
export const sendResetLink = async (email: string): Promise<void> => {
  const url = new URL(paths.login, window.location.origin).href;
  try {
    await sendPasswordResetEmail(auth, email, { url });
  } catch (error) {
    if (firebaseErrorCode(error) !== 'auth/user-not-found') throw error;
  }
};
