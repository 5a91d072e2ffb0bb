import type { Acknowledged } from '../../calls/responses.ts';
import type { Sent } from '../../kinds/fields.ts';
import type { Payment } from '../../payments/model.ts';
import type {
  bankAccountFields,
  bankBookingFields,
  bankEntryFields,
  bankImportFields,
  bankShareFields,
  bankStatementFields,
} from './fields.ts';

export interface BankStatement extends Sent<typeof bankStatementFields> {}
export interface BankShare extends Sent<typeof bankShareFields> {}
export interface BankBooking extends Sent<typeof bankBookingFields> {}

/** A row of a bank statement in a response; times are ISO 8601. */
export interface BankEntry extends Sent<typeof bankEntryFields> {
  _id: string;
}

/** An imported file in a response; times are ISO 8601. */
export interface BankImport extends Sent<typeof bankImportFields> {
  _id: string;
}

export interface BankAccount extends Sent<typeof bankAccountFields> {
  _id: string;
}

/** An entry with the open invoices of the payer from whom it seems to be. */
export interface BankEntryDetails {
  entry: BankEntry;
  /** By due date; `amount` is what the entry would pay of each. */
  candidates: BankShare[];
  /** In cents: more is not written off. */
  writeOffLimit: number;
}

/** The response to an imported file. */
export interface ImportedStatements extends Acknowledged {
  import: BankImport;
  /** Whether it was imported before, so that nothing was added. */
  again: boolean;
}

/** The response to a booking, or to one that was taken back. */
export interface BookedEntry extends Acknowledged {
  entry: BankEntry;
  payments: Payment[];
}

/** The response to a row that was left alone or opened again. */
export interface ChangedBankEntry extends Acknowledged {
  entry: BankEntry;
}

/** The response to the booking of sure entries. */
export interface BookedEntries extends Acknowledged {
  booked: number;
  /** Those that turned out not to be sure any more: they stay open. */
  changed: number;
  /** Whether there are further sure entries. */
  more: boolean;
}

/** The response to matching open entries again: `next` continues it, and is null at the end. */
export interface MatchedEntries extends Acknowledged {
  matched: number;
  next: string | null;
}
