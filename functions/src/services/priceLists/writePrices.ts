import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import {
  type ListedPrice,
  limits,
  packPrice,
  priceShardOf,
  tooManyPricesMessage,
} from '../../contract/index.ts';
import type { PriceDocument, PriceListDocument } from '../../documents/prices.ts';
import { validationError } from '../../errors.ts';
import { priceShards, pricesOfList } from '../../store/collections/collections.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { saveList } from './storedLists.ts';

/** The new price of a tool in a list; null to remove it. */
export interface PriceChange {
  toolId: string;
  sku: string;
  price: ListedPrice | null;
}

/** What a change of a price does. */
export type PriceOutcome = 'created' | 'changed' | 'removed' | 'unchanged';

const fieldsOfPrice = ['listed', 'sku', 'price', 'priceBreaks', 'version', 'past'] as const;

/** The price of a stored document; null if the tool is not in the list. */
export const listedIn = (stored: PriceDocument | undefined): ListedPrice | null =>
  stored?.listed ? { price: stored.price, priceBreaks: stored.priceBreaks } : null;

/** Reads prices of a list that are about to be written. */
export const readPrices = (
  transaction: Transaction,
  listId: string,
  toolIds: readonly string[],
): Promise<(PriceDocument | undefined)[]> =>
  transaction.readAll(
    toolIds.map((toolId) => pricesOfList(listId).doc(toolId)),
    fieldsOfPrice,
  );

/** What a change does to a stored price. */
export const outcomeOf = (
  { price }: PriceChange,
  stored: PriceDocument | undefined,
): PriceOutcome => {
  const before = listedIn(stored);
  if (isDeepStrictEqual(before, price)) return 'unchanged';
  if (price === null) return 'removed';
  return before ? 'changed' : 'created';
};

const documentOf = (
  { sku, price }: PriceChange,
  stored: PriceDocument | undefined,
  version: number,
): PriceDocument => {
  const { price: amount, priceBreaks } = price ?? { price: null, priceBreaks: [] };
  const earlier = stored && {
    version: stored.version,
    listed: stored.listed,
    price: stored.price,
    priceBreaks: stored.priceBreaks,
  };
  const past = earlier ? [...stored.past, earlier].slice(-limits.pastPrices) : [];
  return { listed: price !== null, sku, price: amount, priceBreaks, version, past };
};

/** A change, the price before, and what it does. */
interface Step {
  change: PriceChange;
  stored: PriceDocument | undefined;
  outcome: PriceOutcome;
}

const writeShards = (
  transaction: Transaction,
  listId: string,
  steps: readonly Step[],
  version: number,
): number[] => {
  const byShard = Map.groupBy(steps, ({ change }) => priceShardOf(change.toolId));
  for (const [shard, own] of byShard) {
    const prices = own.map(({ change: { toolId, price } }) => [
      toolId,
      price ? packPrice(price) : FieldValue.delete(),
    ]);
    transaction.merge(priceShards(listId).doc(String(shard)), {
      version,
      prices: Object.fromEntries(prices),
    });
  }
  return [...byShard.keys()];
};

const addedBy = (steps: readonly Step[]): number =>
  steps.reduce((sum, { outcome }) => {
    if (outcome === 'created') return sum + 1;
    return outcome === 'removed' ? sum - 1 : sum;
  }, 0);

/**
 * Writes prices of a list that were read before, with the documents from which the shop loads them.
 * Without a change, it writes nothing. Throws `validation` for more prices than a list can have.
 */
export const writePrices = (
  transaction: Transaction,
  { id, list }: { id: string; list: PriceListDocument },
  changes: readonly PriceChange[],
  stored: readonly (PriceDocument | undefined)[],
): { list: PriceListDocument; outcomes: PriceOutcome[] } => {
  const steps = changes.map((change, at): Step => {
    const before = stored[at];
    return { change, stored: before, outcome: outcomeOf(change, before) };
  });
  const outcomes = steps.map(({ outcome }) => outcome);
  const changed = steps.filter(({ outcome }) => outcome !== 'unchanged');
  if (changed.length === 0) return { list, outcomes };
  const version = list.version + 1;
  for (const { change, stored: before } of changed) {
    const reference = pricesOfList(id).doc(change.toolId);
    const document = documentOf(change, before, version);
    if (before) transaction.update(reference, document as never);
    else transaction.create(reference, document);
  }
  const written = new Set(writeShards(transaction, id, changed, version));
  const shards = list.shards.map((before, shard) => (written.has(shard) ? version : before));
  const added = addedBy(changed);
  const prices = list.prices + added;
  if (added > 0 && prices > limits.pricesOfList) {
    throw validationError({ prices: tooManyPricesMessage });
  }
  return { list: saveList(transaction, id, list, { shards, prices }), outcomes };
};
