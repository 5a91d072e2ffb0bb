import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { mailIdOf } from '../../mail/queueMail.ts';
import { withdrawMail } from '../../mail/withdrawMail.ts';

/**
 * Withdraws the reminder of a late payment that was not sent yet, because the amount due changes.
 * Returns the order as one whose lateness is not noted, so that the scheduled job reminds of what is
 * due then, if anything is.
 */
export const withdrawReminder = async (
  transaction: Transaction,
  id: string,
  order: OrderDocument,
): Promise<OrderDocument> => {
  if (order.overdueAt === null) return order;
  const reminder = mailIdOf({ kind: 'payment-overdue', eventId: id });
  const withdrawal = await withdrawMail(transaction, reminder);
  return withdrawal === 'sent' ? order : { ...order, overdueAt: null };
};
