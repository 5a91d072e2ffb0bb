import {
  type AgreedLine,
  dayOf,
  defaultPaymentMethod,
  noPieces,
  type OrderLine,
  type OrderProgress,
  orderNumberOf,
  orderTermsOf,
  priceSourceOf,
  progressOfNew,
  quoteNumberOf,
  replay,
  shopCurrency,
  storedBalanceOf,
} from 'functions/contract';
import type { OrderDocument, StoredOrderEvent } from 'functions/documents';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import { profilesOf, type Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';
import { type IssuedNumbers, issuedNumbers } from '../orders/documentNumbers.ts';
import { priceOf, type SeedLine } from '../orders/drafts/lines.ts';
import { datesOf } from '../orders/dueDates.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';
import { paidOf, refundedOf } from '../orders/payments.ts';
import { downloadUrl, toolPicturePath } from '../uploads/pictures.ts';

const toLine = (tool: CatalogueTool, line: SeedLine, bucket: string): AgreedLine => ({
  toolId: tool.id,
  sku: tool.sku,
  toolName: tool.toolName,
  picture: downloadUrl(bucket, toolPicturePath(tool.id)),
  quantity: line.quantity,
  ...priceOf(tool, line),
  ...priceSourceOf(tool, line.quantity),
});

/** The lines of a request as they are stored, and those of an order as they are agreed. */
export const orderLinesOf = (
  lines: readonly SeedLine[],
  { catalogue }: Seed,
  bucket: string,
): AgreedLine[] =>
  lines.flatMap((line) =>
    catalogue.filter(({ id }) => id === line.toolId).map((tool) => toLine(tool, line, bucket)),
  );

const countedLines = (...of: Parameters<typeof orderLinesOf>): OrderLine[] =>
  orderLinesOf(...of).map((line) => ({ ...line, ...noPieces }));

const quoteOf = (orderId: string, { quotes }: Seed) => {
  const quote = quotes.find((candidate) => candidate.orderId === orderId);
  return quote
    ? { quoteId: quote.id, quoteNumber: quoteNumberOf(quote.id) }
    : { quoteId: null, quoteNumber: null };
};

const customerFields = ({ userId, payerId }: SeedOrder, seed: Seed) => {
  const buyer = profilesOf(seed).find(({ uid }) => uid === userId);
  const { displayName = '', email = '', phoneNumber = '' } = buyer ?? {};
  const company = seed.companies.find(({ id }) => id === payerId);
  const payer = { payerId, payerName: company?.name ?? displayName };
  return { ...payer, userId, userName: displayName, userEmail: email, phoneNumber };
};

const moneyFields = (order: SeedOrder, progress: OrderProgress, { settings, now }: Seed) => {
  const { payments, terms } = order;
  const sums = { paid: paidOf(payments), refunded: refundedOf(payments) };
  const fields = { ...progress, terms, ...sums, ...datesOf(order, progress, settings, now) };
  return { ...fields, ...storedBalanceOf(fields) };
};

/** The events with the numbers of their credit notes. */
const numberedHistory = (
  { history }: SeedOrder,
  { creditNoteNumbers }: IssuedNumbers,
): StoredOrderEvent[] => {
  const numbers = [...creditNoteNumbers];
  return history.map((event) => {
    const creditNoteNumber = event.credit && numbers.shift();
    return creditNoteNumber ? { ...event, creditNoteNumber } : event;
  });
};

const returnChangesOf = ({ returns }: SeedOrder): Pick<OrderDocument, 'returnChanges'> => {
  const returnChanges = returns.reduce((sum, { history }) => sum + history.length, 0);
  return returnChanges > 0 ? { returnChanges } : {};
};

const orderDocument = (
  order: SeedOrder,
  documents: IssuedNumbers,
  seed: Seed,
  bucket: string,
): OrderDocument => {
  const { id, orderAddress, poNumber, note } = order;
  const history = numberedHistory(order, documents);
  const createdAt = history[0]?.at ?? seed.now;
  const started = progressOfNew(countedLines(order.lines, seed, bucket), seed.settings);
  const progress = replay({ ...started, ...documents, history });
  const numbers = { number: orderNumberOf(id), poNumber, ...documents };
  const { lines } = progress;
  const fields = { ...numbers, ...quoteOf(id, seed), ...customerFields(order, seed), lines };
  return {
    ...fields,
    orderAddress,
    note,
    paymentMethod: defaultPaymentMethod,
    currency: shopCurrency,
    ...moneyFields(order, progress, seed),
    ...returnChangesOf(order),
    history,
    createdAt,
    placedOn: dayOf(createdAt, seed.settings.timeZone),
    searchTerms: orderTermsOf({ ...fields, orderAddress, history }),
  };
};

/** The documents of the orders. */
export const orderDocuments = (seed: Seed, bucket: string): SeedDocument<OrderDocument>[] => {
  const numbersOf = issuedNumbers(seed.orders, seed.settings);
  return seed.orders.map((order) => ({
    path: `orders/${order.id}`,
    content: orderDocument(order, numbersOf(order.id), seed, bucket),
  }));
};
