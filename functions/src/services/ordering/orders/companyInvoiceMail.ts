import type { InvoiceDocument } from '../../../contract/index.ts';
import type { MailShop } from '../../../mail/rendering/mailContent.ts';
import { companyInvoiceMail } from '../../../mail/texts/companyInvoiceMail.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { queueMail } from '../../mail/queueMail.ts';

/**
 * Sends a new invoice or credit note of a company to its address for invoices. The customer has it
 * with the mail about the order; the company may have given the same address.
 */
export const queueCompanyInvoice = (
  transaction: Transaction,
  invoice: InvoiceDocument,
  shop: MailShop,
): void => {
  const { company, number, payerId, payerName, buyer } = invoice;
  const to = company?.invoiceEmail ?? '';
  if (to.toLowerCase() === buyer.email.toLowerCase()) return;
  const about = { kind: 'company', id: payerId, label: payerName } as const;
  const mail = { kind: 'company-invoice', eventId: number, userId: null, to, about } as const;
  const content = companyInvoiceMail(invoice);
  queueMail(transaction, { ...mail, attachedInvoice: number, content }, shop);
};
