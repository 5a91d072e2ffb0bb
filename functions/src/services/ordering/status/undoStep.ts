import {
  amountDueOf,
  type ChangedOrder,
  netOf,
  type OrderEvent,
  progressAfter,
  type UndoInput,
  type UndoProblem,
  undoProblemOf,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { customers } from '../../../store/collections/collections.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { checkCredit } from '../../customers/openAmounts.ts';
import { mailIdOf } from '../../mail/queueMail.ts';
import { withdrawMail } from '../../mail/withdrawMail.ts';
import { readSettings } from '../../settings/settings.ts';
import { eventMailOf } from '../orders/eventMail.ts';
import { toChangedOrder } from '../orders/orderResponse.ts';
import { readPurchase, refuseWithoutApproval } from '../placing/companyPurchase.ts';
import { changeAmountOnce } from './changeAmountOnce.ts';
import { takeStep } from './takeStep.ts';

const refuse = (undoProblem: UndoProblem): never => {
  throw new ApiError('undo-not-possible', { undoProblem });
};

/** The newest event, in a role that the caller still has. */
const undoneEvent = (order: OrderDocument, steps: number, caller: Caller): OrderEvent<Date> => {
  const problem = undoProblemOf(order, { steps, uid: caller.uid }, new Date());
  const event = order.history.at(-1);
  if (problem || !event) return refuse(problem ?? 'changed');
  return event.actor === 'admin' && !caller.staff ? refuse('another') : event;
};

const withdrawEventMail = async (
  transaction: Transaction,
  id: string,
  order: OrderDocument,
): Promise<void> => {
  const mail = eventMailOf(id, order, order.history.length - 1);
  if (!mail || order.userEmail === '') return;
  if ((await withdrawMail(transaction, mailIdOf(mail))) !== 'unsent') refuse('mailed');
};

/** What an undone cancellation makes due again must still have room in the credit limit. */
const checkRoom = async (
  transaction: Transaction,
  order: OrderDocument,
  after: OrderDocument,
): Promise<void> => {
  const added = amountDueOf(after) - order.amountDue;
  if (added <= 0) return;
  const stored = await transaction.read(customers.doc(order.payerId));
  const { creditLimit = null, open = 0 } = stored ?? {};
  checkCredit(added, { creditLimit, open, terms: order.terms });
};

/**
 * A member cannot order twice within a budget by undoing a cancellation; others may restore what the
 * member had ordered.
 */
const checkBudget = async (
  transaction: Transaction,
  order: OrderDocument,
  after: OrderDocument,
  { uid }: Caller,
): Promise<void> => {
  const added = netOf(after) - netOf(order);
  const { payerId, userId, createdAt: at } = order;
  if (added <= 0 || uid !== userId) return;
  const purchase = await readPurchase(transaction, { payerId, uid, at });
  if (purchase) await refuseWithoutApproval(purchase, added);
};

/**
 * Undoes the newest step of an order, which the caller has taken: the order, the stock, the sales,
 * what its member has spent and the payer's open amount are as before, and the mail about the step is
 * withdrawn. Both stay in the history and in the audit log. A retry with the same key gets the first
 * response. Throws `order-not-found`, `undo-not-possible` for a step that is not the newest one, that
 * cannot be undone, that was taken by another account or too long ago, or whose mail was sent,
 * `insufficient-stock` for cancelled pieces that were sold meanwhile, and `credit-exceeded`,
 * `approval-required` or `company-inactive` for an order that could not be placed again.
 */
export const undoStep = (
  id: string,
  { input, key }: IdempotentRequest<UndoInput>,
  caller: Caller,
): Promise<ChangedOrder> => {
  const request = { id, key, input: { undo: input } };
  return changeAmountOnce(request, caller, async (transaction, order) => {
    const event = undoneEvent(order, input.steps, caller);
    await withdrawEventMail(transaction, id, order);
    const after = { ...order, ...progressAfter(order, { ...event, step: 'undone' }) };
    await checkRoom(transaction, order, after);
    await checkBudget(transaction, order, after, caller);
    const step = { id, order, step: 'undone', actor: event.actor } as const;
    const changed = await takeStep(transaction, step, caller, readSettings);
    return { order: changed, response: toChangedOrder(id, changed) };
  });
};
