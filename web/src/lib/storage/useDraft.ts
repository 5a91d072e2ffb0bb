import { useState } from 'react';
import { sendAttempt } from './attempts.ts';
import { draftKey, readDraft, removeDraft, saveDraft } from './drafts.ts';

interface DraftOptions<Values> {
  uid: string;
  /** The name of the form. */
  form: string;
  blank: Values;
  /** Whether stored values can be used: anyone can edit the storage. */
  isValid: (stored: unknown) => stored is Values;
}

const read = <Values>({ uid, form, isValid }: DraftOptions<Values>): Values | undefined => {
  const storedDraft = readDraft(draftKey(uid, form));
  return isValid(storedDraft) ? storedDraft : undefined;
};

/**
 * The draft of an account's form, which survives a reload and a new login, as do requests without
 * an answer: a retry after the reload is not another request.
 */
export const useDraft = <Values extends object>(options: DraftOptions<Values>) => {
  const key = draftKey(options.uid, options.form);
  const [restored] = useState(() => read(options));
  const [start] = useState(() => restored ?? options.blank);
  return {
    /** The initial values of the form. */
    start,
    /** Whether these were typed before. */
    isRestored: restored !== undefined,
    keep: (values: Values) => saveDraft(key, values),
    /** Sends a request of the form under an idempotency key. */
    send: <Result>(request: object, send: (idempotencyKey: string) => Promise<Result>) =>
      sendAttempt(key, request, send),
    remove: () => removeDraft(key),
  };
};
