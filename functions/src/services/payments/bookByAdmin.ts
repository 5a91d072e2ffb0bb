import type { RecordedPayment } from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import {
  bookPayments,
  type IdentifiedEntry,
  type PaidOrder,
  toPayment,
} from '../ordering/booking/bookPayment.ts';
import { toOrder } from '../ordering/orders/orderResponse.ts';

/** The response to an entry: it, and the order after it. */
export const toRecorded = (
  paymentId: string,
  payment: PaymentDocument,
  { id, order }: PaidOrder,
): RecordedPayment => ({
  acknowledged: true,
  payment: toPayment(paymentId, payment),
  order: toOrder(id, order),
});

const actions = {
  payment: 'payment-recorded',
  refund: 'payment-refunded',
  reversal: 'payment-reversed',
} as const;

/** An entry to book by an admin, under an id. */
export interface Booking extends IdentifiedEntry {
  /** The id in the audit log, if it is not the first entry of its transaction. */
  furtherId?: string;
}

/**
 * Books entries on an order, and records each in the audit log. Returns the entries, and the order
 * after all of them.
 */
export const bookAll = async (
  transaction: Transaction,
  paid: PaidOrder,
  bookings: readonly Booking[],
  by: Pick<Caller, 'uid' | 'email' | 'requestId'>,
): Promise<{ payments: PaymentDocument[]; order: OrderDocument }> => {
  const booked = await bookPayments(transaction, paid, bookings);
  const target = {
    kind: 'order',
    id: paid.id,
    label: `${paid.order.number}, ${paid.order.userEmail}`,
  } as const;
  let sum = paid.order.paid;
  for (const { entry, furtherId } of bookings) {
    const { amount, method, reference, reason = '' } = entry;
    const before = { paid: sum };
    sum += amount;
    const after = { paid: sum, amount, method, reference, ...(reason && { reason }) };
    const change = { action: actions[entry.kind], target, before, after };
    recordAudit(transaction, by, change, furtherId);
  }
  return booked;
};

/** Books an entry like `bookAll`. Returns the entry and the order after it. */
export const book = async (
  transaction: Transaction,
  paid: PaidOrder,
  booking: Booking,
  by: Pick<Caller, 'uid' | 'email' | 'requestId'>,
): Promise<RecordedPayment> => {
  const { payments, order } = await bookAll(transaction, paid, [booking], by);
  const [payment] = payments as [PaymentDocument];
  return toRecorded(booking.paymentId, payment, { id: paid.id, order });
};
