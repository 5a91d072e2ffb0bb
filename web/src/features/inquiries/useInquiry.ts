import { type BodyOf, publicRoutes } from 'functions/contract';
import { useState } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { fieldErrorsOf } from '../../lib/api/apiProblem.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { hasAccessToken } from '../../lib/session/storedToken.ts';
import type { InquiryBody, InquiryProblems } from './inquiryDetails.ts';

const { inquire } = publicRoutes;

/** A visitor's inquiry needs no Firebase; one of a customer is stored with the account. */
const sendInquiry = (body: InquiryBody, idempotencyKey: string): Promise<unknown> =>
  callApi(inquire, {
    // The API adds the fields that an inquiry without a tool leaves out.
    body: body as BodyOf<typeof inquire>,
    idempotencyKey,
    anonymous: !hasAccessToken(),
  });

const problemsOf = (error: unknown): InquiryProblems => {
  const errors = fieldErrorsOf(error);
  return Object.keys(errors).length > 0 ? errors : { email: messageOf(error) };
};

/**
 * Sends an inquiry: resolves to the problems, or null. `recipient` is the last accepted address. A
 * retry uses the same key, so it is stored once. It does not use TanStack Query's mutations: no
 * other part of the home page needs their code.
 */
export const useInquiry = () => {
  const [busy, setBusy] = useState(false);
  const [recipient, setRecipient] = useState<string | null>(null);
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const send = async (body: InquiryBody): Promise<InquiryProblems | null> => {
    setBusy(true);
    try {
      await sendInquiry(body, key);
      setKey(crypto.randomUUID());
      setRecipient(body.email);
      return null;
    } catch (error) {
      return problemsOf(error);
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, recipient };
};

/** The code of the details, which loads when they are opened. */
export type InquiryStep = typeof import('./InquiryDetailFields.tsx');

/** The step of the form that asks for details: closed, loading, failed or open. */
export const useInquiryStep = (initial: InquiryStep | null) => {
  const [step, setStep] = useState(initial);
  const [isOpen, setOpen] = useState(initial !== null);
  const [failed, setFailed] = useState(false);
  const toggle = async () => {
    setFailed(false);
    setOpen(!isOpen);
    if (isOpen || step) return;
    try {
      setStep(await import('./InquiryDetailFields.tsx'));
    } catch {
      setOpen(false);
      setFailed(true);
    }
  };
  return { step: isOpen ? step : null, isOpen, failed, toggle, close: () => setOpen(false) };
};
