import { decimalCents } from '../money.ts';
import { invoiceOfReference } from '../references/creditorReference.ts';
import { documentTermsOf, type SearchTexts } from './searchTerms.ts';

/** An invoice that a row pays. */
interface PaidInvoice {
  invoiceNumber: string;
  orderNumber: string;
  payerName: string;
}

/** The searchable parts of a row of a bank statement. */
export interface SearchableEntry {
  amount: number;
  payerName: string;
  payerAccount: string;
  text: string;
  reference: string;
  bankReference: string;
  shares: readonly PaidInvoice[];
  bookings: readonly PaidInvoice[];
}

const numbersOf = ({ invoiceNumber, orderNumber, payerName }: PaidInvoice): string[] => [
  invoiceNumber,
  orderNumber,
  payerName,
];

/**
 * The searchable texts of a row of a bank statement: whom and what it names, its amount, and the
 * invoices that it pays.
 */
export const bankEntrySearchTexts = (entry: SearchableEntry): SearchTexts => {
  const { payerName, payerAccount, reference, bankReference } = entry;
  const amount = decimalCents(Math.abs(entry.amount));
  const paid = [...entry.shares, ...entry.bookings].flatMap(numbersOf);
  const invoice = invoiceOfReference(reference) ?? '';
  const named = [payerName, amount, payerAccount, reference, invoice, bankReference];
  return { main: [...new Set([...named, ...paid])].join(' '), prose: entry.text };
};

/** The index terms of a row of a bank statement. */
export const bankEntryTermsOf = (entry: SearchableEntry): string[] =>
  documentTermsOf(bankEntrySearchTexts(entry));
