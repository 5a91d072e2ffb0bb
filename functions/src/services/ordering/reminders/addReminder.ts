import {
  nextLookAt,
  reminderLevelsOf,
  type ShopSettings,
  storedBalanceOf,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { orders } from '../../../store/collections/collections.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { readMailShop } from '../../mail/queueMail.ts';
import { reminderFieldsOf } from '../booking/withdrawReminder.ts';
import { queueOverdueMail } from '../orders/orderMail.ts';

/** A reminder as an order stores it. */
export type StoredReminder = NonNullable<OrderDocument['reminders']>[number];

/** Adds a reminder to a late order, and queues its mail. Returns the changed order. */
export const addReminder = async (
  transaction: Transaction,
  { id, order }: { id: string; order: OrderDocument },
  reminder: StoredReminder,
  settings: ShopSettings,
): Promise<OrderDocument> => {
  const { level, at: now } = reminder;
  const reminded = { ...order, reminders: [...(order.reminders ?? []), reminder] };
  const overdueAt = order.overdueAt ?? now;
  const looked = { ...reminded, overdueAt, remindAt: nextLookAt(reminded, now, settings.timeZone) };
  const changes = { ...reminderFieldsOf(looked), ...storedBalanceOf(looked) };
  transaction.update(orders.doc(id), changes);
  const text = reminderLevelsOf(settings.reminders)[level - 1]?.text ?? '';
  const late = { dueAt: order.dueAt ?? now, now, level, text };
  queueOverdueMail(transaction, { id, order: looked }, late, await readMailShop());
  return { ...looked, ...changes };
};
