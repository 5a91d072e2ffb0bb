import type { Currency } from '../money.ts';
import type { AgreedLine } from '../orders/model.ts';
import type { BankDetails } from '../settings/model.ts';
import type { Seller } from '../settings/seller.ts';
import type { TaxedTotals } from '../tax/tax.ts';
import type { PaymentTerms } from '../terms/paymentTerms.ts';

/** The kinds of documents that the shop issues for an order. */
export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** A line of an invoice. Money is in whole cents. */
export interface InvoiceLine
  extends Pick<AgreedLine, 'sku' | 'toolName' | 'quantity' | 'unitPrice' | 'lineTotal'> {
  /** The price list that decided about the price, and the list price per piece in cents. */
  agreed?: { name: string; listPrice: number };
}

/** The customer as an invoice names them. */
export interface InvoicedBuyer {
  name: string;
  email: string;
  phone: string;
  address: string;
}

/** The company that an invoice is made out to, as it was when the invoice was issued. */
export interface InvoicedCompany {
  number: string;
  taxId: string;
  /** The billing address as text, one part per line. */
  billingAddress: string;
  /** Where the invoice goes besides the buyer; may be empty. */
  invoiceEmail: string;
}

/** What a credit note takes back. */
interface CancelledInvoice {
  /** The number of the invoice. */
  number: string;
  /** May be empty. */
  reason: string;
  /** The amount that the shop has to refund with it. */
  refund: number;
  /** Whether it covers the whole invoice. */
  inFull: boolean;
}

/**
 * An invoice, or a credit note for all or a part of one. It never changes: all that it says is in it,
 * so that later settings do not alter it. Money is in whole cents; the amounts of a credit note are
 * positive, too.
 */
export interface InvoiceDocument extends TaxedTotals {
  kind: InvoiceKind;
  /** `2026-000123`, of a credit note `CN-2026-000123`: without gaps in each year. Also its id. */
  number: string;
  issuedAt: Date;
  /** The zone of its days: the one that the shop had when the invoice was issued. */
  timeZone: string;
  orderId: string;
  orderNumber: string;
  /** When the order was placed. */
  orderedAt: Date;
  /** Who pays: the uid of a person, or the id of a company. */
  payerId: string;
  payerName: string;
  /** The account that placed the order. */
  userId: string;
  /** The buyer's own number for the order; may be empty. */
  poNumber: string;
  seller: Seller;
  bank: BankDetails;
  /** Who placed the order, and where it goes. */
  buyer: InvoicedBuyer;
  /** Null for an order of a person. */
  company: InvoicedCompany | null;
  lines: InvoiceLine[];
  currency: Currency;
  /** The amount paid before the document was issued. */
  paid: number;
  terms: PaymentTerms;
  /** Null for a credit note. */
  dueAt: Date | null;
  /** Of a credit note: what it takes back. */
  cancels: CancelledInvoice | null;
}

/** The fields of an invoice or a credit note that lists show; times are ISO 8601. */
export interface InvoiceSummary {
  number: string;
  kind: InvoiceKind;
  issuedAt: string;
  dueAt: string | null;
  orderId: string;
  orderNumber: string;
  total: number;
  currency: Currency;
}

/**
 * An invoice or a credit note in the list of all: with its customer, and the number of what it
 * cancels.
 */
export interface ListedInvoice extends InvoiceSummary {
  /** Its number. */
  _id: string;
  payerId: string;
  payerName: string;
  /** Who placed the order. */
  buyerName: string;
  buyerEmail: string;
  cancels: string | null;
}

const digits = 6;
const prefixes: Record<InvoiceKind, string> = { invoice: '', 'credit-note': 'CN-' };

/** The number of a document: the position in its year's sequence, from 1 on. */
export const invoiceNumberOf = (kind: InvoiceKind, year: number, position: number): string =>
  `${numberPrefixOf({ kind, year })}${String(position).padStart(digits, '0')}`;

/** Matches the number of an invoice or a credit note. */
export const invoiceNumberPattern = /^(?:CN-)?\d{4}-\d{6,}$/;

/** A year's numbers of invoices or of credit notes. */
export interface InvoiceSequence {
  kind: InvoiceKind;
  year: number;
}

/** The id of the counter of a sequence. */
export const counterIdOf = ({ kind, year }: InvoiceSequence): string => `${kind}-${year}`;

/** The prefix of the numbers of a sequence. */
export const numberPrefixOf = ({ kind, year }: InvoiceSequence): string =>
  `${prefixes[kind]}${year}-`;

/** The sequence of a number and the position in it; `undefined` for any other text. */
export const parseInvoiceNumber = (
  number: string,
): (InvoiceSequence & { position: number }) | undefined => {
  if (!invoiceNumberPattern.test(number)) return undefined;
  const [position = '', year = ''] = number.split('-').toReversed();
  const kind = number.startsWith(prefixes['credit-note']) ? 'credit-note' : 'invoice';
  const parsed = { kind, year: Number(year), position: Number(position) } as const;
  return invoiceNumberOf(kind, parsed.year, parsed.position) === number ? parsed : undefined;
};

/** The position of an invoice or a credit note in its year, without zeros before it. */
export const shortInvoiceNumber = (number: string): string | undefined => {
  const parsed = parseInvoiceNumber(number);
  return parsed && String(parsed.position);
};

/**
 * A number that someone typed, with all its digits if it names the year: `cn 2026-7` as
 * `CN-2026-000007`.
 */
export const completeInvoiceNumber = (typed: string): string => {
  const [, credit, year, position = ''] = /^(?:(cn)[ -]?)?(?:(\d{4})-)?(\d+)$/i.exec(typed) ?? [];
  const prefix = credit ? prefixes['credit-note'] : '';
  return year ? `${prefix}${year}-${position.padStart(digits, '0')}` : `${prefix}${position}`;
};

/** The file name of a document's PDF. */
export const invoiceFileOf = ({ kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>): string =>
  `${kind}-${number}.pdf`;
