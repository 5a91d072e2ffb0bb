import { createContext } from 'react';
import type { Column, CompactContent } from '../rows/dataListProps.ts';

/** How a list is shown: which of its columns, and how much room its rows have. */
interface ListLayout {
  /** The ids of the chosen columns; null for the usual ones. */
  columns: readonly string[] | null;
  isComfortable: boolean;
}

/** The layout of the lists inside; usually dense, with the usual columns. */
export const ListLayoutContext = createContext<ListLayout>({ columns: null, isComfortable: false });

/** What a choice of columns needs to know of one. */
export type ColumnChoice = Pick<Column<never>, 'id' | 'header' | 'isName' | 'isExtra'>;

/** Whether a list shows a column: the one with the name always, others as chosen. */
export const isColumnShown = (
  { id, isName, isExtra }: ColumnChoice,
  chosen: ListLayout['columns'],
): boolean => isName === true || (chosen ? chosen.includes(id) : isExtra !== true);

/** In pixels: the page around a table, its checkboxes and its buttons. */
const aroundColumns = 460;

/** In pixels: the least for a column that shares what the others leave. */
const sharedWidth = 130;

const leastWidth = ({ width = 0 }: Pick<Column<unknown>, 'width'>): number =>
  width > 1 ? width : sharedWidth;

/** Shows each column where the window has room for it and for all before it. */
const fitted = <Row>(columns: readonly Column<Row>[]): Column<Row>[] => {
  let from = aroundColumns;
  return columns.map(({ from: _, ...column }) => {
    from += leastWidth(column);
    return column.isName ? column : { ...column, from };
  });
};

/** The columns that a list shows. Chosen ones appear as far as the window has room. */
export const shownColumns = <Row>(
  columns: Column<Row>[],
  chosen: ListLayout['columns'],
): Column<Row>[] => {
  const shown = columns.filter((column) => isColumnShown(column, chosen));
  if (chosen) return fitted(shown);
  return shown.length === columns.length ? columns : shown;
};

/** Rows of a small screen with a line for each column: the name first, then what was chosen. */
export const fieldsOf =
  <Row>(columns: readonly Column<Row>[], compact: (row: Row, number: number) => CompactContent) =>
  (row: Row, number: number): CompactContent => {
    const { lines, ...content } = compact(row, number);
    const fields = columns
      .filter(({ isName }) => !isName)
      .map(({ header, cell }) => ({ text: header, end: cell(row, number), isField: true }));
    return { ...content, lines: [{ text: lines[0].text }, ...fields] };
  };
