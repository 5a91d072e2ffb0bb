import type { ListedPrice, PriceColumn, PriceRowMessage } from '../../contract/index.ts';
import type { RowBase } from '../catalogue/import/rowBase.ts';

/** A valid row of a table of prices. What has no column is missing, and stays as it is. */
export interface PriceRow extends Partial<ListedPrice> {
  row: number;
  sku: string;
  /** The price when the row was exported; missing in a file that was made by hand. */
  base?: RowBase;
  /** Undoes that the price was added, if it has not changed since. */
  removes?: true;
}

/** An invalid row, and all its problems. */
export interface InvalidPriceRow {
  row: number;
  rejected: PriceRowMessage[];
}

/** An invalid row with one problem. */
export const rejectPriceRow = (
  row: number,
  column: PriceColumn,
  message: string,
): InvalidPriceRow => ({ row, rejected: [{ row, column, message }] });
