import type { BankColumns } from '../contract/bank/statements/columns.ts';
import type {
  bankAccountFields,
  bankEntryFields,
  bankImportFields,
} from '../contract/bank/statements/fields.ts';
import type { Stored } from '../contract/kinds/fields.ts';

/** A stored file of bank statements, under the hash of its bytes: so it is imported once. */
export interface BankImportDocument extends Stored<typeof bankImportFields> {
  /** The accounts of its statements. */
  accounts: string[];
}

/** What the columns of a bank's tables say, under the hash of their header. */
export interface BankFormatDocument {
  header: string[];
  columns: BankColumns;
  /** The uid of who has chosen them. */
  by: string;
  savedAt: Date;
}

/**
 * A stored row of a bank statement, under a hash of what makes it this row: so it is stored once,
 * whatever file has it.
 */
export interface BankEntryDocument extends Stored<typeof bankEntryFields> {
  /** The numbers of the invoices of its shares: others that seem to pay them are found by it. */
  invoiceNumbers: string[];
  /** Whether a booking of it was taken back: then only staff book it again, also if it seems sure. */
  undone?: boolean;
  /** The search index: words of whom and what it names, its amount, and what it pays. */
  searchTerms: string[];
}

/** From whose account it was, learnt from a confirmed booking, under the hash of the account. */
export interface BankAccountDocument extends Stored<typeof bankAccountFields> {
  /** How many bookings confirm it. */
  times: number;
}
