import { apiRoutes } from 'functions/contract';
import { useState } from 'react';
import { callApi } from '../../api.ts';
import { ApiProblem } from '../../apiProblem.ts';
import { messageOf } from '../../messages.ts';

const { inquire } = apiRoutes;

const sendInquiry = (email: string): Promise<unknown> =>
  callApi(inquire, inquire.href(), { body: { email }, anonymous: true });

const failureText = (error: unknown): string => {
  const fieldError = error instanceof ApiProblem && error.details.errors?.email;
  return fieldError || messageOf(error);
};

/**
 * Sends an inquiry: resolves to an error message, or null. `sentTo` is the last accepted address.
 * It does not use TanStack Query's mutations: no other part of the home page needs their code.
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
      return failureText(error);
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, sentTo };
};
