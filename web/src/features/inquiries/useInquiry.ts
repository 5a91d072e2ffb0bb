import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../api.ts';
import { messageOf } from '../../messages.ts';
import { sendInquiry } from './inquiryRequests.ts';

const reasonOf = (error: unknown): string => {
  const fieldError = error instanceof ApiProblem && error.details.errors?.email;
  return fieldError || messageOf(error);
};

/** Sends an inquiry: resolves to why it failed in words, or null. `sentTo` is where the last went. */
export const useInquiry = () => {
  const { mutateAsync, isPending } = useMutation({ mutationFn: sendInquiry });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (email: string): Promise<string | null> => {
    try {
      await mutateAsync(email);
    } catch (error) {
      return reasonOf(error);
    }
    setSentTo(email);
    return null;
  };
  return { send, busy: isPending, sentTo };
};
