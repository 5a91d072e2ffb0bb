import type { OrderForm, Tool } from 'functions/contract';
import { useState } from 'react';
import { draftKey, readDraft, removeDraft, saveDraft } from '../../../drafts.ts';

/** What an order form shows: a quantity that was cleared is an empty text. */
export type OrderValues = Omit<OrderForm, 'orderQuantity'> & { orderQuantity: number | string };

/** A form that is being filled in, and the Idempotency-Key its order is sent under. */
interface OrderDraft {
  idempotencyKey: string;
  values: OrderValues;
}

const blank = ({ minOrder }: Pick<Tool, 'minOrder'>): OrderValues => ({
  phoneNumber: '',
  orderQuantity: minOrder,
  orderAddress: '',
});

const draftOf = (values: OrderValues): OrderDraft => ({
  idempotencyKey: crypto.randomUUID(),
  values,
});

const isDraft = (kept: unknown): kept is OrderDraft => {
  const { idempotencyKey, values } = (kept ?? {}) as Partial<OrderDraft>;
  return (
    typeof idempotencyKey === 'string' &&
    typeof values?.phoneNumber === 'string' &&
    typeof values.orderAddress === 'string' &&
    ['number', 'string'].includes(typeof values.orderQuantity)
  );
};

const isSame = (one: OrderValues, other: OrderValues) =>
  one.phoneNumber === other.phoneNumber &&
  one.orderQuantity === other.orderQuantity &&
  one.orderAddress === other.orderAddress;

const keyOf = (uid: string, tool: Tool) => draftKey(uid, `order:${tool._id}`);

/**
 * The order form of an account for a tool, as far as it was filled in before the page was reloaded.
 * Its key is kept with it: sent again after the reload, it still makes one order.
 */
export const useOrderDraft = (uid: string, tool: Tool) => {
  const key = keyOf(uid, tool);
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(key);
    return isDraft(kept) ? kept : draftOf(blank(tool));
  });
  const { idempotencyKey, values } = draft;

  const start = (next: OrderDraft, keep: (next: OrderDraft) => void) => {
    keep(next);
    setDraft(next);
  };

  return {
    idempotencyKey,
    initialValues: values,
    /** A form with nothing typed is not worth keeping: it starts anew, at the minimum of its day. */
    keep: (typed: OrderValues) =>
      isSame(typed, blank(tool))
        ? removeDraft(key)
        : saveDraft(key, { idempotencyKey, values: typed }),
    /** Leaves an empty form, under a new key. */
    clear: () => start(draftOf(blank(tool)), () => removeDraft(key)),
    /** Keeps what was typed, for another order. */
    renewKey: (typed: OrderValues) => start(draftOf(typed), (next) => saveDraft(key, next)),
  };
};
