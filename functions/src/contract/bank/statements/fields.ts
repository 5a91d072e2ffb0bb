import {
  cents,
  count,
  day,
  flag,
  type JsonSchema,
  listOf,
  oneOf,
  text,
  time,
} from '../../calls/jsonSchema.ts';
import { about, nullable, recordOf } from '../../kinds/fields.ts';
import { bankEntryStatuses, certainties, matchCauses } from './statuses.ts';

const signedCents: JsonSchema<number> = { type: 'integer', description: 'Cents' };

/** The formats of files with bank statements. */
const statementFormats = ['camt', 'mt940', 'csv'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** What a file has said about an account in a period. */
export const bankStatementFields = {
  account: about(text, 'The IBAN or number of the account'),
  number: about(text, 'The number that the bank gives it; may be empty'),
  from: nullable(day),
  to: nullable(day),
  currency: text,
  opening: about(nullable(signedCents), 'The balance before it; null if the file has none'),
  closing: about(nullable(signedCents), 'The balance after it; null if the file has none'),
};

/** A file of bank statements that was imported. */
export const bankImportFields = {
  name: about(text, 'The name of the file'),
  format: oneOf(statementFormats),
  statements: listOf(recordOf(bankStatementFields)),
  entries: about(count, 'The rows that it added'),
  repeated: about(count, 'The rows that an earlier file had'),
  pending: about(count, 'The rows that the bank has not booked, which are left out'),
  warnings: about(listOf(text), 'What is doubtful about it, for people'),
  complete: about(flag, 'Whether all its rows were added: otherwise, import it again'),
  by: about(text, 'The uid of who imported it'),
  byName: text,
  createdAt: time,
};

/** The part of an entry that pays an invoice, or an order that has none yet. */
export const bankShareFields = {
  invoiceNumber: about(text, 'The number of the order as long as there is no invoice'),
  orderId: text,
  orderNumber: text,
  payerId: text,
  payerName: text,
  open: about(cents, 'What was open of the invoice when this was found'),
  amount: about(cents, 'What the entry pays of it'),
};

/** A payment that was booked for an entry. */
export const bankBookingFields = {
  paymentId: text,
  invoiceNumber: about(text, 'The number of the order if there was no invoice'),
  orderId: text,
  orderNumber: text,
  payerId: text,
  payerName: text,
  amount: about(cents, 'Of the entry; of a write-off the amount that was written off'),
  writtenOff: flag,
};

/** A row of a bank statement. */
export const bankEntryFields = {
  importId: about(text, 'The first file that had it'),
  account: about(text, 'The account of the shop'),
  day: about(day, 'On which the bank booked it'),
  amount: about(signedCents, 'In cents; negative for money that went out'),
  currency: text,
  payerName: about(text, 'Whom the bank names; may be empty'),
  payerAccount: about(text, 'The IBAN or number of their account; may be empty'),
  text: about(text, 'What the transfer says; may be empty'),
  reference: about(text, 'Its structured reference; may be empty'),
  bankReference: about(text, 'The number that the bank gives it; may be empty'),
  parts: about(count, 'How many transfers it consists of: more than 1 for a batch'),
  returned: about(flag, 'Whether it takes back an earlier entry'),
  status: oneOf(bankEntryStatuses),
  certainty: oneOf(certainties),
  cause: oneOf(matchCauses),
  shares: about(listOf(recordOf(bankShareFields)), 'What it seems to pay; empty for nothing'),
  bookings: about(
    listOf(recordOf(bankBookingFields)),
    'What was booked for it; empty while it is open',
  ),
  handledBy: about(
    nullable(text),
    'The name of who booked it or left it alone; null while it is open',
  ),
  handledAt: nullable(time),
  version: about(text, 'Changes with each step'),
  createdAt: time,
};

/** An account from which a payer has paid. */
export const bankAccountFields = {
  account: text,
  payerId: text,
  payerName: text,
  learntAt: time,
};
