import type { OrderStatus } from 'functions/contract';
import { checkConsistency } from 'functions/operations';
import type { TestAccount } from 'functions/testing/accounts';
import { carts, orders, readDocuments, tools } from 'functions/testing/store';
import type { CartTracker } from './cartTracker.ts';
import { type ShopTools, toolIdsOf } from './fixtures.ts';
import type { LoadContext } from './loadContext.ts';
import type { OrderTracker } from './orderTracker.ts';

/** An account's orders in Firestore, with their status changes. */
const storedOf = async ({ uid }: TestAccount) => {
  const { docs } = await orders.where('userId', '==', uid).get();
  return docs.map((document) => {
    const [, ...changes] = document.data().history.map(({ status }) => status);
    return { id: document.id, changes };
  });
};

const listOf = (statuses: readonly OrderStatus[]) => statuses.toSorted().join(', ') || 'none';

/** Firestore contains exactly the acknowledged orders, and exactly their acknowledged changes. */
const orderProblems = async (
  tracker: OrderTracker,
  customers: TestAccount[],
): Promise<string[]> => {
  const stored = (await Promise.all(customers.map(storedOf))).flat();
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
 * The problems after a load. There must be one order or status change for each key, with the same
 * response to each retry, the carts as they were saved and ordered from, no negative stock, and consistent stock, ledger, orders and sales.
 */
export const checkLoad = async (
  {
    tracker,
    carts: cartTracker,
    tools: shopTools,
  }: Pick<LoadContext, 'tracker' | 'carts' | 'tools'>,
  customers: TestAccount[],
): Promise<string[]> => [
  ...tracker.problems,
  ...(await orderProblems(tracker, customers)),
  ...(await cartProblems(cartTracker)),
  ...(await negativeStock(shopTools)),
  ...(await checkConsistency()).problems,
];
