import { type OrderLinesBody, orderLinesSchema, paymentMethods } from 'functions/contract';
import { useRef, useState } from 'react';
import { draftKey, readDraft, removeDraft, saveDraft } from '../../drafts.ts';
import { blankValues, type CheckoutValues } from './checkoutForm.ts';

/** An unplaced order: the form, its idempotency key, and what was sent under it without an answer. */
export interface CheckoutDraft {
  idempotencyKey: string;
  /** The id of a saved address, `other`, or empty for the default. */
  addressId: string;
  values: CheckoutValues;
  /** The order that was sent last and may have been placed; null if there is none. */
  unanswered: OrderLinesBody | null;
}

const newDraft = (): CheckoutDraft => ({
  idempotencyKey: crypto.randomUUID(),
  addressId: '',
  values: blankValues,
  unanswered: null,
});

const isValues = (stored: unknown): stored is CheckoutValues => {
  const values = (stored ?? {}) as Record<string, unknown>;
  return (
    Object.entries(blankValues).every(([name, blank]) => typeof values[name] === typeof blank) &&
    paymentMethods.some((method) => method === values.paymentMethod)
  );
};

const isOrder = (stored: unknown): stored is OrderLinesBody =>
  orderLinesSchema.isValidSync(stored, { strict: true });

/** The stored draft, as far as it is valid. Anyone can edit the storage. */
const read = (key: string): CheckoutDraft => {
  const { idempotencyKey, addressId, values, unanswered } = (readDraft(key) ??
    {}) as Partial<CheckoutDraft>;
  if (typeof idempotencyKey !== 'string' || !isValues(values)) return newDraft();
  return {
    idempotencyKey,
    addressId: typeof addressId === 'string' ? addressId : '',
    values,
    unanswered: isOrder(unanswered) ? unanswered : null,
  };
};

/**
 * The draft of an account's checkout, which survives a reload and a new login. Its idempotency key and
 * an order without an answer survive too: a retry after the reload does not place a second order.
 */
export const useCheckoutDraft = (uid: string, form = 'checkout') => {
  const key = draftKey(uid, form);
  const [draft, setDraft] = useState(() => read(key));
  // A change must be stored before the next call is sent, and not with the next render.
  const latest = useRef(draft);
  const store = (change: Partial<CheckoutDraft>) => {
    latest.current = { ...latest.current, ...change };
    saveDraft(key, latest.current);
    setDraft(latest.current);
  };
  return {
    draft,
    choose: (addressId: string) => store({ addressId }),
    keep: (values: CheckoutValues) => store({ values }),
    keepUnanswered: (unanswered: OrderLinesBody | null) => store({ unanswered }),
    /** The next order is another one: a new key for the same form. */
    renewKey: () => store({ idempotencyKey: crypto.randomUUID(), unanswered: null }),
    remove: () => removeDraft(key),
  };
};
