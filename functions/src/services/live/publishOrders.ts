import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import { batchCalls } from '../../batchCalls.ts';
import { liveOrders, orders } from '../../collections.ts';
import type { LiveOrder, OrderDocument } from '../../contract/index.ts';
import { type DerivedWrite, writeDerived } from '../../lockedWrites.ts';
import { type SentOrder, sentFields, toLiveOrder } from '../ordering/sentOrder.ts';

/** What is published of an order, besides the time; `undefined` if the order does not exist. */
export const publishedOrder = (order: SentOrder | undefined): LiveOrder | undefined =>
  order && toLiveOrder(order);

type ChangedAt = (order: LiveOrder) => Date | FieldValue;

const toWrite = (id: string, order: LiveOrder | undefined, changedAt: ChangedAt): DerivedWrite => ({
  reference: liveOrders.doc(id),
  content: order ? { ...order, changedAt: changedAt(order) } : null,
});

const isNow: ChangedAt = () => FieldValue.serverTimestamp();

/**
 * Publishes the current state of orders, by default as changed now, and removes what was published of
 * orders that no longer exist. The orders are read and cannot change until that is written, so calls
 * may be repeated or out of order.
 */
export const publishOrders = (ids: readonly string[], changedAt = isNow): Promise<void> =>
  writeDerived({ collection: orders, ids, fields: sentFields }, (contents) =>
    [...contents].map(([id, order]) => toWrite(id, publishedOrder(order), changedAt)),
  );

const publishOrder = batchCalls(
  async (ids: readonly string[]) => {
    await publishOrders([...new Set(ids)]);
    return ids;
  },
  { calls: 100, loads: 1 },
);

/** An order before and after a change; `undefined` if it did not exist. */
export interface OrderChange {
  id: string;
  before: OrderDocument | undefined;
  after: OrderDocument | undefined;
}

/** Publishes an order after a change, unless the change is of fields that no response has. */
export const publishChangedOrder = async ({ id, before, after }: OrderChange): Promise<void> => {
  if (isDeepStrictEqual(publishedOrder(before), publishedOrder(after))) return;
  await publishOrder(id);
};
