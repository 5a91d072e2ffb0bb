import {
  cancelledStatus,
  expiredReason,
  passedDeadline,
  storedBalanceOf,
  systemTransition,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { orders } from '../../../store/collections/collections.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { readMailShop } from '../../mail/queueMail.ts';
import { readSettings } from '../../settings/settings.ts';
import { closeCardPage } from '../booking/closeCardPage.ts';
import { queueOverdueMail } from '../orders/orderMail.ts';
import { changeStatus } from './changeStatus.ts';
import { confirmedByOrder } from './takeStep.ts';

/** The shop's action on an order: it cancelled it, noted that its payment is late, or nothing. */
export type DeadlineResult = 'cancelled' | 'overdue' | 'unchanged';

/** A stored order with its id, and the time at which the shop looks at it. */
interface LateOrder {
  id: string;
  order: OrderDocument;
  now: Date;
}

const cancelExpired = (
  transaction: Transaction,
  { id, order }: LateOrder,
): Promise<OrderDocument> => {
  const transition = systemTransition(order, cancelledStatus);
  if (!transition) throw new Error(`The shop cannot cancel a ${order.status} order`);
  const change = { id, order, transition, reason: expiredReason };
  return changeStatus(transaction, change, null, readSettings);
};

const noteOverdue = async (
  transaction: Transaction,
  { id, order, now }: LateOrder,
): Promise<DeadlineResult> => {
  const overdueAt = { overdueAt: now };
  transaction.update(orders.doc(id), {
    ...overdueAt,
    ...storedBalanceOf({ ...order, ...overdueAt }),
  });
  const late = { dueAt: order.dueAt ?? now, now };
  queueOverdueMail(transaction, { id, order }, late, await readMailShop());
  return 'overdue';
};

/**
 * An order that needs nothing is found again in each run, unless it gets the `checkAt` of its
 * state.
 */
const correctCheck = (transaction: Transaction, { id, order }: LateOrder): DeadlineResult => {
  const { checkAt } = storedBalanceOf(order);
  if (checkAt?.getTime() !== order.checkAt?.getTime()) {
    transaction.update(orders.doc(id), { checkAt });
  }
  return 'unchanged';
};

/**
 * Does what the passed deadline of an order requires, as its current state says: cancels a prepaid
 * order whose hold has ended unpaid, with its part payments to be refunded and its open card page
 * closed, or notes once that a payment is late, and reminds the customer. A payment or another
 * change at the same time comes either before, or after.
 */
export const applyDeadline = async (id: string, now: Date): Promise<DeadlineResult> => {
  const apply = async (transaction: Transaction): Promise<DeadlineResult | OrderDocument> => {
    const order = await transaction.read(orders.doc(id));
    if (!order) return 'unchanged';
    const late: LateOrder = { id, order, now };
    const deadline = passedDeadline(order, now);
    if (deadline === 'hold') return cancelExpired(transaction, late);
    return deadline === 'payment'
      ? noteOverdue(transaction, late)
      : correctCheck(transaction, late);
  };
  const result = await transact(apply, { confirmBy: confirmedByOrder(id) });
  if (typeof result === 'string') return result;
  await closeCardPage(result);
  return 'cancelled';
};
