import { useState } from 'react';
import { authMessageOf } from './authMessages.ts';
import { sendResetLink } from './signInCode.ts';

export interface PasswordReset {
  email: string;
}

const failed = 'The link could not be sent. Please try again.';

/**
 * `request` resolves to an error message, or null. `recipient` is the address of the last request.
 */
export const usePasswordReset = () => {
  const [recipient, setRecipient] = useState<string | null>(null);
  const request = async ({ email }: PasswordReset): Promise<string | null> => {
    setRecipient(null);
    try {
      await sendResetLink(email);
    } catch (error) {
      return authMessageOf(error, failed);
    }
    setRecipient(email);
    return null;
  };
  return { request, recipient };
};
