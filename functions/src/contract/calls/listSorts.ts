import { type JsonSchema, oneOf } from './jsonSchema.ts';

/** The sort orders of each list for staff, first the usual one. */
export const listSorts = {
  orders: ['newest', 'oldest', '-total', 'total', 'customer', 'ship-by'],
  invoices: ['newest', 'oldest', '-total', 'total'],
  quotes: ['newest', 'oldest', 'customer'],
  returns: ['newest', 'oldest'],
  companies: ['waiting', 'name'],
  families: ['name', 'newest', 'changed'],
} as const;

export type SortedList = keyof typeof listSorts;
export type ListSortOf<List extends SortedList> = (typeof listSorts)[List][number];

/**
 * The parameters beside which a list has its usual order only: an index for each combination would
 * cost a write with every document.
 */
export const unsortedParameters = ['q', 'payer', 'payment', 'from', 'to'] as const;

/** The filters by a day to ship, and the sort orders that their lists have. */
const dueFilters: readonly unknown[] = ['to-ship', 'late'];
const dueSorts: readonly string[] = ['newest', 'ship-by'];

/** The sort orders that a list has, with what narrows it: `isNarrowed` by an unsorted parameter. */
export const sortsOf = <List extends SortedList>(
  list: List,
  isNarrowed: boolean,
  filter?: unknown,
): readonly ListSortOf<List>[] => {
  const sorts: readonly ListSortOf<List>[] = listSorts[list];
  if (isNarrowed) return sorts.slice(0, 1);
  return dueFilters.includes(filter) ? sorts.filter((sort) => dueSorts.includes(sort)) : sorts;
};

/** The query for the sort order of a list. */
export const sortQueryOf = <List extends SortedList>(
  list: List,
): JsonSchema<ListSortOf<List>> & { default: ListSortOf<List> } => {
  const sorts: readonly ListSortOf<List>[] = listSorts[list];
  const [usual] = listSorts[list];
  const description = `Another one than \`${usual}\` only for a list that nothing but its status or kind narrows`;
  return { ...oneOf(sorts), default: usual, description };
};
