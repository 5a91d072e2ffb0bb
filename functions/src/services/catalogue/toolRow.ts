import {
  type ErrorCode,
  type RejectedRow,
  type ToolColumn,
  type ToolInput,
  type ToolUpdate,
  toolColumns,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';

/** A valid row of a table of tools: a new tool, or an update of the tool with that id. */
export type ToolRow =
  | { row: number; id: undefined; tool: ToolInput }
  | { row: number; id: string; update: ToolUpdate };

/** An invalid row, and all its errors. */
export interface InvalidRow {
  row: number;
  rejected: RejectedRow[];
}

/** An invalid row with one error. */
export const rejectRow = (row: number, column: ToolColumn, message: string): InvalidRow => ({
  row,
  rejected: [{ row, column, message }],
});

/** The names of the entries of a column that contains several. */
const entryNames: Partial<Record<ToolColumn, string>> = {
  priceBreaks: 'Price break',
  specifications: 'Specification',
  morePictures: 'Further picture',
};

const rejection = (row: number, name: string, message: string): RejectedRow => {
  const [field, position] = name.split('.');
  const column = toolColumns.find((candidate) => candidate === field);
  if (!column) return { row, message };
  const entry = position === undefined ? undefined : entryNames[column];
  return { row, column, message: entry ? `${entry} ${Number(position) + 1}: ${message}` : message };
};

const isRowError = (code: ErrorCode): boolean => code === 'validation' || code === 'sku-taken';

/** Converts a failed validation, or a SKU that is taken, to an invalid row. Rethrows any other error. */
export const toInvalidRow = (row: number, error: unknown): InvalidRow => {
  if (!(error instanceof ApiError) || !isRowError(error.code)) throw error;
  const entries = Object.entries(error.details.errors ?? {});
  return { row, rejected: entries.map(([name, message]) => rejection(row, name, message)) };
};
