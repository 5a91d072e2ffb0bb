import { isQuantityHeader, isSkuHeader, normaliseSku, skuPattern } from 'functions/contract';
import { isNumeric, readQuantity } from './cells.ts';

/** Where a table has the SKU and the quantity; -1 for a missing quantity. */
export interface TableColumns {
  sku: number;
  quantity: number;
  hasHeader: boolean;
}

const sampledColumns = 50;

/**
 * Only a first row with a known name and without any number is a header: a row must not get lost.
 */
const isHeader = (row: readonly string[]): boolean =>
  row.some((cell) => isSkuHeader(cell) || isQuantityHeader(cell)) && !row.some(isNumeric);

const skuLikeness = (cell: string): number => {
  if (!skuPattern.test(normaliseSku(cell))) return 0;
  const marks = [/[a-z]/i, /\d/, /-/].filter((mark) => mark.test(cell)).length;
  return isNumeric(cell) ? 0.5 : marks;
};

const quantityLikeness = (cell: string): number => {
  const quantity = readQuantity(cell);
  if (quantity !== null && quantity > 0) return 1;
  return isNumeric(cell) ? 0.5 : 0;
};

const sumOf = (rows: readonly string[][], column: number, likeness: (cell: string) => number) =>
  rows.reduce((sum, row) => sum + likeness(row[column] ?? ''), 0);

/** The column with the highest sum, the first one of several; -1 if none has any. */
const bestOf = (
  rows: readonly string[][],
  columns: readonly number[],
  likeness: (cell: string) => number,
): number => {
  const sums = columns.map((column) => sumOf(rows, column, likeness));
  const most = Math.max(0, ...sums);
  return most === 0 ? -1 : (columns[sums.indexOf(most)] ?? -1);
};

const quantityColumn = (rows: readonly string[][], columns: readonly number[], sku: number) => {
  const after = columns.filter((column) => column > sku);
  const before = columns.filter((column) => column < sku);
  const found = [after, before].map((part) => bestOf(rows, part, quantityLikeness));
  return found.find((column) => column >= 0) ?? after[0] ?? before[0] ?? -1;
};

/**
 * Finds the columns of some rows by the header if there is one, otherwise by what the cells
 * contain.
 */
export const tableColumnsOf = (rows: readonly string[][]): TableColumns => {
  const [first = []] = rows;
  const hasHeader = isHeader(first);
  const sample = rows.slice(hasHeader ? 1 : 0);
  const width = Math.max(1, ...rows.map((row) => row.length));
  const columns = Array.from({ length: Math.min(width, sampledColumns) }, (_, column) => column);
  const named = hasHeader ? first.findIndex(isQuantityHeader) : -1;
  const rest = columns.filter((column) => column !== named);
  const namedSku = hasHeader ? first.findIndex(isSkuHeader) : -1;
  const sku = namedSku >= 0 ? namedSku : Math.max(bestOf(sample, rest, skuLikeness), rest[0] ?? 0);
  return { sku, quantity: named >= 0 ? named : quantityColumn(sample, columns, sku), hasHeader };
};
