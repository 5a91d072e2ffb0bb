import type { ColumnSorts, ListSort } from '../rows/dataListProps.ts';

/** A column that the list can be sorted by. */
export interface SortedColumn {
  /** The direction in which the list is sorted by the column, or null. */
  direction: 'ascending' | 'descending' | null;
  /**
   * Sorts by the column, then in the other direction, then not. A list that is usually sorted by it
   * changes between the directions.
   */
  toggle: () => void;
}

/** The sort state of a column, or null if the list cannot be sorted by it. */
export const sortedColumn = (
  sorts: ColumnSorts | undefined,
  sort: ListSort | undefined,
): SortedColumn | null => {
  if (!sorts || !sort) return null;
  const isOffered = (one: string | undefined) =>
    one !== undefined && (sort.offered?.includes(one) ?? true);
  const directions = (['ascending', 'descending'] as const).filter((one) => isOffered(sorts[one]));
  if (directions.length === 0) return null;
  const current = directions.findIndex((one) => sorts[one] === sort.value);
  const next = directions[current + 1];
  const first = sorts[directions[0] ?? 'ascending'] ?? sort.initial;
  const following = (next && sorts[next]) ?? sort.initial;
  return {
    direction: directions[current] ?? null,
    toggle: () => sort.onChange(following === sort.value ? first : following),
  };
};
