import { createContext } from 'react';

/** All that the filters of a list find, of which it has loaded a part. */
export interface Matches {
  /** The name of the search: another one finds others. */
  search: string;
  /** How many there are; undefined while that is unknown. */
  count: number | undefined;
  /** How many are loaded. */
  loaded: number;
  hasMore: boolean;
  /** Writes a number of items. */
  format: (count: number) => string;
  /** Loads the next ones. */
  loadMore: () => Promise<{ isError: boolean }>;
}

/** The matches of the list around; null for a list that is always complete. */
export const ListMatches = createContext<Matches | null>(null);
