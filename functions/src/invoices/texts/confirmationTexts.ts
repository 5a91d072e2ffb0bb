import {
  arrivalText,
  formatDayOf,
  type InvoiceDocument,
  isCancelled,
  termsLabel,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { DocumentContent, Fact } from './documentContent.ts';
import { pricedTable, totalFacts } from './invoiceTexts.ts';
import { linesOfBuyer, partyOf } from './partyTexts.ts';

/**
 * A confirmed order and its invoice, which holds what was agreed: seller, customer, lines, amounts
 * and terms. So later settings do not change the confirmation either.
 */
export interface PrintedConfirmation {
  order: Pick<
    OrderDocument,
    'number' | 'status' | 'quoteNumber' | 'deliveryDay' | 'requestedDay' | 'completeOnly'
  >;
  invoice: InvoiceDocument;
}

const deliveryFact = (printed: PrintedConfirmation): Fact => {
  if (isCancelled(printed.order.status))
    return { label: 'Status', value: 'Cancelled', isStrong: true };
  const { orderedAt, timeZone } = printed.invoice;
  return {
    label: 'Promised delivery',
    value: arrivalText({ ...printed.order, createdAt: orderedAt }, timeZone),
  };
};

const factsOf = (printed: PrintedConfirmation): Fact[] => {
  const { order, invoice } = printed;
  return [
    { label: 'Order', value: order.number, isStrong: true },
    { label: 'Order date', value: formatDayOf(invoice.orderedAt, invoice.timeZone) },
    { label: 'Confirmed', value: formatDayOf(invoice.issuedAt, invoice.timeZone) },
    ...(invoice.poNumber ? [{ label: 'Your PO number', value: invoice.poNumber }] : []),
    ...(invoice.company ? [{ label: 'Ordered by', value: invoice.buyer.name }] : []),
    ...(order.quoteNumber ? [{ label: 'Quote', value: order.quoteNumber }] : []),
    { label: 'Terms', value: termsLabel(invoice.terms) },
    deliveryFact(printed),
    ...(printed.order.completeOnly ? [{ label: 'Ship', value: 'Complete only' }] : []),
  ];
};

const noteOf = (printed: PrintedConfirmation): string =>
  isCancelled(printed.order.status)
    ? 'This order was cancelled after we had confirmed it, so it will not be delivered. This is not an invoice.'
    : `We confirm your order as listed here. This is not an invoice: invoice ${printed.invoice.number} says how and when to pay.`;

/** The texts of an order's confirmation. */
export const confirmationContent = (printed: PrintedConfirmation): DocumentContent => {
  const { order, invoice } = printed;
  const { issuedAt, seller, buyer, company, payerName } = invoice;
  const name = company ? payerName : buyer.name;
  return {
    title: 'Order confirmation',
    number: order.number,
    issuedAt,
    seller,
    buyer: partyOf('Customer and delivery address', name, linesOfBuyer(buyer)),
    facts: factsOf(printed),
    ...pricedTable(invoice),
    sums: totalFacts(invoice),
    note: noteOf(printed),
    noteFacts: [],
  };
};
