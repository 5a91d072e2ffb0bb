import { LRUCache } from 'lru-cache';
import { type ListedPrice, unpackPrice } from '../../contract/index.ts';
import type { PriceShardDocument } from '../../documents/prices.ts';
import { priceShards } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';

/** The prices of a shard, by tool. */
export type ShardPrices = ReadonlyMap<string, ListedPrice>;

interface LoadedShard {
  version: number;
  prices: ShardPrices;
}

const unpack = ({ version, prices }: PriceShardDocument): LoadedShard => ({
  version,
  prices: new Map(Object.entries(prices).map(([toolId, packed]) => [toolId, unpackPrice(packed)])),
});

/** Prices in the memory of an instance: some 100 MiB at most. */
const maxCachedPrices = 500_000;

const cache = new LRUCache<string, LoadedShard>({
  maxSize: maxCachedPrices,
  sizeCalculation: ({ prices }) => prices.size + 1,
});

const nameOf = (listId: string, shard: number): string => `${listId}/${shard}`;

/**
 * The prices of a shard at a version of its list; undefined if it has changed since. A shard stays
 * in memory as long as its version is the current one.
 */
export const loadShard = async (
  listId: string,
  shard: number,
  version: number,
): Promise<ShardPrices | undefined> => {
  const name = nameOf(listId, shard);
  const cached = cache.get(name);
  if (cached?.version === version) return cached.prices;
  const stored = await readDocument(priceShards(listId).doc(String(shard)));
  if (!stored) return undefined;
  const loaded = unpack(stored);
  cache.set(name, loaded);
  return loaded.version === version ? loaded.prices : undefined;
};
