import {
  isHandlingFilter,
  type ListSortOf,
  listSorts,
  type SortedList,
  sortsOf,
} from 'functions/contract';
import type { ListSearch } from './listKind.ts';

/** The sort orders of lists as people choose them. */
export const sortLabels: Readonly<Record<ListSortOf<SortedList>, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  '-total': 'Largest amount first',
  total: 'Smallest amount first',
  customer: 'Customer, A to Z',
  waiting: 'Waiting ones first',
  name: 'Name, A to Z',
  changed: 'Last changed first',
  'ship-by': 'Day to ship, earliest first',
};

/** The orders in which the API can sort a list: its usual one only if more than a filter narrows it. */
export const offeredSorts = (
  list: SortedList,
  { filter, words, only, choices, from, to }: Omit<ListSearch, 'sort'>,
): readonly string[] => {
  const isNarrowed = [words, only, from, to, ...Object.values(choices)].some((one) => one !== '');
  return sortsOf(list, isNarrowed || isHandlingFilter(filter), filter);
};

/** The sort order of a search for the API, which the query of its usual order leaves out. */
export const sortQuery = <List extends SortedList>(
  list: List,
  { sort }: Pick<ListSearch, 'sort'>,
): { sort?: ListSortOf<List> } => {
  const sorts: readonly ListSortOf<List>[] = listSorts[list];
  const chosen = sorts.find((one) => one === sort);
  return chosen === undefined ? {} : { sort: chosen };
};
