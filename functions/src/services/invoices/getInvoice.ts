import type { Account } from '../../accounts.ts';
import { invoices } from '../../collections.ts';
import { type InvoiceDocument, invoiceNumberPattern } from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError } from '../../errors.ts';

/**
 * An invoice or a credit note, if the account is its customer or an admin. Throws `invoice-not-found`
 * otherwise.
 */
export const getInvoice = async (
  number: string,
  { uid, admin }: Pick<Account, 'uid' | 'admin'>,
): Promise<InvoiceDocument> => {
  const isNumber = invoiceNumberPattern.test(number);
  const invoice = isNumber ? await readDocument(invoices.doc(number)) : undefined;
  if (invoice && (admin || invoice.userId === uid)) return invoice;
  throw new ApiError('invoice-not-found');
};
