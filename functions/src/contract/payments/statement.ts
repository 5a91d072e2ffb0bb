import type { InvoicedCompany, InvoiceKind } from '../invoices/model.ts';
import type { Currency } from '../money.ts';
import type { BankDetails } from '../settings/model.ts';
import type { Seller } from '../settings/seller.ts';
import type { PaymentKind } from './model.ts';

/** What changes the balance of an account. */
export type StatementKind = InvoiceKind | PaymentKind;

/** A change of the balance of an account. Money is in whole cents. */
export interface StatementChange {
  /** In the shop's time zone: `2026-11-21`. */
  day: string;
  kind: StatementKind;
  /** The number of a document, or the reference of a payment; may be empty. */
  number: string;
  orderNumber: string;
  /** The buyer's own number for the order; empty for payments. */
  poNumber: string;
  /** The last day on which an invoice can be paid in time; empty for everything else. */
  dueOn: string;
  /** Positive if the payer owes more by it. */
  amount: number;
}

/** A change with the balance after it. */
export interface StatementEntry extends StatementChange {
  balance: number;
}

/** The account of a payer in a period: what it owed before it, each change, and what it owes after it. */
export interface Statement {
  from: string;
  to: string;
  currency: Currency;
  opening: number;
  /** By day; of a day, documents before payments. */
  entries: StatementEntry[];
  closing: number;
}

/** A statement with all that its PDF says. */
export interface PrintedStatement {
  statement: Statement;
  account: { name: string; email: string; company: InvoicedCompany | null };
  seller: Seller;
  bank: BankDetails;
  at: Date;
}

const kindOrder: readonly StatementKind[] = [
  'invoice',
  'credit-note',
  'payment',
  'refund',
  'reversal',
];

const byTime = (one: StatementChange, other: StatementChange): number =>
  one.day.localeCompare(other.day) ||
  kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind) ||
  one.number.localeCompare(other.number);

/** The changes of a period with their balances, from what was owed before it. */
export const statementOf = (
  period: Pick<Statement, 'from' | 'to' | 'currency' | 'opening'>,
  changes: readonly StatementChange[],
): Statement => {
  let balance = period.opening;
  const entries = changes.toSorted(byTime).map((change) => {
    balance += change.amount;
    return { ...change, balance };
  });
  return { ...period, entries, closing: balance };
};

/** The columns of the table of a statement. */
export const statementColumns = [
  'Date',
  'Kind',
  'Number',
  'Order',
  'PO number',
  'Due on',
  'Charged',
  'Credited',
  'Balance',
  'Currency',
] as const;
export type StatementColumn = (typeof statementColumns)[number];
