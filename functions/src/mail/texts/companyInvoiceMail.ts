import {
  creditorReferenceOf,
  formatCentsIn,
  formatDayOf,
  type InvoiceDocument,
  isPrepaid,
  shownReference,
} from '../../contract/index.ts';
import { facts, paragraph } from '../rendering/mailBlocks.ts';
import type { MailContent } from '../rendering/mailContent.ts';

const titles = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

const dueDay = ({ dueAt, terms, timeZone }: InvoiceDocument): string =>
  dueAt && !isPrepaid(terms) ? formatDayOf(dueAt, timeZone) : '';

/** Nothing for an invoice that is paid, and for a credit note. */
const referenceOf = ({ number, total, paid }: InvoiceDocument): string =>
  paid < total ? shownReference(creditorReferenceOf(number) ?? '') : '';

/** To the address for invoices of a company: an invoice or a credit note, which is attached. */
export const companyInvoiceMail = (invoice: InvoiceDocument): MailContent => {
  const { kind, number, orderNumber, payerName, buyer, total, currency, poNumber } = invoice;
  const title = `${titles[kind]} ${number}`;
  return {
    // Anybody may read at this address, which nobody has verified: no name that the owner chose.
    subject: `${title} for order ${orderNumber}`,
    preview: `${title} over ${formatCentsIn(currency, total)} is attached.`,
    heading: title,
    blocks: [
      paragraph(`${title} for the order ${orderNumber} of ${payerName} is attached.`),
      facts([
        ['Company', payerName],
        ['Order', orderNumber],
        ['Ordered by', buyer.name],
        ['PO number', poNumber],
        ['Total', formatCentsIn(currency, total)],
        ['Due', dueDay(invoice)],
        ['Reference for the transfer', referenceOf(invoice)],
      ]),
    ],
  };
};
