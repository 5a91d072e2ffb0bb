import { useRef, useState } from 'react';
import { draftKey, readDraft, removeDraft, saveDraft } from '../../drafts.ts';

/** A form that was not sent yet, with the idempotency key of its request. */
export interface Draft<Values> {
  idempotencyKey: string;
  values: Values;
}

interface DraftOptions<Values> {
  uid: string;
  /** The name of the form. */
  form: string;
  blank: Values;
  /** Whether stored values can be used: anyone can edit the storage. */
  isValid: (stored: unknown) => stored is Values;
}

const read = <Values>({ uid, form, blank, isValid }: DraftOptions<Values>): Draft<Values> => {
  const stored = readDraft(draftKey(uid, form)) as Partial<Draft<unknown>> | null;
  const { idempotencyKey, values } = stored ?? {};
  if (typeof idempotencyKey === 'string' && isValid(values)) return { idempotencyKey, values };
  return { idempotencyKey: crypto.randomUUID(), values: blank };
};

/**
 * The draft of an account's form, which survives a reload and a new login together with its idempotency
 * key: a retry after the reload is not another request.
 */
export const useDraft = <Values extends object>(options: DraftOptions<Values>) => {
  const key = draftKey(options.uid, options.form);
  const [start] = useState(() => read(options));
  const latest = useRef(start);
  const store = (change: Partial<Draft<Values>>) => {
    latest.current = { ...latest.current, ...change };
    saveDraft(key, latest.current);
  };
  return {
    /** What the form starts with. */
    start: start.values,
    idempotencyKey: () => latest.current.idempotencyKey,
    keep: (values: Values) => store({ values }),
    /** The next request is another one. */
    renewKey: () => store({ idempotencyKey: crypto.randomUUID() }),
    /** Forgets the values, and begins another request. */
    remove: () => {
      latest.current = { idempotencyKey: crypto.randomUUID(), values: options.blank };
      removeDraft(key);
    },
  };
};
