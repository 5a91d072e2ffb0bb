import {
  type ErrorCode,
  type RejectedRow,
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

const rejection = (row: number, name: string, message: string): RejectedRow => {
  const [field] = name.split('.');
  const column = toolColumns.find((candidate) => candidate === field);
  return column ? { row, column, message } : { row, message };
};

const isRowError = (code: ErrorCode): boolean => code === 'validation' || code === 'sku-taken';

/** Converts a failed validation to an invalid row. Rethrows any other error. */
export const toInvalidRow = (row: number, error: unknown): InvalidRow => {
  if (!(error instanceof ApiError) || !isRowError(error.code)) throw error;
  const entries = Object.entries(error.details.errors ?? {});
  return { row, rejected: entries.map(([name, message]) => rejection(row, name, message)) };
};
