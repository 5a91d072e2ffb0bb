import { type OrderFormValues, smallestQuantityOf, type Tool } from 'functions/contract';
import { useState } from 'react';
import { payerKey } from '../../../lib/session/buyingFor.ts';
import { readUnanswered, sendAttempt } from '../../../lib/storage/attempts.ts';
import { draftKey, readDraft, removeDraft, saveDraft } from '../../../lib/storage/drafts.ts';

/** The values while someone is typing: an emptied quantity is an empty text. */
export type OrderDraftValues = Omit<OrderFormValues, 'quantity'> & { quantity: number | string };

/** The buyer's data from earlier orders. */
export type OrderContact = Pick<OrderFormValues, 'phoneNumber' | 'orderAddress'>;

/** The initial values of a form, as far as they are known. */
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

const isDraft = (stored: unknown): stored is OrderDraftValues => {
  const { phoneNumber, orderAddress, quantity } = (stored ?? {}) as Partial<OrderDraftValues>;
  return (
    typeof phoneNumber === 'string' &&
    typeof orderAddress === 'string' &&
    ['number', 'string'].includes(typeof quantity)
  );
};

const isSame = (one: OrderDraftValues, other: OrderDraftValues) =>
  one.phoneNumber === other.phoneNumber &&
  one.quantity === other.quantity &&
  one.orderAddress === other.orderAddress;

/**
 * The values that were typed, or else those of an order without an answer: its retry must be the
 * same.
 */
const storedValues = (key: string): OrderDraftValues | null =>
  [readDraft(key), readUnanswered(key)].find(isDraft) ?? null;

/**
 * The draft of an account's order for a tool, which survives a reload of the page. A draft goes
 * before the known contact, and a chosen quantity before that of the draft.
 */
export const useOrderDraft = (uid: string, tool: Tool, known: OrderStart = {}) => {
  const { contact, quantity } = known;
  const key = payerKey(draftKey(uid, `order:${tool._id}`));
  const [{ form, values }, setDraft] = useState(() => ({ form: 1, values: storedValues(key) }));
  const start = untouched(tool, values ? { quantity } : known);

  return {
    /** The number of the form: each one has its own fields. */
    form,
    initialValues: values ? { ...values, ...(quantity !== undefined && { quantity }) } : start,
    /** The contact for the fields that are still blank, unless the form shows a draft. */
    contact: values ? undefined : contact,
    /** Stores the typed values. An untouched form is not stored: the smallest order may change. */
    keep: (typed: OrderDraftValues) =>
      isSame(typed, start) ? removeDraft(key) : saveDraft(key, typed),
    /** Starts an untouched form. */
    clear: () => {
      removeDraft(key);
      setDraft({ form: form + 1, values: null });
    },
    /** Sends the order of the form. A retry, also after a reload, does not place a second order. */
    send: <Result>(order: OrderFormValues, send: (idempotencyKey: string) => Promise<Result>) =>
      sendAttempt(key, order, send),
    /** Sends it for approval, with its retries apart from those of the order. */
    ask: <Result>(order: OrderFormValues, send: (idempotencyKey: string) => Promise<Result>) =>
      sendAttempt(`${key} request`, order, send),
  };
};
