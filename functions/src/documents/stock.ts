import type {
  CountedFigures,
  SalesFigures,
  StockEntryFields,
  ToolCategory,
  ToolDaySales,
} from '../contract/index.ts';

/** A stored stock change. The `change`s of a tool's entries add up to its `available`. */
export type StockEntryDocument = StockEntryFields<Date>;

/**
 * A request of an account for a mail when a tool can be bought again. The mail ends it. Stored
 * under `stockAlertId`, so that there is at most one per account and tool.
 */
export interface StockAlertDocument {
  userId: string;
  /** For whom the account was buying: an assortment may hide the tool from them by then. */
  payerId: string;
  toolId: string;
  createdAt: Date;
}

/**
 * The sales of some tools on a day. Each tool always uses the same one of the day's documents
 * (shards).
 */
export interface SalesDocument {
  /** `2026-11-21` */
  day: string;
  tools: Record<string, ToolDaySales>;
}

/** What a payer ordered in a month, by the name of their last order. */
interface PayerSales extends CountedFigures {
  name: string;
}

/**
 * The sales of a month to some payers, less what was cancelled or credited since. Each payer always
 * uses the same one of the month's documents (shards).
 */
export interface MonthlySalesDocument {
  /** `2026-11` */
  month: string;
  payers: Record<string, PayerSales>;
  /** Of the orders of these payers. */
  categories: Partial<Record<ToolCategory, SalesFigures>>;
}

/** The pieces sold of tools in 30 days, by tool: only of those that sold most. */
export interface PopularityDocument {
  /** The last of the days, `2026-11-21`. */
  day: string;
  /** The pieces of that day. */
  today: Record<string, number>;
  /** The pieces of the days before it. */
  earlier: Record<string, number>;
  countedAt: Date;
}
