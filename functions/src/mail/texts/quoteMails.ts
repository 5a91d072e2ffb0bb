import {
  type Currency,
  counted,
  formatCentsIn,
  formatCount,
  formatDayOf,
  isUnasked,
  lineTotalOf,
  offeredTotalsOf,
  type PartyStep,
  piecesOf,
  type QuoteEvent,
  type QuoteLine,
  type QuoteMessage,
  taxLines,
  zoneName,
} from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import { button, facts, paragraph, quotation } from '../rendering/mailBlocks.ts';
import type { MailBlock, MailContent, MailLine, MailShop } from '../rendering/mailContent.ts';
import { managedQuotePage, quotePage } from './mailPages.ts';
import { buyerText, payerRows, stepTakerText } from './payerBlocks.ts';

/** A quote that a mail is about. */
export interface MailedQuote {
  id: string;
  quote: QuoteDocument;
}

const toPage = (label: string, { id, quote }: MailedQuote, shop: MailShop): MailBlock =>
  button(label, quotePage(shop, id, quote.payerId));

const toManagedPage = (label: string, { id }: MailedQuote, shop: MailShop): MailBlock =>
  button(label, managedQuotePage(shop, id));

const quoted = (text: string | undefined): MailBlock[] => (text ? [quotation(text)] : []);

const sizeOf = (quote: QuoteDocument): string =>
  `${counted(quote.lines.length, 'tool')}, ${counted(piecesOf(quote), 'piece')}`;

const lineAt = (line: QuoteLine, unitPrice: number, currency: Currency): MailLine => ({
  name: line.toolName,
  details: `${line.sku}, ${formatCount(line.quantity)} × ${formatCentsIn(currency, unitPrice)}`,
  amount: formatCentsIn(currency, lineTotalOf(unitPrice, line.quantity)),
});

/** The lines at the shop's prices. */
const requestedLines = ({ lines, currency }: QuoteDocument): MailBlock => {
  const total = lines.reduce(
    (sum, { listPrice, quantity }) => sum + lineTotalOf(listPrice, quantity),
    0,
  );
  return {
    type: 'lines',
    lines: lines.map((line) => lineAt(line, line.listPrice, currency)),
    totals: [['At list prices', formatCentsIn(currency, total)]],
  };
};

const totalRows = (quote: QuoteDocument): (readonly [string, string])[] => {
  const totals = offeredTotalsOf(quote);
  if (!totals) return [];
  const format = (cents: number) => formatCentsIn(quote.currency, cents);
  return [
    ['Subtotal', format(totals.subtotal)],
    ...taxLines(totals).map(({ name, cents }) => [name, format(cents)] as const),
    ['Total', format(totals.total)],
  ];
};

/** The lines at the offered prices, with what they add up to. */
const offeredLines = (quote: QuoteDocument): MailBlock => ({
  type: 'lines',
  lines: quote.lines.map((line) => lineAt(line, line.unitPrice ?? line.listPrice, quote.currency)),
  totals: totalRows(quote),
});

const totalOf = ({ totals, currency }: QuoteDocument): string =>
  formatCentsIn(currency, totals?.total ?? 0);

const lastDayOf = ({ validUntil }: QuoteDocument, { timeZone }: MailShop): string =>
  validUntil ? formatDayOf(validUntil, timeZone) : '';

const customerFacts = (quote: QuoteDocument): MailBlock =>
  facts(payerRows(quote, isUnasked(quote) ? 'Offered to' : 'Requested by'));

/** To the shop: a customer asks for a price. */
export const requestedMail = (mailed: MailedQuote, shop: MailShop): MailContent => {
  const { quote } = mailed;
  return {
    subject: `Request for a quote ${quote.number} from ${buyerText(quote)}`,
    preview: `${buyerText(quote)} asks for a price for ${sizeOf(quote)}.`,
    heading: 'New request for a quote',
    blocks: [
      paragraph(`${buyerText(quote)} asks for a price for ${sizeOf(quote)}.`),
      ...quoted(quote.messages[0]?.text),
      customerFacts(quote),
      requestedLines(quote),
      toManagedPage('Make an offer', mailed, shop),
    ],
  };
};

/** To the customer: the shop offers a price, with the message of the admin if there is one. */
export const offeredMail = (mailed: MailedQuote, message: string, shop: MailShop): MailContent => {
  const { quote } = mailed;
  const thanks = isUnasked(quote) ? '' : 'Thank you for your request. ';
  const validity = `The offer is valid until the end of ${lastDayOf(quote, shop)} (${zoneName(shop.timeZone)}).`;
  return {
    subject: isUnasked(quote)
      ? `Our offer ${quote.number}`
      : `Our offer for your quote ${quote.number}`,
    preview: `${sizeOf(quote)} for ${totalOf(quote)}, valid until ${lastDayOf(quote, shop)}.`,
    heading: `Our offer: ${totalOf(quote)}`,
    blocks: [
      paragraph(`${thanks}We offer you ${sizeOf(quote)} for ${totalOf(quote)}.`),
      ...quoted(message),
      offeredLines(quote),
      paragraph(`${validity} We check the stock when you accept it.`),
      toPage('See and accept the offer', mailed, shop),
    ],
  };
};

