import { isDeepStrictEqual } from 'node:util';
import { packPrice, priceShardCount, priceShardOf } from '../../../contract/index.ts';
import type {
  IndexedPriceList,
  PriceDocument,
  PriceListDocument,
  PriceShardDocument,
} from '../../../documents/prices.ts';
import {
  priceIndex,
  priceLists,
  priceShards,
  pricesOfList,
} from '../../../store/collections/collections.ts';
import { readDocument, readDocuments } from '../../../store/reads/documents.ts';
import { batchesById, type Found } from '../../../store/reads/queries.ts';

/** A price list with all of its documents. */
interface WholeList {
  id: string;
  list: PriceListDocument;
  prices: readonly Found<PriceDocument>[];
  shards: readonly (PriceShardDocument | undefined)[];
  indexed: IndexedPriceList | undefined;
}

const indexProblem = ({ id, list, indexed }: WholeList): string[] => {
  if (list.status !== 'active') {
    return indexed ? [`price list ${id} is ${list.status}, but in the index of active lists`] : [];
  }
  const { name, kind, discount, status, from, until, audience, assortment, version } = list;
  const terms = { name, kind, discount, status, from, until, audience, assortment, version };
  return isDeepStrictEqual(indexed, { ...terms, shards: list.shards })
    ? []
    : [`price list ${id} is not in the index of active lists as it is stored`];
};

const shardProblems = ({ id, list, prices, shards }: WholeList): string[] => {
  const listed = prices.filter(({ content }) => content.listed);
  const byShard = Map.groupBy(listed, (price) => priceShardOf(price.id));
  return shards.flatMap((shard, at) => {
    const stored = (byShard.get(at) ?? []).map((price) => [price.id, packPrice(price.content)]);
    const isSame = isDeepStrictEqual(shard?.prices ?? {}, Object.fromEntries(stored));
    const isCurrent = (shard?.version ?? 0) === (list.shards[at] ?? 0);
    return [
      ...(isSame ? [] : [`document ${at} of price list ${id} has other prices than the list`]),
      ...(isCurrent
        ? []
        : [`document ${at} of price list ${id} has another version than the list`]),
    ];
  });
};

/** The problems of a price list. */
const listProblems = (whole: WholeList): string[] => {
  const { id, list, prices } = whole;
  const count = prices.filter(({ content }) => content.listed).length;
  return [
    ...(count === list.prices
      ? []
      : [`price list ${id} counts ${list.prices} prices, but has ${count}`]),
    ...indexProblem(whole),
    ...shardProblems(whole),
  ];
};

const shardReferences = (id: string) =>
  Array.from({ length: priceShardCount }, (_, shard) => priceShards(id).doc(String(shard)));

const readPrices = async (id: string): Promise<Found<PriceDocument>[]> => {
  const all: Found<PriceDocument>[] = [];
  for await (const batch of batchesById(pricesOfList(id), 300)) all.push(...batch);
  return all;
};

// The list may be edited between the reads, so these must be of one version.
const readWhole = async (id: string): Promise<WholeList | undefined> => {
  for (;;) {
    const before = await readDocument(priceLists.doc(id));
    if (!before) return undefined;
    const [prices, shards, index] = await Promise.all([
      readPrices(id),
      readDocuments(shardReferences(id)),
      readDocument(priceIndex),
    ]);
    const list = await readDocument(priceLists.doc(id));
    if (list?.version !== before.version) continue;
    return { id, list, prices, shards, indexed: index?.lists[id] };
  }
};

const strayEntries = async (): Promise<string[]> => {
  const problems: string[] = [];
  for (const id of Object.keys((await readDocument(priceIndex))?.lists ?? {})) {
    if (await readDocument(priceLists.doc(id))) continue;
    problems.push(`price list ${id} is in the index of active lists, but does not exist`);
  }
  return problems;
};

/**
 * Checks that the documents from which the shop loads the prices of a list are those of the list,
 * that the index has the active lists as they are stored, and that each list counts its prices. Can
 * run while lists are edited.
 */
export const checkPriceLists = async (): Promise<string[]> => {
  const problems = await strayEntries();
  for await (const batch of batchesById(priceLists)) {
    for (const { id } of batch) {
      const whole = await readWhole(id);
      if (whole) problems.push(...listProblems(whole));
    }
  }
  return problems;
};
