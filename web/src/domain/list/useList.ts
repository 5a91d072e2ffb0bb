import type { Identified } from '../../ui/lists/rows/dataListProps.ts';
import type { ListSearchKind } from './listKind.ts';
import { useListQueries } from './useListQueries.ts';
import { useListSearch } from './useListSearch.ts';

/** How a list is narrowed, which the address holds, and what it finds. */
export const useList = <Row extends Identified, Filter extends string>(
  kind: ListSearchKind<Row, Filter>,
) => {
  const filters = useListSearch(kind);
  return { ...filters, ...useListQueries(kind, filters.search, !filters.isEmpty) };
};

/** The state of a list on its page. */
export type ListState<Row extends Identified, Filter extends string> = ReturnType<
  typeof useList<Row, Filter>
>;