/** Who has accepted the offer: the customer, or an admin for them. */
const acceptanceOf = (quote: QuoteDocument): string => {
  const event = quote.history.at(-1);
  const offer = `the offer for ${totalOf(quote)}`;
  return event?.actor === 'admin'
    ? `The shop has accepted ${offer} for ${buyerText(quote)} (${event.reason ?? ''}).`
    : `${event ? stepTakerText(quote, event) : buyerText(quote)} has accepted ${offer}.`;
};

/** To the shop: the customer has accepted the offer, or an admin for them. */
export const acceptedMail = (mailed: MailedQuote, shop: MailShop): MailContent => {
  const { quote } = mailed;
  return {
    subject: `Quote ${quote.number} accepted: order ${quote.orderNumber}`,
    preview: acceptanceOf(quote),
    heading: 'Offer accepted',
    blocks: [
      paragraph(`${acceptanceOf(quote)} It is now order ${quote.orderNumber}.`),
      customerFacts(quote),
      offeredLines(quote),
      toManagedPage('See the quote', mailed, shop),
    ],
  };
};

type Reasoned = Pick<QuoteEvent<Date>, 'reason'>;

/** To the shop: the customer has declined the offer or withdrawn the request. */
export const withdrawnMail = (
  mailed: MailedQuote,
  event: Reasoned & PartyStep,
  shop: MailShop,
): MailContent => {
  const { quote } = mailed;
  const who = stepTakerText(quote, event);
  const what = quote.totals ? 'declined the offer' : 'withdrawn the request';
  return {
    subject: `Quote ${quote.number} declined by ${who}`,
    preview: `${who} has ${what}.`,
    heading: quote.totals ? 'Offer declined' : 'Request withdrawn',
    blocks: [
      paragraph(`${who} has ${what} for ${sizeOf(quote)}.`),
      ...quoted(event.reason),
      customerFacts(quote),
      toManagedPage('See the quote', mailed, shop),
    ],
  };
};

/** To the customer: the shop makes no offer, or no longer stands by it. */
export const refusedMail = (
  mailed: MailedQuote,
  { reason }: Reasoned,
  shop: MailShop,
): MailContent => {
  const { quote } = mailed;
  const sentence = quote.totals
    ? `We have withdrawn our offer for your quote ${quote.number}.`
    : `We are sorry: we cannot make an offer for your request ${quote.number}.`;
  return {
    subject: `Your quote ${quote.number} was declined`,
    preview: sentence,
    heading: quote.totals ? 'Offer withdrawn' : 'Request declined',
    blocks: [
      paragraph(sentence),
      ...quoted(reason),
      paragraph(
        'You can order the tools at the prices of the shop, or answer us on the page of the quote.',
      ),
      toPage('See the quote', mailed, shop),
    ],
  };
};

/** To the customer: the offer has expired. */
export const expiredMail = (mailed: MailedQuote, shop: MailShop): MailContent => {
  const { quote } = mailed;
  return {
    subject: `Your quote ${quote.number} has expired`,
    preview: `The offer for ${totalOf(quote)} was valid until ${lastDayOf(quote, shop)}.`,
    heading: 'Offer expired',
    blocks: [
      paragraph(
        `Our offer for ${sizeOf(quote)} at ${totalOf(quote)} was valid until ${lastDayOf(quote, shop)}. If you still need the tools, write to us on the page of the quote: we will make a new offer.`,
      ),
      toPage('See the quote', mailed, shop),
    ],
  };
};

/** To the other side: a message on the page of a quote. */
export const messageMail = (
  mailed: MailedQuote,
  { name, text, from }: QuoteMessage<Date>,
  shop: MailShop,
): MailContent => {
  const { number } = mailed.quote;
  const sender = from === 'shop' ? shop.name : name;
  return {
    subject: `Message about quote ${number} from ${sender}`,
    preview: `${sender} has written to you about the quote ${number}.`,
    heading: `Message about quote ${number}`,
    blocks: [
      paragraph(`${sender} writes:`),
      quotation(text),
      from === 'shop'
        ? toPage('Read and answer', mailed, shop)
        : toManagedPage('Read and answer', mailed, shop),
    ],
  };
};
