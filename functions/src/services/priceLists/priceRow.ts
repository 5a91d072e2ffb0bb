import type { ListedPrice, PriceColumn, PriceRowMessage } from '../../contract/index.ts';

/** A valid row of a table of prices. */
export interface PriceRow extends ListedPrice {
  row: number;
  sku: string;
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
