import { FirebaseError } from 'firebase/app';
import { sendPasswordResetEmail } from 'firebase/auth';
import { auth } from '../../firebase.ts';
import { paths } from '../../paths.ts';

export interface PasswordReset {
  email: string;
}

const isUnknownAccount = (error: unknown) =>
  error instanceof FirebaseError && error.code === 'auth/user-not-found';

/**
 * Has a letter sent with a link to choose a new password, which leads back to the login. Nobody
 * learns whether there is such an account: without one it does nothing.
 * @throws a Firebase AuthError when the provider refuses for another reason.
 */
export const requestPasswordReset = async ({ email }: PasswordReset): Promise<void> => {
  const url = new URL(paths.login, window.location.origin).href;
  try {
    await sendPasswordResetEmail(auth, email, { url });
  } catch (error) {
    if (!isUnknownAccount(error)) throw error;
  }
};
