import type { OrderFormValues, Tool } from 'functions/contract';
import { useState } from 'react';
import { draftKey, readDraft, removeDraft, saveDraft } from '../../../drafts.ts';

/** The values while someone is typing: an emptied quantity is an empty text. */
export type OrderDraftValues = Omit<OrderFormValues, 'quantity'> & { quantity: number | string };

/** An unsent form and the idempotency key for its order. */
interface OrderDraft {
  idempotencyKey: string;
  values: OrderDraftValues;
}

const blank = ({ minOrder }: Pick<Tool, 'minOrder'>): OrderDraftValues => ({
  phoneNumber: '',
  quantity: minOrder,
  orderAddress: '',
});

const draftOf = (values: OrderDraftValues): OrderDraft => ({
  idempotencyKey: crypto.randomUUID(),
  values,
});

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
 * key survives too: a retry after the reload does not place a second order.
 */
export const useOrderDraft = (uid: string, tool: Tool) => {
  const key = keyOf(uid, tool);
  const [draft, setDraft] = useState(() => {
    const stored = readDraft(key);
    return isDraft(stored) ? stored : draftOf(blank(tool));
  });
  const { idempotencyKey, values } = draft;

  const start = (next: OrderDraft, store: (next: OrderDraft) => void) => {
    store(next);
    setDraft(next);
  };

  return {
    idempotencyKey,
    initialValues: values,
    /** Stores the typed values. A blank form is not stored: the minimum order may change. */
    keep: (typed: OrderDraftValues) =>
      isSame(typed, blank(tool))
        ? removeDraft(key)
        : saveDraft(key, { idempotencyKey, values: typed }),
    /** Starts a blank form under a new key. */
    clear: () => start(draftOf(blank(tool)), () => removeDraft(key)),
    /** Keeps the typed values, under a new key. */
    renewKey: (typed: OrderDraftValues) => start(draftOf(typed), (next) => saveDraft(key, next)),
  };
};
