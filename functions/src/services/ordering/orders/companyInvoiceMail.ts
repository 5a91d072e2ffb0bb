import type { InvoiceDocument } from '../../../contract/index.ts';
import type { MailShop } from '../../../mail/rendering/mailContent.ts';
import { companyInvoiceMail } from '../../../mail/texts/companyInvoiceMail.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { queueMail } from '../../mail/queueMail.ts';

/**
 * Whether an invoice goes to the address for invoices of its company: the customer has it with the
 * mail about the order, and the company may have given the same address.
 */
export const goesToCompany = ({
  company,
  buyer,
}: Pick<InvoiceDocument, 'company' | 'buyer'>): boolean =>
  Boolean(company?.invoiceEmail) &&
  company?.invoiceEmail.toLowerCase() !== buyer.email.toLowerCase();

/**
 * Sends a new invoice or credit note of a company to its address for invoices, if it has another
 * one than the customer.
 */
export const queueCompanyInvoice = (
  transaction: Transaction,
  invoice: InvoiceDocument,
  shop: MailShop,
): void => {
  if (!goesToCompany(invoice)) return;
  const { company, number, payerId, payerName } = invoice;
  const to = company?.invoiceEmail ?? '';
  const about = { kind: 'company', id: payerId, label: payerName } as const;
  const mail = { kind: 'company-invoice', eventId: number, userId: null, to, about } as const;
  const content = companyInvoiceMail(invoice);
  queueMail(transaction, { ...mail, attachedInvoice: number, content }, shop);
};
