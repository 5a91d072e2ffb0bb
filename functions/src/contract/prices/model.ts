import type { Acknowledged, Inserted } from '../calls/responses.ts';
import type { Sent } from '../kinds/fields.ts';
import type { Prices } from '../lines/pricing.ts';
import type { RowMessage } from '../tables/csv.ts';
import type { RowChange } from '../tables/importChanges.ts';
import type {
  customerGroupFields,
  ownPriceListFields,
  priceHeaderFields,
  priceListFields,
  priceTermsFields,
} from './fields.ts';

/** For whom a price list is. */
export type PriceAudience = PriceListTerms['audience'];

/** What decides to whom, when and how a price list applies. */
export interface PriceListTerms extends Sent<typeof priceTermsFields> {}

/** The header of a price list. */
export interface PriceListHeader extends Sent<typeof priceHeaderFields> {}

/** A price list in a response; times are ISO 8601. */
export interface PriceList extends Sent<typeof priceListFields> {
  _id: string;
  /** The name of the payer or the group; null for all customers, and for one that was deleted. */
  audienceName: string | null;
}

/** A price list as its customers know it. */
export interface OwnPriceList extends Sent<typeof ownPriceListFields> {}

/** The price of a tool in a list. A list of a percentage has its tools without prices. */
export interface ListedPrice {
  price: number | null;
  priceBreaks: Prices['priceBreaks'];
}

/** The price of a tool in a list, as staff see it. */
export interface PriceListEntry extends ListedPrice {
  toolId: string;
  sku: string;
  toolName: string;
  /** The version of the list since which the price applies: an edit names it. */
  version: number;
  /** The present list price in dollars; null for a tool that was deleted. */
  listPrice: number | null;
}

/** A price list that applies to a payer, with its prices at hand. */
export interface PayerPriceList extends PriceListHeader {
  _id: string;
  /** The price of a tool in the list. */
  priceOf(toolId: string): ListedPrice | undefined;
}

/** Who pays, as far as price lists ask. */
export interface PricedPayer {
  payerId: string;
  /** The ids of the groups of the payer. */
  groups: readonly string[];
}

/** A group of customers. */
export interface CustomerGroup extends Sent<typeof customerGroupFields> {
  _id: string;
}

/** The response to a change of a price list: the list after it. */
export interface ChangedPriceList extends Acknowledged {
  priceList: PriceList;
}

/** The response to a new price list. */
export interface CreatedPriceList extends Inserted {
  priceList: PriceList;
}

/** The response to a change of a price: its new version, and that of the list. */
export interface ChangedEntry extends Acknowledged {
  price: PriceListEntry | null;
  version: number;
}

/** The response to a change of a group: the group after it. */
export interface ChangedGroup extends Acknowledged {
  group: CustomerGroup;
}

/** The response to a new group. */
export interface CreatedGroup extends Inserted {
  group: CustomerGroup;
}

/**
 * The columns of the table of a price list. Tools are named by their SKUs; names are only shown.
 * `exported` is the price at the export: only cells that differ from it are imported.
 */
export const priceColumns = [
  'sku',
  'toolName',
  'listPrice',
  'price',
  'priceBreaks',
  'exported',
] as const;
export type PriceColumn = (typeof priceColumns)[number];

/** The columns of the table of the prices of a buyer. */
export const ownPriceColumns = [
  'sku',
  'toolName',
  'listPrice',
  'price',
  'priceBreaks',
  'priceList',
  'until',
] as const;
export type OwnPriceColumn = (typeof ownPriceColumns)[number];

/** A problem with a row of a table of prices. */
export interface PriceRowMessage extends Omit<RowMessage, 'column'> {
  column?: PriceColumn;
}

/**
 * The result of an import of prices or its dry run: the numbers of the rows that add a price,
 * change one, or change nothing, and the problems of the others.
 */
export interface PriceImport extends Acknowledged {
  created: number[];
  changed: number[];
  unchanged: number[];
  rejected: PriceRowMessage[];
  warnings?: PriceRowMessage[];
  /** The changed fields by row, if the request asks for them. */
  changes?: RowChange[];
  /** The row to continue `from`, if the import reached its time limit or the limit of messages. */
  next?: number;
  /** The version of the list after it. */
  version: number;
}

/** The groups of a customer, by id and name. */
export interface GroupReference {
  _id: string;
  name: string;
}
