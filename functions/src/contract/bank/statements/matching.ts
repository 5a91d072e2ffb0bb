import type { BankEntry, BankShare } from './model.ts';
import type { Certainty, MatchCause } from './statuses.ts';

/** What decides about the match of an entry. */
export type MatchedEntry = Pick<
  BankEntry,
  | 'day'
  | 'amount'
  | 'currency'
  | 'payerName'
  | 'payerAccount'
  | 'text'
  | 'reference'
  | 'parts'
  | 'returned'
>;

/** An invoice that an entry can pay. Money is in whole cents. */
export interface OpenInvoice extends Omit<BankShare, 'invoiceNumber' | 'amount'> {
  number: string;
  /** The buyer's own number for the order; may be empty. */
  poNumber: string;
  currency: string;
  dueAt: Date | null;
}

/** What an entry seems to pay. */
export interface Match {
  certainty: Certainty;
  cause: MatchCause;
  /** Of one payer; their amounts never exceed the entry. Empty for nothing. */
  shares: BankShare[];
}
