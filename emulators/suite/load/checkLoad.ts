import { checkConsistency } from 'functions/operations';
import type { TestAccount } from 'functions/testing/accounts';
import { orders, readDocuments, tools } from 'functions/testing/store';
import { type ShopTools, toolIdsOf } from './fixtures.ts';
import type { OrderTracker } from './orderTracker.ts';

/** The ids and statuses of an account's orders in Firestore. */
const storedOf = async ({ uid }: TestAccount) => {
  const { docs } = await orders.where('userId', '==', uid).get();
  return docs.map((document) => ({ id: document.id, status: document.data().status }));
};

/** Firestore contains exactly the confirmed orders, and exactly the confirmed cancellations. */
const orderProblems = async (
  tracker: OrderTracker,
  customers: TestAccount[],
): Promise<string[]> => {
  const stored = (await Promise.all(customers.map(storedOf))).flat();
  const confirmed = new Set(tracker.confirmed());
  const ids = new Set(stored.map(({ id }) => id));
  return [
    ...[...confirmed].filter((id) => !ids.has(id)).map((id) => `order ${id} was lost`),
    ...[...ids].filter((id) => !confirmed.has(id)).map((id) => `order ${id} was not confirmed`),
    ...stored
      .filter(({ id, status }) => (status === 'cancelled') !== tracker.cancelled().has(id))
      .map(({ id, status }) => `order ${id} is ${status}, but its customer got another answer`),
  ];
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
 * The problems after a load. There must be one order for each key, with the id its customer got, no
 * negative stock, and consistent stock, ledger, orders and sales.
 */
export const checkLoad = async (
  { tracker, tools: shopTools }: { tracker: OrderTracker; tools: ShopTools },
  customers: TestAccount[],
): Promise<string[]> => [
  ...tracker.problems,
  ...(await orderProblems(tracker, customers)),
  ...(await negativeStock(shopTools)),
  ...(await checkConsistency()).problems,
];
