import {
  type ChangedOrder,
  missingDetailMessages,
  type OrderDocument,
  type PermittedTransition,
  type TransitionInput,
} from '../../../contract/index.ts';
import { validationError } from '../../../errors.ts';
import type { Actor } from '../../../store/accounts/accounts.ts';
import { type IdempotentRequest, requestIdOf } from '../../../store/writes/idempotency.ts';
import { type Transaction, transact } from '../../../store/writes/transact.ts';
import { type ReadSettings, readSettings } from '../../settings/settings.ts';
import { closeCardPage } from '../booking/closeCardPage.ts';
import { orderAfter, orderReference, permittedOrder } from '../orders/orders.ts';
import { toOrder } from '../orders/sentOrder.ts';
import { changeStatus } from './changeStatus.ts';
import { permittedTransition } from './permittedTransition.ts';

const checkDetails = ({ required }: PermittedTransition, input: TransitionInput): void => {
  const missing = required.filter((name) => !input[name]);
  if (missing.length === 0) return;
  throw validationError(
    Object.fromEntries(missing.map((name) => [name, missingDetailMessages[name]])),
  );
};

/**
 * Moves an order to another status; the open card page of a cancelled one is closed. A retry with the
 * same key gets the first response. Throws
 * `order-not-found`, also for another account's order, `transition-not-allowed` with the statuses to
 * which the caller may move it, `validation` for missing details, and `settings-incomplete` when the
 * invoice cannot be issued.
 */
export const transitionOrder = async (
  id: string,
  { input, key }: IdempotentRequest<TransitionInput>,
  caller: Actor,
  read: ReadSettings = readSettings,
): Promise<ChangedOrder> => {
  const { to, ...details } = input;
  const change = async (transaction: Transaction): Promise<OrderDocument> => {
    const order = permittedOrder(await transaction.read(orderReference(id)), caller);
    const earlier = order.history.findIndex((event) => event.transitionId === transaction.id);
    if (earlier >= 0) return orderAfter(order, earlier + 1);
    const transition = permittedTransition({ order, to, caller }, 'transition-not-allowed');
    checkDetails(transition, input);
    const made = { ...details, id, order, transition };
    return changeStatus(transaction, made, caller, read);
  };
  const request = requestIdOf(caller.uid, { input: { id, ...input }, key });
  const changed = await transact(change, request);
  await closeCardPage(changed);
  return { acknowledged: true, order: toOrder(id, changed) };
};
