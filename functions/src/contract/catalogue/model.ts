import type { AttributeKind } from '../attributes/fields.ts';
import type { CartTool } from '../carts/model.ts';
import type { Order } from '../orders/model.ts';
import type { Assortment } from '../prices/lifecycle.ts';
import type { QuantityRules } from '../quantities/quantityRange.ts';
import { type StockLevel, stockLevelOf } from '../stock/stockLevel.ts';
import type { ToolCategory } from '../tools/categories.ts';
import type { Tool } from '../tools/model.ts';
import type { AttributeFilterTexts } from './attributeFilters.ts';
import type { SkuLine } from './skuLine.ts';

/** The sort orders of the catalogue. In each, tools that are sold out come last. */
export const catalogueSorts = [
  'relevance',
  'popularity',
  'newest',
  'name',
  'price',
  '-price',
] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** The stock filter of the catalogue. */
export const stockGroups = ['in-stock', 'last-pieces', 'sold-out'] as const;
export type StockGroup = (typeof stockGroups)[number];

const groupOfLevel: Record<StockLevel, StockGroup> = {
  none: 'sold-out',
  remainder: 'last-pieces',
  low: 'in-stock',
  ample: 'in-stock',
};

/** The group to which a tool belongs by its stock. */
export const stockGroupOf = (tool: QuantityRules): StockGroup => groupOfLevel[stockLevelOf(tool)];

/** A query of the catalogue. Empty lists and missing prices do not restrict anything. */
export interface CatalogueQuery {
  /** The search words; empty for all tools. */
  q: string;
  categories: ToolCategory[];
  stock: StockGroup[];
  /** In dollars, compared with the price of a tool without price breaks. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Those that filter by no value of an attribute do not count. */
  attributes?: AttributeFilterTexts | undefined;
  sort: CatalogueSort;
}

/** The number of tools with a value. */
export interface FacetCount<Value> {
  value: Value;
  count: number;
}

/** An attribute to filter by. */
export interface AttributeFacet {
  key: string;
  label: string;
  kind: AttributeKind;
  /** The unit in which a number is shown; empty for none. */
  unit: string;
  /** The number of tools that have it. */
  count: number;
  /** The lowest and the highest number in base units; null for choices, and without tools. */
  range: { min: number; max: number } | null;
  /** All values of a choice or flag. */
  values: FacetCount<string>[];
}

/**
 * The facets to filter by. The counts of a facet respect the search and the other filters, but not
 * its own, so that they say what selecting another value would show.
 */
export interface CatalogueFacets {
  /** The categories that have tools, in the order of the catalogue. */
  categories: FacetCount<ToolCategory>[];
  stock: FacetCount<StockGroup>[];
  /** The lowest and the highest price in dollars; null when there are no tools. */
  price: { min: number; max: number } | null;
  /** The attributes that some of the tools have, in the order in which they are shown. */
  attributes: AttributeFacet[];
}

/** A family of which a page of the catalogue shows one size. */
export interface CatalogueFamily {
  _id: string;
  name: string;
  /** Its picture; that of the shown size if it has none. */
  imageLink: string;
  /** The number of its sizes that match. */
  sizes: number;
  /** The lowest price of these, in dollars per piece. */
  fromPrice: number;
}

/** A tool in the catalogue. With a family, the tool that matches best stands for all sizes that match. */
export type CatalogueTool = Tool & { family?: CatalogueFamily };

/** A page of the catalogue. The next one is in the Link header. */
export interface CatalogueResults {
  tools: CatalogueTool[];
  /** The number of items on all pages: of a family of which several sizes match, there is one. */
  total: number;
  /** The number of tools that match. */
  toolTotal: number;
  facets: CatalogueFacets;
  /** The keys of attributes whose filters do not count: unknown ones, or without a value of theirs. */
  ignored: string[];
  /** Whether the payer sees all tools, or only those of an agreed assortment. */
  assortment: Assortment;
}

/** What the shop offers while someone types a search. */
export interface Suggestions {
  /** The families of which several sizes match. */
  families: CatalogueFamily[];
  /** The tools that match best, in order. */
  tools: CartTool[];
  /** The number of tools that match. */
  total: number;
  /** The categories with most of the tools that match. */
  categories: FacetCount<ToolCategory>[];
  /** The order with the number that the text is, if the caller may see it. */
  order: Pick<Order, '_id' | 'number' | 'status'> | null;
  /** The SKU with a quantity that the text is; its tool is null if the payer sees none. */
  line: (SkuLine & { tool: CartTool | null }) | null;
}

/** What a text that finds nothing is offered. */
export const noSuggestions: Suggestions = {
  families: [],
  tools: [],
  total: 0,
  categories: [],
  order: null,
  line: null,
};
