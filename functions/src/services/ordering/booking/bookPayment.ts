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
  Partial<Pick<PaymentDocument, 'reverses' | 'reason' | 'card' | 'together'>> & {
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

/**
 * Adds an entry to the payments of an order, under an id that no other entry has, and to what the
 * order and its payer have paid. The customer gets a mail about it. Returns the entry and the order
 * after it. Throws `validation` for amounts that are not exact.
 */
export const bookPayment = async (
  transaction: Transaction,
  { id, order }: PaidOrder,
  paymentId: string,
  { refunded = 0, ...entry }: PaymentEntry,
): Promise<{ payment: PaymentDocument; order: OrderDocument }> => {
  const { number: orderNumber, payerId, payerName, userId, userName, currency } = order;
  const payment: PaymentDocument = {
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
  const sums = { paid: order.paid + entry.amount, refunded: order.refunded + refunded };
  assertExact({ amount: entry.amount, ...sums });
  const after = await withdrawReminder(transaction, id, { ...order, ...sums });
  const changed = { ...sums, ...reminderFieldsOf(after), ...storedBalanceOf(after) };
  transaction.create(payments.doc(paymentId), payment);
  transaction.update(orders.doc(id), changed);
  moveOpenAmount(transaction, order, after);
  const booked = { payment, order: { ...after, ...changed } };
  await queuePaymentMail(transaction, { id, paymentId, ...booked }, await readMailShop());
  return booked;
};
