/** What was sold of one tool on one day; cancelled orders are taken off the day they were placed. */
export interface ToolDaySales {
  /** As the tool was called when it was last sold. */
  toolName: string;
  pieces: number;
  /** Whole cents, so that sums are exact. */
  cents: number;
}

/**
 * What was sold on one day, in UTC, of some of the tools: each tool always falls to the same of the
 * day's documents.
 */
export interface SalesDocument {
  /** `2026-11-21` */
  day: string;
  tools: Record<string, ToolDaySales>;
}

/** The day a moment falls on, in UTC: `2026-11-21`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const dayMs = 86_400_000;

/** The last days up to the one a moment falls on, in UTC, the oldest first. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    dayOf(new Date(now.getTime() - (count - 1 - index) * dayMs)),
  );

/** When a day begins, in UTC, and when the next one does. */
export const boundsOf = (day: string): { from: Date; before: Date } => {
  const from = new Date(`${day}T00:00:00Z`);
  return { from, before: new Date(from.getTime() + dayMs) };
};

/** In how many documents the sales of a day are kept, at most. */
export const salesShards = 16;

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 0);

/**
 * The id of the document that a tool's sales of a day are kept in. Many documents a day, because one
 * sustains about one write a second; few, because the overview reads them all.
 * @see https://firebase.google.com/docs/firestore/best-practices
 */
export const salesId = (day: string, toolId: string): string =>
  `${day}-${hashOf(toolId) % salesShards}`;
