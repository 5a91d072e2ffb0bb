import { type InvoiceDocument, invoiceNumberPattern, maySee } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { invoices } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';

/**
 * An invoice or a credit note, if it is the caller's own, or the caller is an admin. Throws
 * `invoice-not-found` otherwise.
 */
export const getInvoice = async (number: string, caller: Caller): Promise<InvoiceDocument> => {
  const isNumber = invoiceNumberPattern.test(number);
  const invoice = isNumber ? await readDocument(invoices.doc(number)) : undefined;
  if (invoice && maySee(invoice, caller)) return invoice;
  throw new ApiError('invoice-not-found');
};
