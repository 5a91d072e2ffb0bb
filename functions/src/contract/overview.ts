import { limits } from './limits.ts';
import type { Tool } from './tools.ts';

/** Pieces sold and what they cost, in dollars. */
export interface Sales {
  pieces: number;
  revenue: number;
}

/** What was sold on a day in UTC, `2026-11-21`. */
export interface DaySales extends Sales {
  day: string;
}

/** What was sold of a tool, also of one that is no longer on sale. */
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
 * How the shop is doing. Sales and users are those of the last 30 days, today included; days
 * without any are there as zeros, the oldest first. Cancelled orders count as not sold.
 */
export interface Overview {
  sales: Sales & {
    days: DaySales[];
    /** The tools that brought in most, at most 20, the best first. */
    tools: ToolSales[];
  };
  /** How many orders are placed and not cancelled, of whatever age. */
  openOrders: number;
  lowStock: {
    /** How many tools there are fewer than 100 pieces of. */
    count: number;
    /** Of these the ten with the fewest pieces, the fewest first. */
    tools: LowStockTool[];
  };
  newUsers: {
    count: number;
    days: DayUsers[];
  };
}

/** Whether a tool is running out: one rule, by pieces alone, so that an index finds those tools. */
export const isLowStock = ({ available }: Pick<Tool, 'available'>): boolean =>
  available < limits.lowStock;

/** What can be counted: the lists an admin sees. */
export const countables = ['tools', 'orders', 'users'] as const;
export type Countable = (typeof countables)[number];

/** How many there are, as of at most two seconds ago. */
export interface Count {
  count: number;
}
