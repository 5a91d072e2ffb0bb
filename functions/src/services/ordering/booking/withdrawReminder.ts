import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { mailIdOf } from '../../mail/queueMail.ts';
import { withdrawMail } from '../../mail/withdrawMail.ts';
import { reminderEventId } from '../orders/orderMail.ts';

/** The fields of an order that its reminders decide. */
export const reminderFieldsOf = ({ overdueAt, remindAt, reminders }: OrderDocument) => ({
  overdueAt,
  ...(remindAt !== undefined && { remindAt }),
  ...(reminders && { reminders }),
});

/**
 * Withdraws the last reminder of a late payment if it was not sent yet, because the amount due
 * changes. Returns the order as one without it, whose lateness is not noted, so that the scheduled
 * job reminds of what is due then, if anything is.
 */
export const withdrawReminder = async (
  transaction: Transaction,
  id: string,
  order: OrderDocument,
): Promise<OrderDocument> => {
  const last = order.reminders?.at(-1);
  if (!last) return order;
  const eventId = reminderEventId(id, last.level);
  const withdrawal = await withdrawMail(
    transaction,
    mailIdOf({ kind: 'payment-overdue', eventId }),
  );
  if (withdrawal === 'sent') return order;
  return { ...order, reminders: order.reminders?.slice(0, -1) ?? [], overdueAt: null };
};
