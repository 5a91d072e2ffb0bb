import {
  type Cell,
  dayOf,
  type PaymentColumn,
  type TimePeriod,
  wordsOfCode,
} from '../../contract/index.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import { payments } from '../../store/collections/collections.ts';
import { orderedBatches, whereInPeriod } from '../../store/reads/queries.ts';
import { invoiceNumbersOf } from '../invoices/invoiceNumbers.ts';
import { type PayerCells, readPayerCells } from '../invoices/payerCells.ts';

/** An entry as a row of the table. */
export type PaymentRow = Record<PaymentColumn, Cell>;

/** What other documents say about an entry. */
interface Facts {
  payer: PayerCells;
  invoice: string;
  timeZone: string;
}

const rowOf = (id: string, payment: PaymentDocument, facts: Facts): PaymentRow => ({
  'Received on': payment.receivedAt,
  'Recorded on': dayOf(payment.recordedAt, facts.timeZone),
  Kind: wordsOfCode(payment.kind),
  Amount: { cents: payment.amount },
  Currency: payment.currency,
  Method: wordsOfCode(payment.method),
  Reference: payment.reference,
  Order: payment.orderNumber,
  Invoice: facts.invoice,
  Customer: payment.payerName,
  ...facts.payer,
  Buyer: payment.userName,
  Reverses: payment.reverses ?? '',
  Reason: payment.reason,
  'Payment ID': id,
  'Customer ID': payment.payerId,
});

/** The payments, refunds and reversals that were recorded in a period, in batches, newest first. */
export const exportPayments = async function* (
  period: TimePeriod,
  timeZone: string,
): AsyncGenerator<PaymentRow[]> {
  const query = whereInPeriod(payments, 'recordedAt', period);
  const newestFirst = { field: 'recordedAt', direction: 'desc' } as const;
  for await (const batch of orderedBatches(query, newestFirst)) {
    const entries = batch.map(({ content }) => content);
    const [payers, numbers] = await Promise.all([
      readPayerCells(entries),
      invoiceNumbersOf(entries.map(({ orderId }) => orderId)),
    ]);
    yield batch.map(({ id, content }) => {
      const invoice = numbers.get(content.orderId) ?? '';
      return rowOf(id, content, { payer: payers(content.payerId), invoice, timeZone });
    });
  }
};
