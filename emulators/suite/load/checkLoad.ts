import type { OrderDocument, OrderStatus } from 'functions/contract';
import { checkConsistency } from 'functions/operations';
import {
  carts,
  customers as customerDocuments,
  orders,
  payments,
  readDocument,
  readDocuments,
  tools,
} from 'functions/testing/store';
import type { CartTracker } from './cartTracker.ts';
import { type LoadCustomer, type ShopTools, toolIdsOf } from './fixtures.ts';
import type { LoadContext } from './loadContext.ts';
import { moneyProblems, type StoredCustomer, type StoredOrder } from './moneyProblems.ts';
import type { OrderTracker } from './orderTracker.ts';

/** A customer's orders and payments in Firestore. */
const readStored = async ({ uid, agreement }: LoadCustomer): Promise<StoredCustomer> => {
  const [ofOrders, ofPayments, customer] = await Promise.all([
    orders.where('userId', '==', uid).get(),
    payments.where('userId', '==', uid).get(),
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

/** Firestore contains exactly the acknowledged orders, and exactly their acknowledged changes. */
const orderProblems = (tracker: OrderTracker, customers: readonly StoredCustomer[]): string[] => {
  const stored = customers.flatMap((customer) => customer.orders);
  const acknowledged = new Set(tracker.ids());
  const ids = new Set(stored.map(({ id }) => id));
  return [
    ...[...acknowledged].filter((id) => !ids.has(id)).map((id) => `order ${id} was lost`),
    ...[...ids].filter((id) => !acknowledged.has(id)).map((id) => `order ${id} has no response`),
    ...stored
      .map(({ id, changes }) => [id, listOf(changes), listOf(tracker.changesOf(id))] as const)
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

/**
 * The problems after a load. There must be one order, status change or entry of payments for each key,
 * with the same response to each retry, the carts as they were saved and ordered from, no negative
 * stock, and consistent stock, ledger, orders, sales, payments and invoices.
 */
export const checkLoad = async (
  { tracker, carts: cartTracker, payments: paymentTracker, tools: shopTools }: LoadContext,
  customers: readonly LoadCustomer[],
): Promise<string[]> => {
  const stored = await Promise.all(customers.map(readStored));
  return [
    ...tracker.problems,
    ...paymentTracker.problems,
    ...orderProblems(tracker, stored),
    ...moneyProblems(stored, paymentTracker.entries()),
    ...(await cartProblems(cartTracker)),
    ...(await negativeStock(shopTools)),
    ...(await checkConsistency()).problems,
  ];
};
