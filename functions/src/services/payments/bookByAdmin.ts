import type { RecordedPayment } from '../../contract/index.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import {
  bookPayment,
  type PaidOrder,
  type PaymentEntry,
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
export interface Booking {
  paymentId: string;
  entry: PaymentEntry;
  /** The id in the audit log, if it is not the first entry of its transaction. */
  furtherId?: string;
}

/** Books an entry, and records it in the audit log. Returns the entry and the order after it. */
export const book = async (
  transaction: Transaction,
  paid: PaidOrder,
  { paymentId, entry, furtherId }: Booking,
  by: Pick<Caller, 'uid' | 'email' | 'requestId'>,
): Promise<RecordedPayment> => {
  const booked = await bookPayment(transaction, paid, paymentId, entry);
  const { amount, method, reference, reason } = booked.payment;
  recordAudit(
    transaction,
    by,
    {
      action: actions[entry.kind],
      target: {
        kind: 'order',
        id: paid.id,
        label: `${paid.order.number}, ${paid.order.userEmail}`,
      },
      before: { paid: paid.order.paid },
      after: { paid: booked.order.paid, amount, method, reference, ...(reason && { reason }) },
    },
    furtherId,
  );
  return toRecorded(paymentId, booked.payment, { id: paid.id, order: booked.order });
};
