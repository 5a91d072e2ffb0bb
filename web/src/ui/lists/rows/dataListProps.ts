import type { ReactNode } from 'react';
import type { RowSelection } from '../selection/useSelection.ts';

/** A list's items have an id. */
export interface Identified {
  _id: string;
}

/** The sort orders that a column's header chooses, by their names in the list's address. */
export interface ColumnSorts {
  ascending?: string;
  descending?: string;
}

export interface Column<Row> {
  id: string;
  header: string;
  align?: 'left' | 'right';
  /**
   * In pixels, or as a fraction of the table's width. Columns without a width share the rest of the
   * table.
   */
  width?: number;
  /** The breakpoint or viewport width from which the column is shown; without it, always. */
  from?: 'lg' | 'xl' | number;
  sorts?: ColumnSorts;
  /** Whether the column has the row's name, which describes its buttons to screen readers. */
  isName?: boolean;
  /** Whether only those who choose the column see it. */
  isExtra?: boolean;
  /** The content of a cell. Text that does not fit ends in an ellipsis. `number` starts at 1. */
  cell: (row: Row, number: number) => ReactNode;
  /** The content of the last row, which has the totals; without any, there is no such row. */
  total?: ReactNode;
}

interface ActionStyles {
  /** The text of the button or menu item, and its accessible name. */
  label: string;
  icon: string;
  /** Shows the label instead of the icon in the table. */
  showsLabel?: boolean;
  destructive?: boolean;
  /** Why the action is disabled, or null. */
  reason?: string | null;
}

/** An action on a row: a link, or something that runs. */
export type RowAction = ActionStyles & ({ to: string; state?: unknown } | { run: () => void });

/** A line of a compact row: text on the left, and something short on the right. */
interface CompactLine {
  text: ReactNode;
  end?: ReactNode;
  /** Whether the text may take up to three lines, with the end below them, instead of being cut. */
  wraps?: boolean;
  /** Whether the text is the name of a field, whose value is the end. */
  isField?: boolean;
}

/**
 * A row on a small screen: a picture, if any, and two to four lines. The first line is prominent.
 */
export interface CompactContent {
  picture?: ReactNode;
  lines: [CompactLine, ...CompactLine[]];
}

/** The list's sort order, and the function that changes it. */
export interface ListSort {
  value: string;
  /** The order without a sorted column. */
  initial: string;
  /** The orders that the list can have now; by default, all. */
  offered?: readonly string[];
  onChange: (sort: string) => void;
}

export interface RowsProps<Row extends Identified> {
  /** The accessible name of the list. */
  label: string;
  rows: Row[];
  /** The name of a row, for its checkbox and its menu. */
  nameOf: (row: Row) => string;
  actions?: (row: Row) => RowAction[];
  selection?: RowSelection | null;
  /** Whether a row can be selected; by default, all can. */
  canSelect?: (row: Row) => boolean;
  /** Whether a row is new: it slides in, and has a bar at its start. */
  isNew?: (row: Row) => boolean;
  /** More about a row, which a button shows and hides. */
  details?: (row: Row) => ReactNode;
}

export interface DataTableProps<Row extends Identified> extends RowsProps<Row> {
  columns: Column<Row>[];
  sort?: ListSort;
  /** The heading of the column with the actions. */
  actionsHeader?: string;
  /** The width of that column in pixels; by default, enough for the icons. */
  actionsWidth?: number;
}

export interface CompactListProps<Row extends Identified> extends RowsProps<Row> {
  compact: (row: Row, number: number) => CompactContent;
}
