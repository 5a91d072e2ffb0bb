import type { Attribute, Tool, ToolUpdate } from 'functions/contract';
import type { PriceChange } from './priceChange.ts';

/** The values of all deeds; each uses its own. */
export interface DeedValues extends PriceChange {
  category: string;
  minOrder: string;
  storagePlace: string;
  costPrice: string;
  /** The key of an attribute. */
  attribute: string;
  /** Empty to remove the value. */
  attributeValue: string;
}

/** The attributes that there are. */
export type Known = readonly Attribute[];

export interface Deed {
  /** The label of the button that opens its dialog. */
  label: string;
  /** What it does to so many tools: `Raise 12 prices by 5 %`. */
  confirm: (values: DeedValues, count: number, known?: Known) => string;
  /** The errors of its fields. */
  errorsOf: (values: DeedValues, known?: Known) => Record<string, string>;
  changesOf: (tool: Tool, values: DeedValues, known?: Known) => ToolUpdate;
  /** What it changes of a tool, for people. */
  shownOf: (tool: Tool, values: DeedValues) => string;
  /** Why a tool cannot be changed so. */
  problemOf?: (tool: Tool, values: DeedValues, known?: Known) => string | null;
}
