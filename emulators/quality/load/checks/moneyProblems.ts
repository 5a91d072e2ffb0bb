import { isDeepStrictEqual } from 'node:util';
import type { OrderStatus, PaymentTerms } from 'functions/contract';
import type { CustomerDocument } from 'functions/documents';
import { type SentEntry, sentOf } from '../trackers/paymentTracker.ts';

/** An order in Firestore. Money is in whole cents. */
export interface StoredOrder {
  id: string;
  /** The statuses after all steps since it was placed, except those that returns take. */
  changes: OrderStatus[];
  terms: PaymentTerms;
  paid: number;
  refunded: number;
}

/** A customer in Firestore, and the terms agreed before the load. */
export interface StoredCustomer {
  uid: string;
  agreement: CustomerDocument;
  open: number;
  orders: StoredOrder[];
  payments: ReadonlyMap<string, SentEntry>;
}

type Entries = ReadonlyMap<string, SentEntry>;

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

const isSame = (one: SentEntry | undefined, other: SentEntry): boolean =>
  one !== undefined && isDeepStrictEqual(sentOf(one), sentOf(other));

/** Firestore contains exactly the acknowledged entries. */
const entryProblems = (stored: Entries, books: Entries): string[] => [
  ...[...books.keys()].filter((id) => !stored.has(id)).map((id) => `payment ${id} was lost`),
  ...[...stored.keys()].filter((id) => !books.has(id)).map((id) => `payment ${id} has no response`),
  ...[...stored]
    .filter(([id, entry]) => books.has(id) && !isSame(books.get(id), entry))
    .map(([id]) => `payment ${id} is not as it was sent`),
];

/**
 * The amount that an entry adds to the refunds of its order: the reversal of a refund takes it
 * back.
 */
const refundedBy = ({ kind, amount }: SentEntry): number =>
  kind === 'refund' || (kind === 'reversal' && amount > 0) ? -amount : 0;

const bookedOn = (books: readonly SentEntry[]) => ({
  paid: sumOf(books.map(({ amount }) => amount)),
  refunded: sumOf(books.map(refundedBy)),
});

/** Each order has paid and was refunded what was booked on it. */
const sumProblems = (orders: readonly StoredOrder[], books: Entries): string[] => {
  const byOrder = Map.groupBy(books.values(), ({ orderId }) => orderId);
  return orders
    .map(({ id, ...order }) => ({ id, order, booked: bookedOn(byOrder.get(id) ?? []) }))
    .filter(({ order, booked }) => order.paid !== booked.paid || order.refunded !== booked.refunded)
    .map(
      ({ id, order, booked }) =>
        `order ${id} has paid ${order.paid} and was refunded ${order.refunded} cents; responses: ${booked.paid} and ${booked.refunded}`,
    );
};

/** Each order has the terms of its customer, where any were agreed. */
const termsProblems = ({ agreement: { terms }, orders }: StoredCustomer): string[] =>
  orders
    .filter((order) => terms && order.terms !== terms)
    .map((order) => `order ${order.id} has the terms ${order.terms}; agreed: ${terms}`);

/** The most that reversals of payments can have added to the amounts due of orders. */
const addedByReversals = (orders: readonly StoredOrder[], books: Entries): number => {
  const ids = new Set(orders.map(({ id }) => id));
  const reversals = [...books.values()].filter(
    ({ orderId, kind, amount }) => ids.has(orderId) && kind === 'reversal' && amount < 0,
  );
  return -sumOf(reversals.map(({ amount }) => amount));
};

/** No order has exceeded the credit limit: only the reversal of a payment can. */
const creditProblems = (
  { uid, agreement: { creditLimit }, open, orders }: StoredCustomer,
  books: Entries,
): string[] => {
  if (typeof creditLimit !== 'number') return [];
  const most = creditLimit + addedByReversals(orders, books);
  return open <= most ? [] : [`customer ${uid} has ${open} cents open, at most ${most} may be`];
};

/**
 * The problems with the money in Firestore after a load: entries that were lost or never
 * acknowledged, orders that do not add up with the acknowledged entries, and terms and credit
 * limits that were not kept.
 */
export const moneyProblems = (customers: readonly StoredCustomer[], books: Entries): string[] => [
  ...entryProblems(new Map(customers.flatMap(({ payments }) => [...payments])), books),
  ...sumProblems(
    customers.flatMap(({ orders }) => orders),
    books,
  ),
  ...customers.flatMap(termsProblems),
  ...customers.flatMap((customer) => creditProblems(customer, books)),
];
