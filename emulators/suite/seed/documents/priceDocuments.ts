import {
  addDays,
  collectionNames,
  dayOf,
  packPrice,
  priceShardCount,
  priceShardOf,
} from 'functions/contract';
import type {
  CustomerGroupDocument,
  PriceDocument,
  PriceIndexDocument,
  PriceListDocument,
  PriceShardDocument,
} from 'functions/documents';
import { indexedOf } from 'functions/testing/prices/priceDocuments';
import { daysBefore } from '../data/calendar.ts';
import { customerGroups, priceLists, type SeedPriceList } from '../data/priceLists.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from './documents.ts';

/** The version of a list in which its prices came, and the one in which it became active. */
const versions = { priced: 2, active: 3 } as const;

const pathOf = ({ id }: Pick<SeedPriceList, 'id'>): string => `${collectionNames.priceLists}/${id}`;

const shardsOf = ({ prices }: SeedPriceList): Map<number, [string, number[]][]> => {
  const packed = [...prices].map(([toolId, price]): [string, number[]] => [
    toolId,
    packPrice(price),
  ]);
  return Map.groupBy(packed, ([toolId]) => priceShardOf(toolId));
};

const listDocument = (list: SeedPriceList, { now, settings }: Seed): PriceListDocument => {
  const { name, kind, discount, audience, assortment, days, prices } = list;
  const today = dayOf(now, settings.timeZone);
  const written = shardsOf(list);
  const createdAt = daysBefore(now, days.before + 1, '09:00');
  return {
    name,
    kind,
    discount,
    status: 'active',
    from: addDays(today, -days.before),
    until: addDays(today, days.after),
    audience,
    assortment,
    version: versions.active,
    prices: prices.size,
    shards: Array.from({ length: priceShardCount }, (_, shard) =>
      written.has(shard) ? versions.priced : 0,
    ),
    discountSince: 1,
    past: [],
    lastChangeId: 'seed',
    createdAt,
    updatedAt: createdAt,
  };
};

const skuOf = ({ catalogue }: Seed, toolId: string): string =>
  catalogue.find(({ id }) => id === toolId)?.sku ?? '';

const pricesOf = (list: SeedPriceList, seed: Seed): SeedDocument<PriceDocument>[] =>
  [...list.prices].map(([toolId, price]) => ({
    path: `${pathOf(list)}/${collectionNames.prices}/${toolId}`,
    content: {
      ...price,
      listed: true,
      sku: skuOf(seed, toolId),
      version: versions.priced,
      past: [],
    },
  }));

const shardDocuments = (list: SeedPriceList): SeedDocument<PriceShardDocument>[] =>
  [...shardsOf(list)].map(([shard, prices]) => ({
    path: `${pathOf(list)}/${collectionNames.priceShards}/${shard}`,
    content: { version: versions.priced, prices: Object.fromEntries(prices) },
  }));

const groupDocuments = ({ now }: Seed): SeedDocument<CustomerGroupDocument>[] =>
  customerGroups.map(({ id, name }) => ({
    path: `${collectionNames.customerGroups}/${id}`,
    content: { name, version: 'seed', createdAt: daysBefore(now, 90, '09:00') },
  }));

const indexDocument = (
  lists: readonly { id: string; content: PriceListDocument }[],
): SeedDocument<PriceIndexDocument> => ({
  path: `${collectionNames.priceIndex}/active`,
  content: {
    revision: lists.length,
    lists: Object.fromEntries(lists.map(({ id, content }) => [id, indexedOf(content)])),
  },
});

/** The documents of price lists and groups of customers, as the shop stores them. */
export const priceDocuments = (seed: Seed): SeedDocument<object>[] => {
  const lists = priceLists.map((list) => ({ id: list.id, content: listDocument(list, seed) }));
  return [
    ...groupDocuments(seed),
    ...lists.map(({ id, content }) => ({ path: pathOf({ id }), content })),
    ...priceLists.flatMap((list) => [...pricesOf(list, seed), ...shardDocuments(list)]),
    indexDocument(lists),
  ];
};
