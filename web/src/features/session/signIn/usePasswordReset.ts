import { FirebaseError } from 'firebase/app';
import { sendPasswordResetEmail } from 'firebase/auth';
import { useState } from 'react';
import { auth } from '../../../lib/firebase/firebase.ts';
import { paths } from '../../../lib/router/paths.ts';
import { authMessageOf } from './authMessages.ts';

export interface PasswordReset {
  email: string;
}

const failed = 'The link could not be sent. Please try again.';

const isUnknownAccount = (error: unknown) =>
  error instanceof FirebaseError && error.code === 'auth/user-not-found';

/**
 * Sends an e-mail with a link to choose a new password; the link leads back to the login page. An
 * unknown address succeeds too, so that nobody can find out who has an account.
 */
const sendResetLink = async ({ email }: PasswordReset): Promise<void> => {
  const url = new URL(paths.login, window.location.origin).href;
  try {
    await sendPasswordResetEmail(auth, email, { url });
  } catch (error) {
    if (!isUnknownAccount(error)) throw error;
  }
};

/**
 * `request` resolves to an error message, or null. `recipient` is the address of the last request.
 */
export const usePasswordReset = () => {
  const [recipient, setRecipient] = useState<string | null>(null);
  const request = async (reset: PasswordReset): Promise<string | null> => {
    setRecipient(null);
    try {
      await sendResetLink(reset);
    } catch (error) {
      return authMessageOf(error, failed);
    }
    setRecipient(reset.email);
    return null;
  };
  return { request, recipient };
};
