import { type Payment, storedBalanceOf } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { PaymentDocument } from '../../../documents/orders/payments.ts';
import { validationError } from '../../../errors.ts';
import { orders, payments } from '../../../store/collections/collections.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { moveOpenAmount } from '../../customers/openAmounts.ts';
import { readMailShop } from '../../mail/queueMail.ts';
import { queuePaymentMail } from './paymentMail.ts';
import { reminderFieldsOf, withdrawReminder } from './withdrawReminder.ts';

/** A stored order with its id. */
export interface PaidOrder {
  id: string;
  order: OrderDocument;
}

/** The fields in which entries differ; the rest follows from the order. */
export type PaymentEntry = Pick<
  PaymentDocument,
  'kind' | 'amount' | 'method' | 'reference' | 'receivedAt' | 'by'
> &
  Partial<Pick<PaymentDocument, 'reverses' | 'reason' | 'card' | 'together' | 'bankEntryId'>> & {
    /** The amount that the entry adds to the refunds of the order, in cents. */
    refunded?: number;
  };

/** Money is exact only in whole cents that a number can hold: no sum may lose one. */
const assertExact = (amounts: Record<string, number>): void => {
  if (Object.values(amounts).every(Number.isSafeInteger)) return;
  throw validationError({
    amount: 'The amount is too large: the sum of the payments is not exact',
  });
};

/** Converts a stored entry to the one that the API sends. */
export const toPayment = (
  id: string,
  { card: _, recordedAt, ...payment }: PaymentDocument,
): Payment => ({ _id: id, ...payment, recordedAt: recordedAt.toISOString() });

/** An entry to book, and the id that no other entry has. */
export interface IdentifiedEntry {
  paymentId: string;
  entry: PaymentEntry;
}

const documentOf = (
  { id, order }: PaidOrder,
  { refunded: _, ...entry }: PaymentEntry,
): PaymentDocument => {
  const { number: orderNumber, payerId, payerName, userId, userName, currency } = order;
  return {
    orderId: id,
    orderNumber,
    payerId,
    payerName,
    userId,
    userName,
    currency,
    reverses: null,
    reason: '',
    card: null,
    ...entry,
    recordedAt: new Date(),
  };
};

/**
 * Adds entries to the payments of an order, and to what the order and its payer have paid. The
 * customer gets a mail about each that moves money. Returns the entries and the order after all of
 * them. Throws `validation` for amounts that are not exact.
 */
export const bookPayments = async (
  transaction: Transaction,
  paid: PaidOrder,
  entries: readonly IdentifiedEntry[],
): Promise<{ payments: PaymentDocument[]; order: OrderDocument }> => {
  const { id, order } = paid;
  const sums = { paid: order.paid, refunded: order.refunded };
  for (const { entry } of entries) {
    sums.paid += entry.amount;
    sums.refunded += entry.refunded ?? 0;
    assertExact({ amount: entry.amount, ...sums });
  }
  const after = await withdrawReminder(transaction, id, { ...order, ...sums });
  const changed = { ...sums, ...reminderFieldsOf(after), ...storedBalanceOf(after) };
  const booked = entries.map(({ entry }) => documentOf(paid, entry));
  for (const [at, payment] of booked.entries()) {
    transaction.create(payments.doc(entries[at]?.paymentId ?? ''), payment);
  }
  transaction.update(orders.doc(id), changed);
  moveOpenAmount(transaction, order, after);
  const bookedOrder = { ...after, ...changed };
  const shop = await readMailShop();
  for (const [at, payment] of booked.entries()) {
    const paymentId = entries[at]?.paymentId ?? '';
    await queuePaymentMail(transaction, { id, paymentId, payment, order: bookedOrder }, shop);
  }
  return { payments: booked, order: bookedOrder };
};

/** Books an entry like `bookPayments`. Returns the entry and the order after it. */
export const bookPayment = async (
  transaction: Transaction,
  paid: PaidOrder,
  paymentId: string,
  entry: PaymentEntry,
): Promise<{ payment: PaymentDocument; order: OrderDocument }> => {
  const { payments: booked, order } = await bookPayments(transaction, paid, [{ paymentId, entry }]);
  const [payment] = booked as [PaymentDocument];
  return { payment, order };
};
