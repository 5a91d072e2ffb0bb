import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import type { LiveOrder, LiveOrderDocument } from '../../contract/index.ts';
import { namesOf } from '../../contract/kinds/fields.ts';
import { orderFields } from '../../contract/orders/fields.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import { batchCalls } from '../../store/calls/batchCalls.ts';
import { liveOrders, orders } from '../../store/collections/collections.ts';
import type { ServerTime } from '../../store/collections/serverTime.ts';
import { type StoredOrder, toLiveOrder } from '../ordering/orders/orderResponse.ts';
import { publishDocuments, type Source } from './publishDocuments.ts';

/** All orders, and what is published of them. */
export const orderSource: Source<OrderDocument, LiveOrderDocument> = {
  originals: orders,
  fields: namesOf(orderFields),
  published: liveOrders,
  toLive: (_id, order) => toLiveOrder(order),
};

const isNow = (): Date | FieldValue => FieldValue.serverTimestamp();

/**
 * Publishes the current state of orders, by default as changed now, and removes what was published
 * of orders that no longer exist.
 */
export const publishOrders = (
  ids: readonly string[],
  changedAt: (order: LiveOrder) => Date | FieldValue = isNow,
): Promise<ServerTime[]> =>
  publishDocuments(orderSource, ids, (order) => ({ ...order, changedAt: changedAt(order) }));

const publishedOrder = (order: StoredOrder | undefined): LiveOrder | undefined =>
  order && toLiveOrder(order);

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
