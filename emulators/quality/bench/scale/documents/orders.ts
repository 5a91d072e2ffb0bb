import {
  type AgreedLine,
  addDays,
  dayOf,
  defaultPaymentMethod,
  defaultSettings,
  dueDateOf,
  invoiceNumberOf,
  invoiceOf,
  invoiceTermsOf,
  noPieces,
  noTaxes,
  type OrderLine,
  orderNumberOf,
  orderTermsOf,
  overdueFrom,
  priceLine,
  priceSourceOf,
  progressOfNew,
  replay,
  shipmentNumberOf,
  shopCurrency,
  storedBalanceOf,
  taxedTotalsOf,
  usualTerms,
  yearOf,
} from 'functions/contract';
import type {
  OrderDocument,
  PaymentDocument,
  StoredInvoice,
  StoredOrderEvent,
} from 'functions/documents';
import type { ScaleTool } from './catalogue.ts';
import { companyOfMember } from './companies.ts';
import { personOf } from './people.ts';
import { customerCount, daysBefore, ordersPerDay, type ShopSize } from './size.ts';

const { timeZone } = defaultSettings;

/** An order, its invoice if it was confirmed, and its payments. */
export interface ScaleOrder {
  id: string;
  order: OrderDocument;
  invoice: StoredInvoice | undefined;
  payments: { id: string; content: PaymentDocument }[];
}

/** Pieces of a tool at its list price. */
export const agreedLineOf = (tool: ScaleTool, quantity: number): AgreedLine => ({
  toolId: tool._id,
  sku: tool.sku,
  toolName: tool.toolName,
  picture: tool.imageLink,
  quantity,
  ...priceLine(tool, quantity),
  ...priceSourceOf(tool, quantity),
});

const linesOf = (n: number, tools: readonly ScaleTool[]): OrderLine[] =>
  Array.from({ length: 1 + (n % 5) }, (_, line) => {
    const tool = tools[(n * 31 + line * 17) % tools.length] as ScaleTool;
    return { ...agreedLineOf(tool, 5 * (1 + ((n + line) % 9))), ...noPieces };
  });

/** One order in this many is of the first customer. */
const ordersPerFrequent = 20;

/** The number of the customer who placed the n-th order. */
const buyerOf = (n: number, size: ShopSize): number =>
  n % ordersPerFrequent === 0 ? 0 : 1 + ((n * 7919) % (customerCount(size) - 1));

/** Members of a company place half of their orders for it. */
const payerOf = (n: number, buyer: number, size: ShopSize) => {
  const company = companyOfMember(buyer, size);
  if (company !== undefined && Math.floor(n / ordersPerFrequent) % 2 === 1) return company;
  const { uid: id, displayName: name } = personOf(buyer);
  return { id, name };
};

/** The PO number of the first order: long enough to be the word that a search looks up. */
export const firstPoNumber = 100_000;

/** After how many days an order gets to a status. */
const stepDays = { placed: 0, confirmed: 1, shipped: 3, delivered: 6 } as const;

const isCancelled = (n: number) => n % 25 === 7;

const cancelledAfterDays = 0.5;

type Status = keyof typeof stepDays | 'cancelled';

const historyOf = (
  n: number,
  age: number,
  now: Date,
  lines: readonly OrderLine[],
): StoredOrderEvent[] => {
  const shipment = {
    shipmentNumber: shipmentNumberOf(orderNumberOf(`order-${n}`), 1),
    pieces: lines.map(({ toolId, quantity }) => ({ toolId, quantity })),
  };
  const after = (status: Status, days: number): StoredOrderEvent => ({
    step: status,
    status,
    actor: status === 'placed' ? 'customer' : 'admin',
    uid: null,
    transitionId: null,
    at: daysBefore(now, age - days),
    ...(status === 'shipped' && shipment),
  });
  if (isCancelled(n) && age > cancelledAfterDays) {
    return [after('placed', 0), after('cancelled', cancelledAfterDays)];
  }
  return Object.entries(stepDays)
    .filter(([, days]) => days <= age)
    .map(([status, days]) => after(status as keyof typeof stepDays, days));
};

/**
 * An order in this many is paid too late, in two parts, or not at all if it is of the last months.
 */
const rare = { late: 20, inParts: 10, unpaid: 200 };
const unpaidDays = 150;
const paidAfterDays = { inTime: 25, late: 45 };

const paymentDaysOf = (n: number, age: number): number[] => {
  if (n % rare.unpaid === 3 && age < unpaidDays) return [];
  const days = n % rare.late === 5 ? paidAfterDays.late : paidAfterDays.inTime;
  return n % rare.inParts === 1 ? [days - 10, days] : [days];
};

const amountsOf = (total: number, parts: number): number[] => {
  const part = Math.floor(total / parts);
  return Array.from({ length: parts }, (_, at) => (at === 0 ? total - part * (parts - 1) : part));
};

