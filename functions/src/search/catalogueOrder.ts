import type { CatalogueSort } from '../contract/index.ts';
import type { IndexedTool } from './catalogueIndex.ts';

/** A tool that matches, with its price, its rank in the search and the pieces it sold. */
export interface Match {
  tool: IndexedTool;
  /** In dollars, for the payer. */
  price: number;
  rank: number;
  sold: number;
}

/** Where a tool is in a sort order: compared part by part. The last part is its id. */
export type SortKey = readonly (string | number)[];

interface Order {
  /** The types of the parts before the id. */
  parts: readonly ('number' | 'string')[];
  partsOf: (match: Match) => (string | number)[];
}

const orders: Record<CatalogueSort, Order> = {
  relevance: {
    parts: ['number', 'number', 'number', 'string'],
    partsOf: ({ tool, rank, sold }) => [rank, -sold, tool.entry.name.length, tool.nameKey],
  },
  popularity: {
    parts: ['number', 'number'],
    partsOf: ({ tool, sold }) => [-sold, -tool.entry.createdAt],
  },
  newest: { parts: ['number'], partsOf: ({ tool }) => [-tool.entry.createdAt] },
  name: { parts: ['string'], partsOf: ({ tool }) => [tool.nameKey] },
  price: { parts: ['number'], partsOf: ({ price }) => [price] },
  '-price': { parts: ['number'], partsOf: ({ price }) => [-price] },
};

/** The place of a tool in a sort order. In each, tools that are sold out come last. */
export const sortKeyOf = (sort: CatalogueSort, match: Match): SortKey => [
  match.tool.entry.stock === 'sold-out' ? 1 : 0,
  ...orders[sort].partsOf(match),
  match.tool.id,
];

/** What a family is sorted by, instead of its size that comes first. */
export interface FamilyOrder {
  nameKey: string;
  minPrice: number;
  maxPrice: number;
}

const familyParts: Partial<Record<CatalogueSort, (family: FamilyOrder) => string | number>> = {
  name: ({ nameKey }) => nameKey,
  price: ({ minPrice }) => minPrice,
  '-price': ({ maxPrice }) => -maxPrice,
};

/**
 * The place of a family, given that of its size that comes first: by its own name, by the lowest
 * price of its sizes or, from the highest, by the highest, and otherwise by that size.
 */
export const familyKeyOf = (sort: CatalogueSort, first: SortKey, family: FamilyOrder): SortKey => {
  const part = familyParts[sort]?.(family);
  return part === undefined ? first : first.with(1, part);
};

/** Compares two places in the same sort order. */
export const compareKeys = (one: SortKey, other: SortKey): number => {
  for (const [at, part] of one.entries()) {
    const otherPart = other[at] as string | number;
    if (part < otherPart) return -1;
    if (part > otherPart) return 1;
  }
  return 0;
};

/** The cursor of the page after a tool. */
export const encodeCursor = (sort: CatalogueSort, key: SortKey): string =>
  Buffer.from(JSON.stringify([sort, ...key])).toString('base64url');

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/**
 * The place after which a page starts; `undefined` for a cursor that is invalid for this sort
 * order.
 */
export const decodeCursor = (sort: CatalogueSort, cursor: string): SortKey | undefined => {
  const content = parse(cursor);
  const [name, ...key]: unknown[] = Array.isArray(content) ? content : [];
  const types = ['number', ...orders[sort].parts, 'string'];
  const isValid =
    name === sort &&
    key.length === types.length &&
    key.every((part, at) => typeof part === types[at]);
  return isValid ? (key as (string | number)[]) : undefined;
};
