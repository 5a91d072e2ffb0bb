import {
  type AttributeTexts,
  attributeColumnOf,
  type ImportedTool,
  type RowMessage,
  type ToolColumn,
  type ToolUpdate,
  toolColumns,
} from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { RowBase } from './rowBase.ts';

/** A row that is a new tool. */
export interface NewToolRow {
  row: number;
  id: undefined;
  tool: ImportedTool;
  /** The id of its family; empty for none. */
  family?: string;
}

/** A row that updates the tool with an id. */
export interface ChangedToolRow {
  row: number;
  id: string;
  update: ToolUpdate;
  /** What the tool was when the row was exported; missing in a file made by hand. */
  base?: RowBase;
  /** The cells of attributes by key: empty ones remove a value. */
  attributes?: AttributeTexts;
  /** The id of its family; empty for none, and missing without the column. */
  family?: string;
  /** The cell of the documents, which must be as it was exported. */
  documents?: string;
  /** Undoes that the tool was added, if nothing of it has changed since. */
  removes?: true;
  /** Whether the row may hide the tool, to undo that it got its first picture. */
  mayHide?: true;
}

/** A row that updates the tool with a SKU; if no tool has it, a new one. */
interface SkuRow {
  row: number;
  id: undefined;
  sku: string;
  update: ToolUpdate;
  base?: RowBase;
  /** The cells of attributes by key: empty ones remove a value. */
  attributes?: AttributeTexts;
  /** The id of its family; empty for none, and missing without the column. */
  family?: string;
  /** The cell of the documents, which must be as it was exported. */
  documents?: string;
  /** Throws `validation` if the row has not all fields of a new tool. */
  asNew: () => ImportedTool;
}

/** A valid row of a table of tools. */
export type ToolRow = NewToolRow | ChangedToolRow | SkuRow;

/** The SKU in a row, if it has one. */
export const skuOfRow = (entry: ToolRow): string | undefined => {
  if (entry.id !== undefined) return entry.update.sku;
  return 'asNew' in entry ? entry.sku : entry.tool.sku;
};

/** An invalid row, and all its errors. */
export interface InvalidRow {
  row: number;
  rejected: RowMessage[];
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

const rejection = (row: number, name: string, message: string): RowMessage => {
  const [field, position] = name.split('.');
  if (field === 'attributes' && position !== undefined) {
    return { row, column: attributeColumnOf(position), message };
  }
  const column = toolColumns.find((candidate) => candidate === field);
  if (!column) return { row, message };
  const entry = position === undefined ? undefined : entryNames[column];
  return { row, column, message: entry ? `${entry} ${Number(position) + 1}: ${message}` : message };
};

/**
 * Converts a failed validation, or a SKU that is taken, to an invalid row. Rethrows any other
 * error.
 */
export const toInvalidRow = (row: number, error: unknown): InvalidRow => {
  if (!(error instanceof ApiError)) throw error;
  if (error.code !== 'validation' && error.code !== 'sku-taken') throw error;
  const entries = Object.entries(error.details.errors);
  return { row, rejected: entries.map(([name, message]) => rejection(row, name, message)) };
};
