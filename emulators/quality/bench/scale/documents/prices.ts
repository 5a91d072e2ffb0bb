import {
  collectionNames,
  type ListedPrice,
  packPrice,
  priceShardCount,
  priceShardOf,
} from 'functions/contract';
import type {
  PriceDocument,
  PriceIndexDocument,
  PriceListDocument,
  PriceShardDocument,
} from 'functions/documents';
import { indexedOf } from 'functions/testing/prices/priceDocuments';
import type { ScaleTool } from './catalogue.ts';
import { companyOf } from './companies.ts';
import {
  daysBefore,
  priceListsOf,
  pricesPerList,
  type ShopSize,
  type StoredDocument,
  sharedLists,
} from './size.ts';

/** The version of a list in which its prices came, and the one in which it became active. */
const versions = { priced: 2, active: 3 } as const;

/** Whether the n-th company sees only the tools of its price list. */
export const hasAssortment = (n: number): boolean => n % 2 === 1;

/** The id of the n-th price list, which is for the n-th company. */
export const priceListIdOf = (n: number): string => `list-${n}`;

const spacing = 37;

/** The number of the tool of which a list has its price at a position. */
const toolOfPrice = (list: number, position: number): number =>
  (list < sharedLists ? list : list * spacing) + position;

/** Some tools that a list of all measured shops has, by number. */
export const toolInList = (n: number, list: number, shared: { tools: number }): number =>
  toolOfPrice(list, n % Math.min(pricesPerList - 1, shared.tools - sharedLists - 1));

const agreedPriceOf = ({ price }: ScaleTool, list: number): ListedPrice => ({
  price: Math.max(1, price - 1 - (list % 3)),
  priceBreaks: [{ minQuantity: 100, price: Math.max(0.5, price - 5) }],
});

type Prices = { tool: ScaleTool; price: ListedPrice }[];

const pricesOf = (list: number, count: number, tools: readonly ScaleTool[]): Prices =>
  Array.from({ length: count }, (_, position) => {
    const tool = tools[toolOfPrice(list, position) % tools.length] as ScaleTool;
    return { tool, price: agreedPriceOf(tool, list) };
  });

const shardsOf = (prices: Prices): Map<number, Prices> =>
  Map.groupBy(prices, ({ tool }) => priceShardOf(tool._id));

const listDocument = (n: number, prices: Prices, at: Date): PriceListDocument => {
  const written = shardsOf(prices);
  const { id, name } = companyOf(n);
  return {
    name: `Contract of ${name}`,
    kind: 'fixed',
    discount: null,
    status: 'active',
    from: null,
    until: null,
    audience: { kind: 'payer', id },
    assortment: hasAssortment(n) ? 'only' : 'all',
    version: versions.active,
    prices: prices.length,
    shards: Array.from({ length: priceShardCount }, (_, shard) =>
      written.has(shard) ? versions.priced : 0,
    ),
    discountSince: 1,
    past: [],
    lastChangeId: 'scale',
    createdAt: at,
    updatedAt: at,
  };
};

const documentsOf = function* (
  path: string,
  prices: Prices,
): Generator<{ path: string; content: PriceDocument | PriceShardDocument }> {
  for (const { tool, price } of prices) {
    const content = { ...price, listed: true, sku: tool.sku, version: versions.priced, past: [] };
    yield { path: `${path}/${collectionNames.prices}/${tool._id}`, content };
  }
  for (const [shard, own] of shardsOf(prices)) {
    const packed = own.map(({ tool, price }) => [tool._id, packPrice(price)]);
    const content = { version: versions.priced, prices: Object.fromEntries(packed) };
    yield { path: `${path}/${collectionNames.priceShards}/${shard}`, content };
  }
};

/** The documents of the price lists, which are all active, and of their prices. */
export const priceDocuments = function* (
  size: ShopSize,
  tools: readonly ScaleTool[],
  now: Date,
): Generator<StoredDocument> {
  const index: PriceIndexDocument = { revision: 1, lists: {} };
  const { lists, prices: count } = priceListsOf(size);
  for (let n = 0; n < lists; n += 1) {
    const path = `${collectionNames.priceLists}/${priceListIdOf(n)}`;
    const prices = pricesOf(n, count, tools);
    const content = listDocument(n, prices, daysBefore(now, lists - n));
    index.lists[priceListIdOf(n)] = indexedOf(content);
    yield { path, content };
    yield* documentsOf(path, prices);
  }
  yield { path: `${collectionNames.priceIndex}/active`, content: index };
};
