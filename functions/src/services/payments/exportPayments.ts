import { payments } from '../../collections.ts';
import { type PaymentColumn, type PaymentDocument, toDollars } from '../../contract/index.ts';
import { type DayPeriod, inPeriod, orderedBatches } from '../../queries.ts';

/** How many documents are in memory at a time. */
const batchSize = 300;

/** An entry as a row of the table. */
export type PaymentRow = Record<PaymentColumn, string | number>;

const rowOf = (_id: string, payment: PaymentDocument): PaymentRow => {
  const { receivedAt, kind, method, reference, orderNumber, userName, userId, reason } = payment;
  return {
    ...{ _id, receivedAt, kind, method, reference, orderNumber, userName, userId, reason },
    recordedAt: payment.recordedAt.toISOString(),
    amount: toDollars(payment.amount),
    reverses: payment.reverses ?? '',
  };
};

/** The payments, refunds and reversals that were recorded in a period, in batches, newest first. */
export const exportPayments = async function* (period: DayPeriod): AsyncGenerator<PaymentRow[]> {
  const query = inPeriod(payments, 'recordedAt', period);
  const newestFirst = { field: 'recordedAt', direction: 'desc' } as const;
  for await (const batch of orderedBatches(query, newestFirst, batchSize)) {
    yield batch.map(({ id, content }) => rowOf(id, content));
  }
};
