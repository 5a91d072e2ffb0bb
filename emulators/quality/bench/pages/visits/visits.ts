import type { VisitResult } from './visitFigures.ts';

/** A browser's first visit to a page, and the next one. */
export const visitNames = ['first', 'second'] as const;
export type VisitName = (typeof visitNames)[number];

/** The visits of one kind to a page. */
export interface Visits {
  page: string;
  isPublic: boolean;
  visit: VisitName;
  results: VisitResult[];
}
