import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type {
  apiRoutes,
  CallAddress,
  HandledKind,
  SortedList,
  StaffList,
} from 'functions/contract';
import type { ReactNode } from 'react';
import type { Page } from '../../lib/api/readPage.ts';
import type { ColumnChoice } from '../../ui/lists/layout/listLayout.ts';
import type { Column, CompactContent, Identified } from '../../ui/lists/rows/dataListProps.ts';
import type { Period } from '../time/period.ts';

/** How a list is narrowed, which the page's address holds. */
export interface ListSearch<Filter extends string = string> extends Period {
  filter: Filter;
  /** The words to find; empty for any. */
  words: string;
  /** The id of what the items belong to: a customer, for example; empty for any. */
  only: string;
  /** What is chosen of each further choice, by its name; empty for any. */
  choices: Readonly<Record<string, string>>;
  /** The sort order; missing for the usual one. */
  sort?: string;
}

/** A further choice that narrows a list: by payment, for example. */
export interface ListChoice {
  /** The parameter of the page's address. */
  name: string;
  label: string;
  /** The label of each choice, first of the empty one for any. */
  texts: Readonly<Record<string, string>>;
  /** The label of an id that is none of them; missing if there are no others. */
  otherId?: string;
  /** Whether the page offers it; the address can hold it in any case. */
  isOffered?: boolean;
}

/** The parameters of a count of the API. */
export type CountQuery = NonNullable<CallAddress<typeof apiRoutes.count>['query']>;

interface PagedQuery<Row> {
  queryKey: QueryKey;
  queryFn(context: { pageParam: string; signal: AbortSignal }): Promise<Page<Row>>;
  initialPageParam: string;
  getNextPageParam(page: Page<Row>): string | null;
  select(data: InfiniteData<Page<Row>, string>): Row[];
}

/** The text in place of an empty list. */
export interface EmptyText {
  title: string;
  advice: string;
  action?: ReactNode;
}

/** A list of documents of one kind: what it is called, and how it can be narrowed. */
export interface ListSearchKind<Row extends Identified, Filter extends string> {
  title: string;
  /** The title with the number of all items, if it is not `Returns (12)`. */
  countedTitle?: (count: string) => string;
  /** The noun for an item: `order`. */
  noun: string;
  /** Its plural, if it does not end in s alone. */
  plural?: string;
  /** Whether it is a list of customers, which always begins with its initial state. */
  isForCustomers?: boolean;
  /** The list of staff whose views it has; missing for a list of customers. */
  staffList?: StaffList;
  /** The columns that staff can choose. */
  columns?: readonly ColumnChoice[];
  /** The parameters of the page's address besides those that follow from what is below. */
  parameters?: readonly string[];
  /** The query key below which the counts are cached. */
  queryKey: QueryKey;
  pages(search: ListSearch<Filter>): PagedQuery<Row>;
  search?: {
    label: string;
    /** Whether the items have numbers, which the API finds whatever the filters are. */
    hasNumbers: boolean;
    /** Missing if the API does not count the items. */
    count?(search: ListSearch<Filter>): CountQuery;
  };
  filter: {
    /** The parameter of the page's address. */
    name: string;
    label: string;
    texts: Readonly<Record<Filter, string>>;
    /** The filter that the page's address leaves out. */
    initial: Filter;
    /** The same for a list that is otherwise narrowed, if it then has other items. */
    initialIn?(search: Omit<ListSearch<Filter>, 'filter'>): Filter;
    /** The filter that selects all items. */
    all: Filter;
  };
  choices?: readonly ListChoice[];
  /** The list of the API whose sort orders it offers. */
  sorts?: SortedList;
  hasPeriod?: boolean;
  only?: {
    /** The parameter of the page's address. */
    name: string;
    /** What the list is narrowed to: `Only orders of Brackenbury`. */
    text(id: string, rows: readonly Row[]): string;
  };
  icon: string;
  empty(search: ListSearch<Filter>): EmptyText;
}

/** A list of documents of one kind: also what it shows. */
export interface ListKind<Row extends Identified, Filter extends string>
  extends ListSearchKind<Row, Filter> {
  columns: Column<Row>[];
  compact: (row: Row, number: number) => CompactContent;
  /** The kind of document, if staff assign its rows. */
  handledKind?: HandledKind;
  nameOf: (row: Row) => string;
}

/** The filter of a list that always has all items. */
export const noFilter = {
  name: '',
  label: '',
  texts: { all: 'All' },
  initial: 'all',
  all: 'all',
} as const;

/** A search that a filter alone narrows. */
export const searchOf = <Filter extends string>(
  filter: Filter,
  words = '',
): ListSearch<Filter> => ({
  filter,
  words,
  only: '',
  choices: {},
  from: '',
  to: '',
});

/** Whether a search is narrowed by more than its words and this filter. */
export const hasFilters = <Filter extends string>(
  { filter, only, choices, from, to }: ListSearch<Filter>,
  but: Filter,
): boolean =>
  filter !== but || [only, from, to, ...Object.values(choices)].some((choice) => choice !== '');

/**
 * The filter whose matches the heading counts: the one for all, or the chosen one if the list does
 * not begin with all.
 */
export const headingFilter = <Filter extends string>(
  { initial, all }: { initial: Filter; all: Filter },
  chosen: Filter,
): Filter => (initial === all ? all : chosen);
