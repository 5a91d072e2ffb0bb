import { useState } from 'react';
import { authMessageOf } from './authMessages.ts';
import { type PasswordReset, requestPasswordReset } from './passwordReset.ts';

const failed = 'The link could not be sent. Please try again.';

/** Asks for a new password: resolves to why it failed in words, or null; `sentTo` is whom for. */
export const usePasswordReset = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = async (reset: PasswordReset): Promise<string | null> => {
    setSentTo(null);
    try {
      await requestPasswordReset(reset);
    } catch (error) {
      return authMessageOf(error, failed);
    }
    setSentTo(reset.email);
    return null;
  };
  return { request, sentTo };
};
