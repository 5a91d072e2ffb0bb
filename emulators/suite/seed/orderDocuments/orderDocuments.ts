import {
  dayOf,
  defaultPaymentMethod,
  type OrderLine,
  orderNumberOf,
  orderTermsOf,
  quoteNumberOf,
  shopCurrency,
  storedBalanceOf,
  taxedTotalsOf,
} from 'functions/contract';
import type { OrderDocument } from 'functions/documents';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import { profilesOf, type Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';
import { type IssuedNumbers, issuedNumbers } from '../orders/documentNumbers.ts';
import { datesOf } from '../orders/dueDates.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';
import { priceOf, type SeedLine } from '../orders/lines.ts';
import { paidOf, refundedOf } from '../orders/payments.ts';
import { statusOf } from '../orders/status.ts';
import { downloadUrl, toolPicturePath } from '../uploads/pictures.ts';

const toLine = (tool: CatalogueTool, line: SeedLine, bucket: string): OrderLine => ({
  toolId: tool.id,
  sku: tool.sku,
  toolName: tool.toolName,
  picture: downloadUrl(bucket, toolPicturePath(tool.id)),
  quantity: line.quantity,
  ...priceOf(tool, line),
});

/** The lines of an order or a request as they are stored. */
export const orderLinesOf = (
  lines: readonly SeedLine[],
  { catalogue }: Seed,
  bucket: string,
): OrderLine[] =>
  lines.flatMap((line) =>
    catalogue.filter(({ id }) => id === line.toolId).map((tool) => toLine(tool, line, bucket)),
  );

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

const moneyFields = (order: SeedOrder, lines: readonly OrderLine[], { settings, now }: Seed) => {
  const { payments, terms } = order;
  const totals = taxedTotalsOf(lines, settings);
  const sums = { paid: paidOf(payments), refunded: refundedOf(payments) };
  const dates = datesOf(order, totals, settings, now);
  const fields = { ...totals, terms, ...sums, ...dates };
  return { ...fields, ...storedBalanceOf({ ...fields, status: statusOf(order) }) };
};

const orderDocument = (
  order: SeedOrder,
  documents: IssuedNumbers,
  seed: Seed,
  bucket: string,
): OrderDocument => {
  const { id, orderAddress, poNumber, note, history } = order;
  const createdAt = history[0]?.at ?? seed.now;
  const lines = orderLinesOf(order.lines, seed, bucket);
  const numbers = { number: orderNumberOf(id), poNumber, ...documents };
  const fields = { ...numbers, ...quoteOf(id, seed), ...customerFields(order, seed), lines };
  return {
    ...fields,
    orderAddress,
    note,
    paymentMethod: defaultPaymentMethod,
    currency: shopCurrency,
    ...moneyFields(order, lines, seed),
    status: statusOf(order),
    history,
    createdAt,
    placedOn: dayOf(createdAt, seed.settings.timeZone),
    requestHash: null,
    searchTerms: orderTermsOf(fields),
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
