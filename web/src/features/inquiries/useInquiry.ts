import { useState } from 'react';
import { ApiProblem } from '../../apiProblem.ts';
import { messageOf } from '../../messages.ts';
import { sendInquiry } from './inquiryRequests.ts';

const reasonOf = (error: unknown): string => {
  const fieldError = error instanceof ApiProblem && error.details.errors?.email;
  return fieldError || messageOf(error);
};

/**
 * Sends an inquiry: resolves to why it failed in words, or null. `sentTo` is where the last went.
 * Without TanStack Query's mutations, whose code the home page would load for this alone.
 */
export const useInquiry = () => {
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (email: string): Promise<string | null> => {
    setBusy(true);
    try {
      await sendInquiry(email);
      setSentTo(email);
      return null;
    } catch (error) {
      return reasonOf(error);
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, sentTo };
};
