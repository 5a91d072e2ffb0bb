import {
  accountNames,
  decimalCents,
  type JournalColumn,
  type JournalSettings,
  type Posting,
} from '../contract/index.ts';
import type { Row } from './writeCsv.ts';

const kindNames: Readonly<Record<Posting['kind'], string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
  reversal: 'Reversal',
};

const toRow = (posting: Posting, settings: JournalSettings): Row<JournalColumn> => ({
  Date: posting.day,
  Kind: kindNames[posting.kind],
  Document: posting.document,
  Order: posting.orderNumber,
  'Debit account': settings[posting.debit],
  'Debit account name': accountNames[posting.debit],
  'Credit account': settings[posting.credit],
  'Credit account name': accountNames[posting.credit],
  Amount: decimalCents(posting.amount),
  Currency: posting.currency,
  Tax: posting.tax,
  Customer: posting.payerName,
  'Customer number': posting.customerNumber,
  'Tax number': posting.taxNumber,
  Reference: posting.reference,
});

/** The journal as rows of a table. */
export const journalRows = async function* (
  batches: AsyncIterable<readonly Posting[]>,
  settings: JournalSettings,
): AsyncGenerator<Row<JournalColumn>[]> {
  for await (const postings of batches) yield postings.map((one) => toRow(one, settings));
};