interface Received {
  amount: number;
  at: Date;
}

const receivedFor = (n: number, age: number, total: number, now: Date): Received[] => {
  if (isCancelled(n)) return [];
  const days = paymentDaysOf(n, age);
  const amounts = amountsOf(total, days.length);
  return days.flatMap((day, part) =>
    day <= age ? [{ amount: amounts[part] ?? 0, at: daysBefore(now, age - day) }] : [],
  );
};

const paymentOf = (
  { amount, at }: Received,
  id: string,
  { number: orderNumber, payerId, payerName, userId, userName, currency }: OrderDocument,
): PaymentDocument => ({
  orderId: id,
  orderNumber,
  payerId,
  payerName,
  userId,
  userName,
  kind: 'payment',
  amount,
  currency,
  method: 'bank-transfer',
  reference: `Transfer ${id}`,
  receivedAt: dayOf(at, timeZone),
  reverses: null,
  reason: '',
  by: 'admin',
  card: null,
  recordedAt: at,
});

const datesOf = (confirmedAt: Date | undefined, isPaid: boolean, now: Date) => {
  const dueAt = confirmedAt ? dueDateOf(usualTerms, confirmedAt, timeZone) : null;
  const overdueAt = dueAt && !isPaid && overdueFrom(dueAt) < now ? overdueFrom(dueAt) : null;
  return { dueAt, overdueAt };
};

/** The years in which documents were issued, with the last number of each. */
export type Sequences = Map<number, number>;

const nextNumber = (sequences: Sequences, at: Date): string => {
  const year = yearOf(at, timeZone);
  const position = (sequences.get(year) ?? 0) + 1;
  sequences.set(year, position);
  return invoiceNumberOf('invoice', year, position);
};

/** The age of the n-th order in days. The oldest one has the number 0. */
export const ageOf = (n: number, { orders }: ShopSize): number => (orders - n) / ordersPerDay;

const invoiceFor = (
  id: string,
  order: OrderDocument,
  at: Date | undefined,
): StoredInvoice | undefined => {
  const { invoiceNumber: number } = order;
  if (!at || number === null) return undefined;
  const issued = { ...order, paid: 0 };
  const invoice = { ...invoiceOf({ id, order: issued, at }, defaultSettings), number };
  return { ...invoice, searchTerms: invoiceTermsOf(invoice) };
};

const entriesOf = (id: string, order: OrderDocument, received: readonly Received[]) =>
  received.map((each, at) => ({
    id: `${id}-payment-${at}`,
    content: paymentOf(each, id, order),
  }));

/** The n-th order of a shop. Its invoice gets the next number. */
export const orderOf = (
  n: number,
  { size, tools, now }: { size: ShopSize; tools: readonly ScaleTool[]; now: Date },
  sequences: Sequences,
): ScaleOrder => {
  const id = `order-${n}`;
  const age = ageOf(n, size);
  const buyer = buyerOf(n, size);
  const { uid: userId, displayName: userName, email: userEmail } = personOf(buyer);
  const payer = payerOf(n, buyer, size);
  const agreed = linesOf(n, tools);
  const history = historyOf(n, age, now, agreed);
  const totals = taxedTotalsOf(agreed, noTaxes);
  const received = receivedFor(n, age, totals.total, now);
  const paid = received.reduce((sum, { amount }) => sum + amount, 0);
  const confirmedAt = history.find((event) => event.status === 'confirmed')?.at;
  const invoiceNumber = confirmedAt ? nextNumber(sequences, confirmedAt) : null;
  const started = { ...progressOfNew(agreed, noTaxes), invoiceNumber };
  const progress = replay({ ...started, history });
  const searchable = {
    number: orderNumberOf(id),
    payerName: payer.name,
    userName,
    userEmail,
    poNumber: `PO-${firstPoNumber + n}`,
    invoiceNumber,
    lines: progress.lines,
  };
  const destination = { phoneNumber: '01234567890', orderAddress: '1 Workshop Lane, Leeds' };
  const dates = datesOf(confirmedAt, paid === totals.total, now);
  const money = { ...progress, terms: usualTerms, paid, refunded: 0, ...dates };
  const placedOn = dayOf(history[0]?.at ?? now, timeZone);
  const order: OrderDocument = {
    ...searchable,
    payerId: payer.id,
    userId,
    ...destination,
    note: '',
    paymentMethod: defaultPaymentMethod,
    quoteId: null,
    quoteNumber: null,
    currency: shopCurrency,
    shipBy: addDays(placedOn, 2),
    ...money,
    ...storedBalanceOf(money),
    history,
    createdAt: history[0]?.at ?? now,
    placedOn,
    saleFacts: {},
    searchTerms: orderTermsOf({ ...searchable, ...destination, history }),
  };
  return {
    id,
    order,
    invoice: invoiceFor(id, order, confirmedAt),
    payments: entriesOf(id, order, received),
  };
};
