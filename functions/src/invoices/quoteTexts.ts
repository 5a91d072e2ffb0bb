import {
  formatCents,
  formatCount,
  lineTotalOf,
  type OrderTotals,
  type QuoteDocument,
  type QuoteLine,
  type Seller,
  taxLabel,
} from '../contract/index.ts';
import type { ContentRow, DocumentContent, Fact } from './documentContent.ts';
import { date } from './partyTexts.ts';

/** A quote with an offer, and the seller who makes it. */
export interface PrintedQuote {
  quote: QuoteDocument & { totals: OrderTotals; validUntil: Date };
  seller: Seller;
}

type Offer = PrintedQuote['quote'];

const offeredAt = ({ history, createdAt }: Offer): Date =>
  history.findLast(({ status }) => status === 'offered')?.at ?? createdAt;

const factsOf = (quote: Offer): Fact[] => [
  { label: 'Number', value: quote.number, isStrong: true },
  { label: 'Date', value: date.format(offeredAt(quote)) },
  { label: 'Requested', value: date.format(quote.createdAt) },
  { label: 'Valid until', value: date.format(quote.validUntil), isStrong: true },
  ...(quote.orderNumber ? [{ label: 'Order', value: quote.orderNumber }] : []),
];

const rowOf = ({ quantity, listPrice, unitPrice, ...line }: QuoteLine): ContentRow => {
  const price = unitPrice ?? listPrice;
  const lineTotal = lineTotalOf(price, quantity);
  return {
    ...{ sku: line.sku, name: line.toolName, lineTotal },
    figures: [formatCount(quantity), ...[listPrice, price, lineTotal].map(formatCents)],
  };
};

const discountFacts = ({ lines, totals: { subtotal } }: Offer): Fact[] => {
  const listed = lines.reduce(
    (sum, { listPrice, quantity }) => sum + lineTotalOf(listPrice, quantity),
    0,
  );
  if (listed <= subtotal) return [];
  return [
    { label: 'At list prices', value: formatCents(listed) },
    { label: 'Your discount', value: formatCents(subtotal - listed) },
  ];
};

const sumsOf = (quote: Offer): Fact[] => {
  const { subtotal, tax, total } = quote.totals;
  return [
    ...discountFacts(quote),
    { label: 'Subtotal', value: formatCents(subtotal) },
    ...(tax > 0 ? [{ label: taxLabel(quote.taxRate), value: formatCents(tax) }] : []),
    { label: 'Total', value: formatCents(total), isStrong: true },
  ];
};

const noteOf = ({ status, validUntil, orderNumber }: Offer): string => {
  const until = `until the end of ${date.format(validUntil)} (UTC)`;
  if (status === 'accepted') return `You have accepted this offer: it is order ${orderNumber}.`;
  if (status === 'declined') return 'This offer was declined.';
  if (status === 'expired') return `This offer has expired: it was valid ${until}.`;
  return `This offer is valid ${until}. You can accept it on its page in the shop, where the stock is checked. It is not an invoice.`;
};

/** What the offer of a quote says on paper. */
export const quoteContent = ({ quote, seller }: PrintedQuote): DocumentContent => ({
  title: 'Quote',
  number: quote.number,
  issuedAt: offeredAt(quote),
  seller,
  buyer: { label: 'Prepared for', name: quote.userName, lines: [quote.userEmail] },
  facts: factsOf(quote),
  headings: ['Quantity', 'List price', 'Your price', 'Total'],
  rows: quote.lines.map(rowOf),
  subtotal: quote.totals.subtotal,
  sums: sumsOf(quote),
  note: noteOf(quote),
  noteFacts: [],
});
