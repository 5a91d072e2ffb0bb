import { type OrderFormValues, smallestQuantityOf, type Tool } from 'functions/contract';
import { useState } from 'react';
import { draftKey, readDraft, removeDraft, saveDraft } from '../../../drafts.ts';

/** The values while someone is typing: an emptied quantity is an empty text. */
export type OrderDraftValues = Omit<OrderFormValues, 'quantity'> & { quantity: number | string };

/** What is known about the buyer from earlier. */
export type OrderContact = Pick<OrderFormValues, 'phoneNumber' | 'orderAddress'>;

/** An unsent form and the idempotency key for its order. */
interface OrderDraft {
  idempotencyKey: string;
  values: OrderDraftValues;
}

/** A form, and the values it starts with if they come from a draft. */
interface FormState {
  idempotencyKey: string;
  values: OrderDraftValues | null;
}

/** What a form starts with, as far as it is known. */
export interface OrderStart {
  /** May load later than the form. */
  contact?: OrderContact | undefined;
  /** The quantity that was chosen on the page before. */
  quantity?: number | undefined;
}

/** The values before anything is typed. */
const untouched = (tool: Tool, { contact, quantity }: OrderStart): OrderDraftValues => ({
  phoneNumber: contact?.phoneNumber ?? '',
  quantity: quantity ?? smallestQuantityOf(tool),
  orderAddress: contact?.orderAddress ?? '',
});

/** An untouched form under a new key. */
const newForm = (): FormState => ({ idempotencyKey: crypto.randomUUID(), values: null });

const isDraft = (stored: unknown): stored is OrderDraft => {
  const { idempotencyKey, values } = (stored ?? {}) as Partial<OrderDraft>;
  return (
    typeof idempotencyKey === 'string' &&
    typeof values?.phoneNumber === 'string' &&
    typeof values.orderAddress === 'string' &&
    ['number', 'string'].includes(typeof values.quantity)
  );
};

const isSame = (one: OrderDraftValues, other: OrderDraftValues) =>
  one.phoneNumber === other.phoneNumber &&
  one.quantity === other.quantity &&
  one.orderAddress === other.orderAddress;

const keyOf = (uid: string, tool: Tool) => draftKey(uid, `order:${tool._id}`);

/**
 * The draft of an account's order for a tool, which survives a reload of the page. Its idempotency
 * key survives too: a retry after the reload does not place a second order. A draft goes before the
 * known contact, and a chosen quantity before that of the draft.
 */
export const useOrderDraft = (uid: string, tool: Tool, known: OrderStart = {}) => {
  const { contact, quantity } = known;
  const key = keyOf(uid, tool);
  const [draft, setDraft] = useState<FormState>(() => {
    const stored = readDraft(key);
    return isDraft(stored) ? stored : newForm();
  });
  const { idempotencyKey, values } = draft;
  const start = untouched(tool, values ? { quantity } : known);

  const store = (next: OrderDraft) => {
    saveDraft(key, next);
    setDraft(next);
  };

  return {
    idempotencyKey,
    initialValues: values ? { ...values, ...(quantity !== undefined && { quantity }) } : start,
    /** The contact for the fields that are still blank, unless the form shows a draft. */
    contact: values ? undefined : contact,
    /** Stores the typed values. An untouched form is not stored: the smallest order may change. */
    keep: (typed: OrderDraftValues) =>
      isSame(typed, start) ? removeDraft(key) : saveDraft(key, { idempotencyKey, values: typed }),
    /** Starts an untouched form under a new key. */
    clear: () => {
      removeDraft(key);
      setDraft(newForm());
    },
    /** Keeps the typed values, under a new key. */
    renewKey: (typed: OrderDraftValues) => store({ ...newForm(), values: typed }),
    /** Stores the values before they are sent: the form may be untouched, and its key must survive. */
    storeSent: (sent: OrderDraftValues) => store({ idempotencyKey, values: sent }),
  };
};
