import { listSorts, type SavedView, type SortedList } from 'functions/contract';
import type { ColumnChoice } from '../../../ui/lists/layout/listLayout.ts';
import { columnsIn, viewParameters } from './viewParameters.ts';

/** What a view has, and what the address of a list has of one. */
export type ViewContent = Pick<SavedView, 'query' | 'columns'>;

const isLayout = (name: string): boolean => Object.hasOwn(viewParameters, name);

/** The parameters that narrow and sort a list, in one order. */
const sortedQuery = (params: URLSearchParams): string => {
  const narrowing = [...params].filter(([name]) => !isLayout(name));
  return new URLSearchParams(
    narrowing.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ).toString();
};

/** What a view of the list as its address has it would be. */
export const contentOf = (params: URLSearchParams): ViewContent => ({
  query: sortedQuery(params),
  columns: columnsIn(params),
});

type Texts = Readonly<Record<string, string>>;

/** A kind of list, as far as its views need it. */
export interface ViewedKind {
  filter: { name: string; texts: Texts };
  choices?: readonly { name: string; texts: Texts; otherId?: string }[];
  only?: { name: string };
  sorts?: SortedList;
  hasPeriod?: boolean;
  /** The further parameters of the page's address. */
  parameters?: readonly string[];
  columns: readonly ColumnChoice[];
}

/** The values that a parameter can have; null for any. Other parameters are not there. */
const valuesOf = ({ filter, choices = [], only, sorts, hasPeriod, parameters = [] }: ViewedKind) =>
  new Map<string, readonly string[] | null>([
    ['q', null],
    ...parameters.map((name) => [name, null] as const),
    [filter.name, Object.keys(filter.texts)],
    ...choices.map(
      ({ name, texts, otherId }) => [name, otherId ? null : Object.keys(texts)] as const,
    ),
    ...(only ? [[only.name, null] as const] : []),
    ...(sorts ? [['sort', listSorts[sorts]] as const] : []),
    ...(hasPeriod ? (['from', 'to'] as const).map((name) => [name, null] as const) : []),
  ]);

/** What of a view its list still has, and texts for the rest. */
export const usableView = (
  kind: ViewedKind,
  { query, columns }: ViewContent,
): ViewContent & { leftOut: string[] } => {
  const values = valuesOf(kind);
  const isKnown = ([name, value]: readonly [string, string]) => {
    const known = values.get(name);
    return known !== undefined && (known === null || known.includes(value));
  };
  const all = [...new URLSearchParams(query)];
  const isColumn = (id: string) => kind.columns.some((column) => column.id === id);
  return {
    query: sortedQuery(new URLSearchParams(all.filter(isKnown))),
    columns: columns?.filter(isColumn) ?? null,
    leftOut: [
      ...all.filter((one) => !isKnown(one)).map(([name, value]) => `the filter ${name}: ${value}`),
      ...(columns ?? []).filter((id) => !isColumn(id)).map((id) => `the column ${id}`),
    ],
  };
};

/** The parameters of the address of a view. */
export const addressOf = (kind: ViewedKind, view: SavedView): URLSearchParams => {
  const { query, columns } = usableView(kind, view);
  const params = new URLSearchParams(query);
  if (columns) params.set(viewParameters.columns, columns.join());
  params.set(viewParameters.view, view._id);
  return params;
};

const isSame = (one: ViewContent, other: ViewContent): boolean =>
  one.query === other.query && one.columns?.join() === other.columns?.join();

/** Whether a list is narrowed, sorted or shown in another way than its view. */
export const isModified = (kind: ViewedKind, view: ViewContent, params: URLSearchParams): boolean =>
  !isSame(usableView(kind, view), contentOf(params));
