import {
  type CreditNoteInput,
  counterIdOf,
  creditNoteOf,
  type InvoiceDocument,
  type InvoicedCompany,
  type InvoicedOrder,
  invoicedCompanyOf,
  invoiceNumberOf,
  invoiceOf,
  invoiceTermsOf,
  isCompanyId,
  missingForInvoice,
  type ShopSettings,
  type UnnumberedInvoice,
  yearOf,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { companies, counters, invoices } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/**
 * Takes the next number of a year's sequence. The counter changes in the transaction that stores
 * the document, so that no number is given twice and none is left out.
 */
const takeNumber = async (
  transaction: Transaction,
  { kind, issuedAt, timeZone }: Pick<InvoiceDocument, 'kind' | 'issuedAt' | 'timeZone'>,
): Promise<string> => {
  const year = yearOf(issuedAt, timeZone);
  const reference = counters.doc(counterIdOf({ kind, year }));
  const counter = await transaction.read(reference);
  const content = { last: (counter?.last ?? 0) + 1, changeId: transaction.id };
  if (counter) transaction.update(reference, content);
  else transaction.create(reference, content);
  return invoiceNumberOf(kind, year, content.last);
};

const storeInvoice = async (
  transaction: Transaction,
  invoice: UnnumberedInvoice,
): Promise<InvoiceDocument> => {
  const number = await takeNumber(transaction, invoice);
  const numbered = { ...invoice, number };
  const searchTerms = invoiceTermsOf(numbered);
  transaction.create(invoices.doc(number), { ...numbered, searchTerms });
  return numbered;
};

/** The company of an order, as it is when the invoice is issued; null for an order of a person. */
const readCompany = async (
  { order: { payerId } }: InvoicedOrder,
  settings: ShopSettings,
): Promise<InvoicedCompany | null> => {
  const company = isCompanyId(payerId) && (await readDocument(companies.doc(payerId)));
  return company ? invoicedCompanyOf(company, settings) : null;
};

const checkSettings = (settings: ShopSettings): void => {
  const errors = missingForInvoice(settings);
  if (Object.keys(errors).length > 0) throw new ApiError('settings-incomplete', { errors });
};

/**
 * Issues the invoice of an order with the next number of the year, with the data of its company if
 * it has one. Throws `settings-incomplete`
 * with the settings that an invoice needs.
 */
export const issueInvoice = async (
  transaction: Transaction,
  invoiced: InvoicedOrder,
  settings: ShopSettings,
): Promise<InvoiceDocument> => {
  checkSettings(settings);
  const company = await readCompany(invoiced, settings);
  return storeInvoice(transaction, invoiceOf(invoiced, settings, company));
};

/** Issues a credit note for the invoice with a number. */
export const issueCreditNote = async (
  transaction: Transaction,
  invoiceNumber: string,
  credit: CreditNoteInput,
): Promise<InvoiceDocument> => {
  const invoice = await readDocument(invoices.doc(invoiceNumber));
  if (!invoice) throw new Error(`There is no invoice ${invoiceNumber}`);
  return storeInvoice(transaction, creditNoteOf(invoice, credit));
};
