import {
  type RejectedRow,
  type ToolInput,
  type ToolUpdate,
  toolColumns,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';

/** A good row of a table of tools: a new tool, or what is to be true of the tool with that id. */
export type ToolRow =
  | { row: number; id: undefined; tool: ToolInput }
  | { row: number; id: string; update: ToolUpdate };

/** A row that is no good, and all that is wrong with it. */
export interface BadRow {
  row: number;
  rejected: RejectedRow[];
}

const rejection = (row: number, name: string, message: string): RejectedRow => {
  const column = toolColumns.find((candidate) => candidate === name);
  return column ? { row, column, message } : { row, message };
};

/** What a failed validation says of a row. Throws what is no failed validation. */
export const toBadRow = (row: number, error: unknown): BadRow => {
  if (!(error instanceof ApiError) || error.code !== 'validation') throw error;
  const entries = Object.entries(error.details.errors ?? {});
  return { row, rejected: entries.map(([name, message]) => rejection(row, name, message)) };
};
