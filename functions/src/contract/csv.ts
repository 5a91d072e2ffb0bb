import type { Acknowledged } from './answers.ts';

/** The columns of the tools' table. Without `_id`, a row that is imported is a new tool. */
export const toolColumns = [
  '_id',
  'toolName',
  'price',
  'available',
  'minOrder',
  'toolDescription',
  'imageLink',
] as const;
export type ToolColumn = (typeof toolColumns)[number];

/** The columns of the orders' table, which has a row for each line of an order. */
export const orderColumns = [
  '_id',
  'createdAt',
  'status',
  'userName',
  'userEmail',
  'phoneNumber',
  'orderAddress',
  'toolId',
  'toolName',
  'quantity',
  'unitPrice',
  'lineTotal',
  'totalBill',
] as const;
export type OrderColumn = (typeof orderColumns)[number];

/** Why a row was not imported. Rows are counted as a spreadsheet does: the header is row 1. */
export interface RejectedRow {
  row: number;
  /** The column at fault, unless the row as a whole is. */
  column?: ToolColumn;
  message: string;
}

/**
 * What became of an imported table, or in a dry run would: the numbers of the rows that made a new
 * tool, changed one, or say what is stored already, and what was wrong with the others.
 */
export interface ToolImport extends Acknowledged {
  created: number[];
  changed: number[];
  unchanged: number[];
  rejected: RejectedRow[];
  /** The row to go on `from`, when the call ended before the table: out of time, or of room for messages. */
  next?: number;
}
