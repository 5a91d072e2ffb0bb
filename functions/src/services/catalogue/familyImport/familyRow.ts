import {
  type FamilyColumn,
  type FamilyInput,
  type FamilyRowMessage,
  familyColumns,
} from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { RowBase } from '../import/rowBase.ts';

/** A valid row of a table of families. What has no column is missing, and stays as it is. */
export interface FamilyRow {
  row: number;
  /** Undefined for a new family. */
  id: string | undefined;
  form: Partial<Omit<FamilyInput, 'toolIds'>>;
  /** The SKUs of its sizes, or what else names them. */
  sizes?: readonly string[];
  /** The family when the row was exported; missing in a file that was made by hand. */
  base?: RowBase;
  /** Undoes that the family was added, if nothing of it has changed since. */
  removes?: true;
}

/** An invalid row, and all its problems. */
export interface InvalidFamilyRow {
  row: number;
  rejected: FamilyRowMessage[];
}

/** A row of a table of families, as it was read. */
export type FamilyEntry = FamilyRow | InvalidFamilyRow;

/** Whether a row can be applied. */
export const isValidRow = (entry: FamilyEntry): entry is FamilyRow => !('rejected' in entry);

/** An invalid row with one problem. */
export const rejectFamilyRow = (
  row: number,
  column: FamilyColumn,
  message: string,
): InvalidFamilyRow => ({ row, rejected: [{ row, column, message }] });

const toMessage = (row: number, path: string, message: string): FamilyRowMessage => {
  const [field, position] = path.split('.');
  if (field === 'toolIds') {
    const text = position === undefined ? message : `Size ${Number(position) + 1}: ${message}`;
    return { row, column: 'sizes', message: text };
  }
  const column = familyColumns.find((candidate) => candidate === field);
  return column ? { row, column, message } : { row, message };
};

const unknownFamily = 'There is no family with this _id';

/** Converts a refusal to an invalid row. Rethrows any other error. */
export const toInvalidFamilyRow = (row: number, error: unknown): InvalidFamilyRow => {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'family-not-found') return rejectFamilyRow(row, '_id', unknownFamily);
  if (error.code !== 'validation') throw error;
  const entries = Object.entries(error.details.errors);
  return { row, rejected: entries.map(([path, message]) => toMessage(row, path, message)) };
};
