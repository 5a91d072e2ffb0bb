import { textHash } from '../text/textHash.ts';

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
