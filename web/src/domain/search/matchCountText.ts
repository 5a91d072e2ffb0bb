import { type Count, counted } from 'functions/contract';

/** The state of a list of matches. */
interface FoundList {
  data: readonly unknown[] | undefined;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
}

/**
 * How many items match a search: those of the list once it is complete, otherwise the API's count.
 * Undefined while they are unknown.
 */
export const matchCountOf = (list: FoundList, matches: Count | undefined): Count | undefined => {
  if (!list.data || list.isPlaceholderData) return undefined;
  return list.hasNextPage ? matches : { count: list.data.length };
};

/** The text beside a list's heading: `12 orders found`. */
export const matchCountText = (found: Count | undefined, noun: string, many?: string): string => {
  if (!found) return 'Searching…';
  const text = `${counted(found.count, noun, many)} found`;
  return found.atLeast ? `at least ${text}` : text;
};
