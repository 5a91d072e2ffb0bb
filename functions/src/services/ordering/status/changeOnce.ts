import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { Actor } from '../../../store/accounts/accounts.ts';
import { type ChangedMarker, once } from '../../../store/writes/once.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { closeCardPage } from '../booking/closeCardPage.ts';
import { orderAfter, orderReference, permittedOrder } from '../orders/orders.ts';

/** A request for a step of an order. */
export interface StepRequest {
  id: string;
  key: string | undefined;
  /** The rest of the request, to distinguish a retry from another one. */
  input: object;
}

/** The place in the history of the event that a request has added; -1 if there is none. */
const eventOf = ({ history }: OrderDocument, requestId: string): number =>
  history.findIndex((event) => event.transitionId === requestId);

/**
 * Takes a step of an order once for each request, and closes a card page that would then take too
 * much. Returns the order after the step; a retry gets it as it was then. Throws `order-not-found`,
 * also for another account's order.
 */
export const changeOnce = async (
  { id, key, input }: StepRequest,
  caller: Actor,
  change: (transaction: Transaction, order: OrderDocument) => Promise<OrderDocument>,
): Promise<OrderDocument> => {
  const marker: ChangedMarker<OrderDocument, OrderDocument> = {
    changes: orderReference(id),
    isFrom: (order, requestId) => eventOf(order, requestId) >= 0,
    answer: (order, requestId) =>
      orderAfter(permittedOrder(order, caller), eventOf(order, requestId) + 1),
  };
  const request = { caller: caller.uid, key, input: { id, ...input }, marker };
  const changed = await once(request, (transaction, stored) =>
    change(transaction, permittedOrder(stored, caller)),
  );
  await closeCardPage(changed);
  return changed;
};
