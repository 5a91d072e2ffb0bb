import { cancelledStatus, type OrderStatus } from 'functions/contract';
import type { OrderDocument, PaymentDocument } from 'functions/documents';
import { checkConsistency, checkPublished } from 'functions/operations';
import {
  carts,
  customers as customerDocuments,
  inquiries,
  orders,
  payments,
  quotes,
  readDocument,
  readDocuments,
  tools,
} from 'functions/testing/store/store';
import { areAccepted, takenFor } from '../actors/cards.ts';
import { type LoadCustomer, type ShopTools, toolIdsOf } from '../support/fixtures.ts';
import type { LoadContext } from '../support/loadContext.ts';
import type { CartTracker } from '../trackers/cartTracker.ts';
import type { OrderTracker } from '../trackers/orderTracker.ts';
import type { SentEntry } from '../trackers/paymentTracker.ts';
import type { QuoteTracker } from '../trackers/quoteTracker.ts';
import { moneyProblems, type StoredCustomer, type StoredOrder } from './moneyProblems.ts';

interface Stored extends StoredCustomer {
  payments: ReadonlyMap<string, PaymentDocument>;
}

/** A customer's orders and payments in Firestore. */
const readStored = async ({ uid, agreement }: LoadCustomer): Promise<Stored> => {
  const [ofOrders, ofPayments, customer] = await Promise.all([
    orders.where('payerId', '==', uid).get(),
    payments.where('payerId', '==', uid).get(),
    readDocument(customerDocuments.doc(uid)),
  ]);
  const toOrder = (id: string, { history, terms, paid, refunded }: OrderDocument): StoredOrder => {
    const [, ...changes] = history.map(({ status }) => status);
    return { id, changes, terms, paid, refunded };
  };
  return {
    uid,
    agreement,
    open: customer?.open ?? 0,
    orders: ofOrders.docs.map((document) => toOrder(document.id, document.data())),
    payments: new Map(ofPayments.docs.map((document) => [document.id, document.data()])),
  };
};

const listOf = (statuses: readonly OrderStatus[]) => statuses.toSorted().join(', ') || 'none';

/** The acknowledged changes, with a cancellation whose response a fault took, if it was made. */
const answered = (
  tracker: OrderTracker,
  id: string,
  changes: readonly OrderStatus[],
): readonly OrderStatus[] => {
  const known = tracker.changesOf(id);
  const isLost =
    tracker.isUnclear(id) && changes.includes(cancelledStatus) && !known.includes(cancelledStatus);
  return isLost ? [...known, cancelledStatus] : known;
};

/** Firestore contains exactly the acknowledged orders, and exactly their acknowledged changes. */
const orderProblems = (tracker: OrderTracker, customers: readonly StoredCustomer[]): string[] => {
  const stored = customers.flatMap((customer) => customer.orders);
  const acknowledged = new Set(tracker.ids());
  const ids = new Set(stored.map(({ id }) => id));
  return [
    ...[...acknowledged].filter((id) => !ids.has(id)).map((id) => `order ${id} was lost`),
    ...[...ids].filter((id) => !acknowledged.has(id)).map((id) => `order ${id} has no response`),
    ...stored
      .map(
        ({ id, changes }) => [id, listOf(changes), listOf(answered(tracker, id, changes))] as const,
      )
      .filter(([, made, answered]) => made !== answered)
      .map(([id, made, answered]) => `order ${id} has the changes ${made}; responses: ${answered}`),
  ];
};

/** Firestore contains exactly the acknowledged carts. */
const cartProblems = async (tracker: CartTracker): Promise<string[]> => {
  const uids = tracker.uids();
  const stored = await readDocuments(uids.map((uid) => carts.doc(uid)));
  for (const [index, uid] of uids.entries()) tracker.check(uid, 'In Firestore', stored[index]);
  return tracker.problems;
};

const negativeStock = async (shopTools: ShopTools): Promise<string[]> => {
  const ids = toolIdsOf(shopTools);
  const found = await readDocuments(ids.map((id) => tools.doc(id)));
  return ids.flatMap((id, index) => {
    const { available = Number.NaN } = found[index] ?? {};
    return available >= 0 ? [] : [`tool ${id} has ${available} pieces`];
  });
};

const isCard = ({ kind, method }: PaymentDocument): boolean =>
  kind === 'payment' && method === 'card';

/** The payments by card, which no response of the API acknowledges: Stripe reports them. */
const cardEntries = (stored: readonly Stored[]): Map<string, PaymentDocument> =>
  new Map(stored.flatMap(({ payments: all }) => [...all].filter(([, entry]) => isCard(entry))));

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** Each amount that Stripe has taken is booked once, and each of its events was accepted. */
const cardProblems = async (
  cards: ReadonlySet<string>,
  entries: ReadonlyMap<string, PaymentDocument>,
): Promise<string[]> => {
  const byOrder = Map.groupBy(entries.values(), ({ orderId }) => orderId);
  const problems: string[] = [];
  for (const id of new Set([...cards, ...byOrder.keys()])) {
    const taken = await takenFor(id);
    const booked = (byOrder.get(id) ?? []).map(({ amount }) => amount);
    if (taken.length !== booked.length || sumOf(taken) !== sumOf(booked)) {
      problems.push(
        `order ${id} was paid by card ${taken.length} times with ${sumOf(taken)} cents, and is booked ${booked.length} times with ${sumOf(booked)}`,
      );
    }
    if (!(await areAccepted(id))) problems.push(`order ${id} has an event of Stripe left`);
  }
  return problems;
};

const quoteProblems = async (
  tracker: QuoteTracker,
  customers: readonly LoadCustomer[],
): Promise<string[]> => {
  const found = await Promise.all(
    customers.map(({ uid }) => quotes.where('payerId', '==', uid).select('orderId').get()),
  );
  const stored = found.flatMap(({ docs }) => docs);
  return tracker.check(stored.map((quote) => ({ id: quote.id, orderId: quote.get('orderId') })));
};

const inquiryProblems = async (sent: ReadonlyMap<string, number>): Promise<string[]> => {
  const problems: string[] = [];
  for (const [uid, expected] of sent) {
    const { size } = await inquiries.where('userId', '==', uid).get();
    if (size !== expected) problems.push(`${uid} has ${size} inquiries; responses: ${expected}`);
  }
  return problems;
};

/**
 * The problems after a load. There must be one order, status change, quote or entry of payments for
 * each key, with the same response to each retry, the carts as they were saved and ordered from,
 * one payment for each that Stripe has taken, no negative stock, and nothing that `npm run
 * check:consistency` finds.
 */
export const checkLoad = async (
  context: LoadContext,
  customers: readonly LoadCustomer[],
): Promise<string[]> => {
  const { tracker, carts: cartTracker, payments: paymentTracker, quotes: quoteTracker } = context;
  const stored = await Promise.all(customers.map(readStored));
  const cards = cardEntries(stored);
  const booked: ReadonlyMap<string, SentEntry> = new Map([...paymentTracker.entries(), ...cards]);
  return [
    ...tracker.problems,
    ...paymentTracker.problems,
    ...orderProblems(tracker, stored),
    ...moneyProblems(stored, booked),
    ...(await cardProblems(context.cards, cards)),
    ...(await quoteProblems(quoteTracker, customers)),
    ...(await inquiryProblems(context.inquiries)),
    ...(await cartProblems(cartTracker)),
    ...(await negativeStock(context.tools)),
    ...(await checkConsistency()).problems,
    ...(await checkPublished()),
  ];
};
