import type { ListedPrice, PriceListHeader } from '../contract/index.ts';
import type { Stored } from '../contract/kinds/fields.ts';
import type { customerGroupFields, priceListFields } from '../contract/prices/fields.ts';

/** A percentage that a list had up to a version. */
interface PastDiscount {
  /** The version of the list since which it applied. */
  version: number;
  discount: number | null;
}

/** A stored price list. */
export interface PriceListDocument extends Stored<typeof priceListFields> {
  /** The version at which each of its shards was written last; 0 for one without prices. */
  shards: number[];
  /** The version of the list since which its percentage applies. */
  discountSince: number;
  /** The percentages before, oldest first: orders name the version of the list. */
  past: PastDiscount[];
  /** The id of the last transaction that changed it, to recognise a commit. */
  lastChangeId: string;
}

/** A price that a tool had in a list; null if it was not in the list. */
interface PastPrice extends ListedPrice {
  /** The version of the list since which it applied. */
  version: number;
  listed: boolean;
}

/** A stored price of a tool in a list, by the id of the tool. */
export interface PriceDocument extends ListedPrice {
  /** Whether the tool is in the list: prices of orders can be looked up after a removal. */
  listed: boolean;
  /** The SKU at the last change, by which lists are sorted. */
  sku: string;
  /** The version of the list since which the price applies. */
  version: number;
  /** The prices before, oldest first: orders name the version of the list. */
  past: PastPrice[];
}

/** Some prices of a list, as the shop loads them. */
export interface PriceShardDocument {
  /** The version of the list at which a price in it changed last. */
  version: number;
  /** By tool: the price in cents, and of each price break the pieces and the price in cents. */
  prices: Record<string, number[]>;
}

/** An active price list in the index. */
export type IndexedPriceList = PriceListHeader & Pick<PriceListDocument, 'shards'>;

/** The headers of all active price lists, by their ids. */
export interface PriceIndexDocument {
  /** Grows with each change of an active list. */
  revision: number;
  lists: Record<string, IndexedPriceList>;
}

/** A stored group of customers. */
export interface CustomerGroupDocument extends Stored<typeof customerGroupFields> {}

/** What groups lock while they get a name, so that no two get the same one at the same time. */
export interface GroupNameLockDocument {
  /** The id of the last transaction that named a group. */
  lastChangeId: string;
}
