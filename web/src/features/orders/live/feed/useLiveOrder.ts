import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ListenedOrder } from '../../../../domain/live/liveSources.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { orderKeys } from '../../../../domain/order/orderCache.ts';
import { invalidateQueries } from '../../../../lib/queries/invalidateQueries.ts';
import { orderFrom } from './feedChanges.ts';
import { putOrder } from './putOrders.ts';

const paymentState = ({ paid, refunded, total, dueAt, invoiceNumber, creditNoteNumbers }: Order) =>
  [paid, refunded, total, dueAt, invoiceNumber, ...creditNoteNumbers].join();

const shownOrder = (client: QueryClient, { _id, number }: Order) =>
  [_id, number]
    .map((key) => client.getQueryData<Order>(orderKeys.one(key)))
    .find((cached) => cached?._id === _id);

/**
 * Brings the changes of an order into the cache. `onPayment` is called when its payments or
 * documents have changed.
 */
export const useLiveOrder = (onPayment: () => void) => {
  const client = useQueryClient();
  const refresh = () => void invalidateQueries(client, orderKeys.all);
  const onContent = (listened: ListenedOrder | undefined) => {
    if (!listened) return refresh();
    const order = orderFrom(listened);
    const before = shownOrder(client, order);
    putOrder(client, order);
    const after = shownOrder(client, order);
    if (!before || !after) return;
    if (paymentState(after) !== paymentState(before)) onPayment();
    if (after.history.length !== before.history.length) {
      void invalidateQueries(client, orderKeys.audit(order._id));
    }
  };
  return { onContent, refresh };
};
