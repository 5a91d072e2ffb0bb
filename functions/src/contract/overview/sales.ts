import { textHash } from '../text/textHash.ts';

/** The sales of a tool on a day. Cancelled orders are subtracted from the day they were placed. */
export interface ToolDaySales {
  /** The name of the tool when it was last sold. */
  toolName: string;
  pieces: number;
  /** Whole cents, so that sums are exact. */
  cents: number;
}

/**
 * The sales of some tools on a day. Each tool always uses the same one of the day's documents (shards).
 */
export interface SalesDocument {
  /** `2026-11-21` */
  day: string;
  tools: Record<string, ToolDaySales>;
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

/** The maximum number of sales documents per day. */
export const salesShards = 16;

/**
 * The id of the document with a tool's sales of a day. There are several documents per day, because one
 * sustains about one write per second; but only a few, because the overview reads them all.
 * @see https://firebase.google.com/docs/firestore/best-practices
 */
export const salesId = (day: string, toolId: string): string =>
  `${day}-${textHash(toolId) % salesShards}`;
