import {
  type Currency,
  formatCentsIn,
  formatCount,
  formatDayOf,
  isCompanyId,
  isUnasked,
  lineTotalOf,
  type OrderTotals,
  type QuoteLine,
  type Seller,
  taxRatesOf,
  zoneName,
} from '../../contract/index.ts';
import type { Stored } from '../../contract/kinds/fields.ts';
import type { quoteFields } from '../../contract/quotes/fields.ts';
import type { ContentRow, DocumentContent, Fact } from './documentContent.ts';
import { totalFacts } from './invoiceTexts.ts';
import { partyOf } from './partyTexts.ts';

/** A quote with an offer, and the seller who makes it. */
export interface PrintedQuote {
  quote: Stored<typeof quoteFields> & { totals: OrderTotals; validUntil: Date };
  seller: Seller;
  /** The zone of its days. */
  timeZone: string;
}

type Offer = PrintedQuote['quote'];

const offeredAt = ({ history, createdAt }: Offer): Date =>
  history.findLast(({ status }) => status === 'offered')?.at ?? createdAt;

const factsOf = ({ quote, timeZone }: PrintedQuote): Fact[] => [
  { label: 'Number', value: quote.number, isStrong: true },
  { label: 'Date', value: formatDayOf(offeredAt(quote), timeZone) },
  ...(isUnasked(quote)
    ? []
    : [{ label: 'Requested', value: formatDayOf(quote.createdAt, timeZone) }]),
  { label: 'Valid until', value: formatDayOf(quote.validUntil, timeZone), isStrong: true },
  ...(quote.orderNumber ? [{ label: 'Order', value: quote.orderNumber }] : []),
];

const rowOf = (
  { quantity, listPrice, unitPrice, ...line }: QuoteLine,
  currency: Currency,
): ContentRow => {
  const price = unitPrice ?? listPrice;
  const lineTotal = lineTotalOf(price, quantity);
  return {
    sku: line.sku,
    name: line.toolName,
    amount: lineTotal,
    figures: [
      formatCount(quantity),
      ...[listPrice, price, lineTotal].map((cents) => formatCentsIn(currency, cents)),
    ],
  };
};

const discountFacts = ({ lines, currency, totals: { subtotal } }: Offer): Fact[] => {
  const listed = lines.reduce(
    (sum, { listPrice, quantity }) => sum + lineTotalOf(listPrice, quantity),
    0,
  );
  if (listed <= subtotal) return [];
  return [
    { label: 'At list prices', value: formatCentsIn(currency, listed) },
    { label: 'Your discount', value: formatCentsIn(currency, subtotal - listed) },
  ];
};

const sumsOf = (quote: Offer): Fact[] => {
  const totals = { ...quote.totals, ...taxRatesOf(quote), currency: quote.currency };
  return [...discountFacts(quote), ...totalFacts(totals)];
};

const noteOf = ({ quote, timeZone }: PrintedQuote): string => {
  const { status, validUntil, orderNumber } = quote;
  const until = `until the end of ${formatDayOf(validUntil, timeZone)} (${zoneName(timeZone)})`;
  if (status === 'accepted') return `You have accepted this offer: it is order ${orderNumber}.`;
  if (status === 'declined') return 'This offer was declined.';
  if (status === 'expired') return `This offer has expired: it was valid ${until}.`;
  return `This offer is valid ${until}. You can accept it on its page in the shop, where the stock is checked. It is not an invoice.`;
};

/** The company with the member who has asked, or the person. */
const preparedFor = ({ payerId, payerName, userName, userEmail }: Offer) =>
  partyOf('Prepared for', payerName, [...(isCompanyId(payerId) ? [userName] : []), userEmail]);

/** The texts of an offer on paper. */
export const quoteContent = (printed: PrintedQuote): DocumentContent => {
  const { quote, seller } = printed;
  return {
    title: 'Quote',
    number: quote.number,
    issuedAt: offeredAt(quote),
    seller,
    buyer: preparedFor(quote),
    facts: factsOf(printed),
    headings: ['Quantity', 'List price', 'Your price', 'Total'],
    rows: quote.lines.map((line) => rowOf(line, quote.currency)),
    formatSum: (cents) => formatCentsIn(quote.currency, cents),
    sums: sumsOf(quote),
    note: noteOf(printed),
    noteFacts: [],
  };
};
