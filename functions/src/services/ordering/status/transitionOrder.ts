import {
  type ChangedOrder,
  missingDetailMessages,
  type PermittedTransition,
  type TransitionInput,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders.ts';
import { validationError } from '../../../errors.ts';
import type { BuyingActor } from '../../../store/accounts/buyer.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { type ChangedMarker, once } from '../../../store/writes/once.ts';
import { type ReadSettings, readSettings } from '../../settings/settings.ts';
import { closeCardPage } from '../booking/closeCardPage.ts';
import { toOrder } from '../orders/orderResponse.ts';
import { orderAfter, orderReference, permittedOrder } from '../orders/orders.ts';
import { changeStatus } from './changeStatus.ts';
import { permittedTransition } from './permittedTransition.ts';

const checkDetails = ({ required }: PermittedTransition, input: TransitionInput): void => {
  const missing = required.filter((name) => !input[name]);
  if (missing.length === 0) return;
  throw validationError(
    Object.fromEntries(missing.map((name) => [name, missingDetailMessages[name]])),
  );
};

/** The place in the history of the event that a request has added; -1 if there is none. */
const transitionOf = ({ history }: OrderDocument, requestId: string): number =>
  history.findIndex((event) => event.transitionId === requestId);

/**
 * Moves an order to another status; the open card page of a cancelled one is closed. A retry with
 * the same key gets the first response. Throws `order-not-found`, also for another account's order,
 * `transition-not-allowed` with the statuses to which the caller may move it, `validation` for
 * missing details, and `settings-incomplete` when the invoice cannot be issued.
 */
export const transitionOrder = async (
  id: string,
  { input, key }: IdempotentRequest<TransitionInput>,
  caller: BuyingActor,
  read: ReadSettings = readSettings,
): Promise<ChangedOrder> => {
  const { to, ...details } = input;
  const marker: ChangedMarker<OrderDocument, OrderDocument> = {
    changes: orderReference(id),
    isFrom: (order, requestId) => transitionOf(order, requestId) >= 0,
    answer: (order, requestId) =>
      orderAfter(permittedOrder(order, caller), transitionOf(order, requestId) + 1),
  };
  const request = { caller: caller.uid, key, input: { id, ...input }, marker };
  const changed = await once(request, async (transaction, stored) => {
    const order = permittedOrder(stored, caller);
    const transition = permittedTransition({ order, to, caller }, 'transition-not-allowed');
    checkDetails(transition, input);
    return changeStatus(transaction, { ...details, id, order, transition }, caller, read);
  });
  await closeCardPage(changed);
  return { acknowledged: true, order: toOrder(id, changed) };
};
