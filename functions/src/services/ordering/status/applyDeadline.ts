import {
  cancelledStatus,
  expiredReason,
  lastLevelOf,
  nextLookAt,
  passedDeadline,
  reminderProblem,
  storedBalanceOf,
  systemTransition,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { orders } from '../../../store/collections/collections.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { readSettings, recentSettings } from '../../settings/settings.ts';
import { closeCardPage } from '../booking/closeCardPage.ts';
import { reminderFieldsOf } from '../booking/withdrawReminder.ts';
import { addReminder } from '../reminders/addReminder.ts';
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

/**
 * Notes once that a payment is late, and reminds the customer as soon as the next level is due, if
 * the settings say so. A customer without an address, or with a promise, is looked at again later.
 */
const lookAtLate = async (
  transaction: Transaction,
  { id, order, now }: LateOrder,
): Promise<DeadlineResult> => {
  const settings = await recentSettings();
  const level = lastLevelOf(order) + 1;
  const isDue = settings.remindsItself && !reminderProblem(order, level, settings, now);
  const noted = { ...order, overdueAt: order.overdueAt ?? now };
  if (isDue) {
    const reminder = { level, at: now, uid: null, name: '' };
    await addReminder(transaction, { id, order: noted }, reminder, settings);
    return 'overdue';
  }
  const looked = { ...noted, remindAt: nextLookAt(order, now, settings.timeZone) };
  transaction.update(orders.doc(id), { ...reminderFieldsOf(looked), ...storedBalanceOf(looked) });
  return order.overdueAt ? 'unchanged' : 'overdue';
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
 * closed, or notes that a payment is late, and reminds the customer. A payment or another
 * change at the same time comes either before, or after.
 */
export const applyDeadline = async (id: string, now: Date): Promise<DeadlineResult> => {
  const apply = async (transaction: Transaction): Promise<DeadlineResult | OrderDocument> => {
    const order = await transaction.read(orders.doc(id));
    if (!order) return 'unchanged';
    const late: LateOrder = { id, order, now };
    const deadline = passedDeadline(order, now);
    if (deadline === 'hold') return cancelExpired(transaction, late);
    return deadline === 'payment' ? lookAtLate(transaction, late) : correctCheck(transaction, late);
  };
  const result = await transact(apply, { confirmBy: confirmedByOrder(id) });
  if (typeof result === 'string') return result;
  await closeCardPage(result);
  return 'cancelled';
};
