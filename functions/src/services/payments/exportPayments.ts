import { isoIn, type PaymentColumn, type TimePeriod, toDollars } from '../../contract/index.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import { payments } from '../../store/collections/collections.ts';
import { orderedBatches, whereInPeriod } from '../../store/reads/queries.ts';

/** How many documents are in memory at a time. */
const batchSize = 300;

/** An entry as a row of the table. */
export type PaymentRow = Record<PaymentColumn, string | number>;

const rowOf = (_id: string, payment: PaymentDocument, timeZone: string): PaymentRow => {
  const { receivedAt, kind, method, reference, orderNumber, reason, currency } = payment;
  const { payerId, payerName, userName, userId } = payment;
  return {
    _id,
    receivedAt,
    kind,
    method,
    reference,
    orderNumber,
    payerId,
    payerName,
    userName,
    userId,
    reason,
    recordedAt: isoIn(payment.recordedAt, timeZone),
    amount: toDollars(payment.amount),
    currency,
    reverses: payment.reverses ?? '',
  };
};

/** The payments, refunds and reversals that were recorded in a period, in batches, newest first. */
export const exportPayments = async function* (
  period: TimePeriod,
  timeZone: string,
): AsyncGenerator<PaymentRow[]> {
  const query = whereInPeriod(payments, 'recordedAt', period);
  const newestFirst = { field: 'recordedAt', direction: 'desc' } as const;
  for await (const batch of orderedBatches(query, newestFirst, batchSize)) {
    yield batch.map(({ id, content }) => rowOf(id, content, timeZone));
  }
};
