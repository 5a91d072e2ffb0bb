import { textHash } from '../text/textHash.ts';
import type { Tool } from '../tools/model.ts';

/** Pieces sold, and the revenue in dollars. */
export interface Sales {
  pieces: number;
  revenue: number;
}

/** The sales of a day in UTC, `2026-11-21`. */
export interface DaySales extends Sales {
  day: string;
}

/** The sales of a tool, which may have been deleted since. */
export interface ToolSales extends Sales {
  toolId: string;
  toolName: string;
}

/** How many accounts signed in for the first time on a day in UTC. */
export interface DayUsers {
  day: string;
  users: number;
}

/** A tool that is running out. */
export type LowStockTool = Pick<Tool, '_id' | 'toolName' | 'available' | 'minOrder'>;

/**
 * The figures of the dashboard. Sales and users cover the last 30 days including today; days
 * without any are zeros, oldest first. Cancelled orders do not count as sales.
 */
export interface Overview {
  sales: Sales & {
    days: DaySales[];
    /** The tools with the highest revenue, at most 20, highest first. */
    tools: ToolSales[];
  };
  /** The number of open orders, of any age. */
  openOrders: number;
  /** The amount that customers have to pay, and its overdue part, in whole cents. */
  receivables: { open: number; overdue: number };
  lowStock: {
    /** The number of tools with fewer than 100 pieces. */
    count: number;
    /** The ten of these with the fewest pieces, fewest first. */
    tools: LowStockTool[];
  };
  newUsers: {
    count: number;
    days: DayUsers[];
  };
}

/**
 * What waits for staff, in the order in which a day begins; at last what is assigned to the caller, and
 * what has changed of what the caller follows.
 */
export const taskKinds = [
  'toConfirm',
  'toShip',
  'late',
  'quotes',
  'returnsToDecide',
  'returnsToReceive',
  'refunds',
  'bankEntries',
  'companies',
  'inquiries',
  'reviews',
  'failedMails',
  'lowStock',
  'withoutPicture',
  'withoutFamily',
  'withoutAttribute',
  'withoutDataSheet',
  'myOrders',
  'myQuotes',
  'myReturns',
  'myInquiries',
  'newsOfOrders',
  'newsOfQuotes',
  'newsOfReturns',
  'newsOfInquiries',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** How much of each kind waits for staff now. */
export interface Tasks {
  counts: Record<TaskKind, number>;
}

/** The lists of an admin that can be counted. */
export const countables = [
  'tools',
  'orders',
  'users',
  'inquiries',
  'quotes',
  'invoices',
  'companies',
  'returns',
  'bank-entries',
] as const;
export type Countable = (typeof countables)[number];

/** A count that is at most two seconds old. */
export interface Count {
  count: number;
  /** Whether there are more: a search of several words counts only among so many documents. */
  atLeast?: true;
}

/** The sales of a tool on a day. Cancelled orders are subtracted from the day they were placed. */
export interface ToolDaySales {
  /** The name of the tool when it was last sold. */
  toolName: string;
  pieces: number;
  /** Whole cents, so that sums are exact. */
  cents: number;
}

/** The maximum number of sales documents per day. */
export const salesShards = 16;

/**
 * The id of the document with a tool's sales of a day. There are several documents per day, because
 * one sustains about one write per second; but only a few, because the overview reads them all.
 * @see https://firebase.google.com/docs/firestore/best-practices
 */
export const salesId = (day: string, toolId: string): string =>
  `${day}-${textHash(toolId) % salesShards}`;
