import {
  cleanCell,
  isOtherNumberHeader,
  isQuantityHeader,
  isSkuHeader,
  normaliseSku,
  quantityHeaderIn,
  skuPattern,
} from 'functions/contract';
import { isNumeric, readQuantity } from './cells.ts';

/** A column that may have the quantities. */
interface ColumnChoice {
  column: number;
  label: string;
}

/** Where a table has the SKU and the quantity; -1 for a missing quantity. */
export interface TableColumns {
  sku: number;
  quantity: number;
  /** The columns to choose from if it is unclear which one has the quantities. */
  choices: ColumnChoice[];
  /** The index of the first row below the header. */
  start: number;
}

type Rows = readonly (readonly string[])[];

const sampledColumns = 50;
/** How many rows of titles may be above a header. */
const mostTitles = 15;
const shownNumbers = 3;

const isName = (cell: string): boolean => isSkuHeader(cell) || isQuantityHeader(cell);

/**
 * Only a first row with a known name and without any number is a header: a row must not get lost.
 */
const isHeader = (row: readonly string[]): boolean =>
  row.some(isName) &&
  (!row.some(isNumeric) || (row.some(isSkuHeader) && row.some(isQuantityHeader)));

/** A header below titles also has a column of SKUs, and another one. */
const isLaterHeader = (row: readonly string[]): boolean =>
  isHeader(row) && row.some(isSkuHeader) && row.filter((cell) => cleanCell(cell)).length > 1;

const skuLikeness = (cell: string): number => {
  if (!skuPattern.test(normaliseSku(cell))) return 0;
  const marks = [/[a-z]/i, /\d/, /-/].filter((mark) => mark.test(cell)).length;
  return isNumeric(cell) ? 0.5 : marks;
};

const isPieces = (cell: string): boolean => (readQuantity(cell) ?? 0) > 0;

const quantityLikeness = (cell: string): number => {
  if (isPieces(cell)) return 1;
  return isNumeric(cell) ? 0.5 : 0;
};

/** Whether a row has a SKU and pieces, so that it is no title. */
const isLikeData = (row: readonly string[]): boolean =>
  row.some((cell) => skuLikeness(cell) > 1) && row.some(isPieces);

/** The index of the header, which may be below titles; -1 if there is none. */
const headerAt = (rows: Rows): number => {
  const [first = []] = rows;
  if (isHeader(first)) return 0;
  const later = rows.slice(0, mostTitles).findIndex(isLaterHeader);
  return later > 0 && !rows.slice(0, later).some(isLikeData) ? later : -1;
};

const sumOf = (rows: Rows, column: number, likeness: (cell: string) => number) =>
  rows.reduce((sum, row) => sum + likeness(row[column] ?? ''), 0);

/** The column with the highest sum, the first one of several; -1 if none has any. */
const bestOf = (
  rows: Rows,
  columns: readonly number[],
  likeness: (cell: string) => number,
): number => {
  const sums = columns.map((column) => sumOf(rows, column, likeness));
  const most = Math.max(0, ...sums);
  return most === 0 ? -1 : (columns[sums.indexOf(most)] ?? -1);
};

const piecesIn = (rows: Rows, column: number): number =>
  sumOf(rows, column, (cell) => (isPieces(cell) ? 1 : 0));

/** The columns that have pieces in at least half as many rows as the best one. */
const columnsOfPieces = (rows: Rows, columns: readonly number[]): number[] => {
  const counts = columns.map((column) => piecesIn(rows, column));
  const most = Math.max(0, ...counts);
  return columns.filter((_, at) => most > 0 && (counts[at] ?? 0) * 2 >= most);
};

const labelOf = (rows: Rows, column: number, name = ''): string => {
  const numbers = rows.map((row) => cleanCell(row[column] ?? '')).filter((cell) => isPieces(cell));
  const shown = numbers.slice(0, shownNumbers).join('; ');
  return `${cleanCell(name) || `Column ${column + 1}`} (${shown}${numbers.length > shownNumbers ? '; …' : ''})`;
};

/** Without names, a column is one of quantities by its numbers, if no other one is like it. */
const unnamedQuantity = (rows: Rows, columns: readonly number[], sku: number) => {
  const after = columns.filter((column) => column > sku);
  const before = columns.filter((column) => column < sku);
  const found = [after, before].map((part) => bestOf(rows, part, quantityLikeness));
  const similar = columnsOfPieces(rows, after);
  return similar.length > 1
    ? { quantity: -1, unclear: similar }
    : { quantity: found.find((column) => column >= 0) ?? after[0] ?? before[0] ?? -1, unclear: [] };
};

/** With names, a column is one of quantities only by its name. */
const namedQuantity = (
  rows: Rows,
  columns: readonly number[],
  header: readonly string[],
  sku: number,
) => {
  const quantity = quantityHeaderIn(header);
  const possible = columns.filter(
    (column) => column !== sku && !isOtherNumberHeader(header[column] ?? ''),
  );
  return { quantity, unclear: quantity < 0 ? columnsOfPieces(rows, possible) : [] };
};

/**
 * Finds the columns of some rows by the header if there is one, otherwise by what the cells
 * contain.
 */
export const tableColumnsOf = (rows: Rows): TableColumns => {
  const start = headerAt(rows) + 1;
  const header = start > 0 ? rows[start - 1] : undefined;
  const sample = rows.slice(start);
  const width = Math.max(1, ...sample.map((row) => row.length), header?.length ?? 0);
  const columns = Array.from({ length: Math.min(width, sampledColumns) }, (_, column) => column);
  const named = header ? quantityHeaderIn(header) : -1;
  const rest = columns.filter((column) => column !== named);
  const namedSku = header?.findIndex(isSkuHeader) ?? -1;
  const sku = namedSku >= 0 ? namedSku : Math.max(bestOf(sample, rest, skuLikeness), rest[0] ?? 0);
  const { quantity, unclear } = header
    ? namedQuantity(sample, columns, header, sku)
    : unnamedQuantity(sample, columns, sku);
  const choices = unclear.map((column) => ({
    column,
    label: labelOf(sample, column, header?.[column]),
  }));
  return { sku, quantity, choices, start };
};
