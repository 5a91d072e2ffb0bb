import { paymentMethods } from 'functions/contract';
import { useRef, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from '../../../lib/storage/drafts.ts';
import { blankValues, type CheckoutValues } from '../form/checkoutForm.ts';

/** The form of an order that is not placed. */
export interface CheckoutDraft {
  /** The id of a saved address, `other`, or empty for the default. */
  addressId: string;
  values: CheckoutValues;
}

const newDraft: CheckoutDraft = { addressId: '', values: blankValues };

const isValues = (stored: unknown): stored is CheckoutValues => {
  const values = (stored ?? {}) as Record<string, unknown>;
  return (
    Object.entries(blankValues).every(([name, blank]) => typeof values[name] === typeof blank) &&
    paymentMethods.some((method) => method === values.paymentMethod)
  );
};

/** The stored draft, as far as it is valid. Anyone can edit the storage. */
const read = (key: string): CheckoutDraft => {
  const { addressId, values } = (readDraft(key) ?? {}) as Partial<CheckoutDraft>;
  if (!isValues(values)) return newDraft;
  return { addressId: typeof addressId === 'string' ? addressId : '', values };
};

/** The draft of a checkout, which survives a reload and a new login. */
export const useCheckoutDraft = (key: string) => {
  const [draft, setDraft] = useState(() => read(key));
  // Two changes before the next render must not lose the first.
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
    remove: () => removeDraft(key),
  };
};
