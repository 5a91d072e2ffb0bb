import { isHandlingFilter, type ListSortOf, listSorts, type SortedList } from 'functions/contract';
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
};

/** Whether the API can sort a list: nothing but its filter narrows it, other than by a time. */
export const isSortable = ({
  filter,
  words,
  only,
  choices,
  from,
  to,
}: Omit<ListSearch, 'sort'>): boolean =>
  filter !== 'late' &&
  !isHandlingFilter(filter) &&
  [words, only, from, to, ...Object.values(choices)].every((one) => one === '');

/** The sort order of a search for the API, which the query of its usual order leaves out. */
export const sortQuery = <List extends SortedList>(
  list: List,
  { sort }: Pick<ListSearch, 'sort'>,
): { sort?: ListSortOf<List> } => {
  const sorts: readonly ListSortOf<List>[] = listSorts[list];
  const chosen = sorts.find((one) => one === sort);
  return chosen === undefined ? {} : { sort: chosen };
};
