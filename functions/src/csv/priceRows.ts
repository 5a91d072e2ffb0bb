import {
  type DecimalMark,
  headerKeyOf,
  isEmptyCell,
  isSkuHeader,
  type ListedPrice,
  normaliseSku,
  type PriceColumn,
  type PriceRowMessage,
  priceEntrySchema,
} from '../contract/index.ts';
import { ApiError, validationError } from '../errors.ts';
import { validate } from '../http/body/validate.ts';
import type { InvalidPriceRow, PriceRow } from '../services/priceLists/priceRow.ts';
import { decimalMarkOf } from './decimalMark.ts';
import type { CsvRow, CsvTable } from './readCsv.ts';
import { readCell } from './toolCells.ts';

/** The names of columns, as forms and price lists have them. */
const columnNames: Record<PriceColumn, readonly string[]> = {
  sku: ['sku'],
  toolName: ['toolName', 'Name', 'Tool', 'Description'],
  listPrice: ['listPrice', 'List price'],
  price: ['price', 'Unit price', 'Net price', 'Agreed price', 'Your price'],
  priceBreaks: ['priceBreaks', 'Breaks', 'Price breaks'],
};

const columnsByKey = new Map(
  Object.entries(columnNames).flatMap(([column, names]) =>
    names.map((name) => [headerKeyOf(name), column as PriceColumn]),
  ),
);

const columnNamed = (name: string): PriceColumn | undefined =>
  columnsByKey.get(headerKeyOf(name)) ?? (isSkuHeader(name) ? 'sku' : undefined);

/** The columns of a table without a header, as people paste it from a spreadsheet. */
const usualColumns = ['sku', 'price', 'priceBreaks'] as const;

type Columns = readonly (PriceColumn | null)[];

/** Columns that are only there to be read: names and list prices are not imported. */
const isShown = (column: PriceColumn | null): boolean =>
  column === 'toolName' || column === 'listPrice';

const headerColumns = (cells: readonly string[], row: number): Columns =>
  cells.map((name, at) => {
    if (isEmptyCell(name)) return null;
    const column = columnNamed(name);
    if (!column) {
      const known = `Row ${row} must name the columns: sku, price, priceBreaks`;
      throw validationError({ file: `There is no column “${name.trim()}”. ${known}` });
    }
    if (cells.slice(0, at).some((other) => columnNamed(other) === column)) {
      throw validationError({ file: `The column ${column} appears twice` });
    }
    return column;
  });

interface Layout {
  columns: Columns;
  /** The first row is one of the prices. */
  hasHeader: boolean;
}

/** The columns of a table, and the decimal mark of its prices if they show which one it is. */
type Reading = Pick<Layout, 'columns'> & { decimalMark: DecimalMark | undefined };

const layoutOf = ({ row, cells }: CsvRow): Layout => {
  const hasHeader = cells.some((cell) => columnNamed(cell) !== undefined);
  const columns = hasHeader ? headerColumns(cells, row) : usualColumns;
  if (columns.includes('sku')) return { columns, hasHeader };
  throw validationError({ file: 'The column sku is missing: it says which tool a row is about' });
};

const messagesOf = (row: number, error: unknown): PriceRowMessage[] => {
  if (!(error instanceof ApiError) || error.code !== 'validation') throw error;
  return Object.entries(error.details.errors).map(([path, message]) => {
    const [field, position] = path.split('.');
    const column = field === 'price' || field === 'priceBreaks' ? field : undefined;
    const text =
      position === undefined ? message : `Price break ${Number(position) + 1}: ${message}`;
    return column ? { row, column, message: text } : { row, message: text };
  });
};

interface Cells {
  sku: string;
  price: unknown;
  priceBreaks: unknown;
  problems: PriceRowMessage[];
}

const readCells = ({ columns, decimalMark }: Reading, { row, cells }: CsvRow): Cells => {
  const reading: Cells = { sku: '', price: null, priceBreaks: [], problems: [] };
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (!column || isShown(column)) continue;
    if (column === 'price' && isEmptyCell(cell)) continue;
    const value = readCell(column as 'sku' | 'price' | 'priceBreaks', cell, decimalMark);
    if ('problem' in value) reading.problems.push({ row, column, message: value.problem });
    else if (column === 'sku') reading.sku = normaliseSku(String(value.value));
    else if (column === 'price') reading.price = value.value;
    else reading.priceBreaks = value.value;
  }
  return reading;
};

const strayCell = (columns: Columns, { cells }: CsvRow): string | undefined => {
  const at = cells.findIndex((cell, index) => !columns[index] && !isEmptyCell(cell));
  if (at < 0) return undefined;
  return at < columns.length
    ? `Column ${at + 1} has no name: name it, or empty it`
    : `The row has ${at + 1} cells for ${columns.length} columns: write price breaks in one cell, like 24: 8.90; 48: 8.40`;
};

const readRow = (reading: Reading, entry: CsvRow): PriceRow | InvalidPriceRow => {
  const { row } = entry;
  const stray = strayCell(reading.columns, entry);
  if (stray) return { row, rejected: [{ row, message: stray }] };
  const { sku, problems, price, priceBreaks } = readCells(reading, entry);
  if (sku === '' && problems.every(({ column }) => column !== 'sku')) {
    problems.push({ row, column: 'sku', message: 'Say which tool it is by its SKU' });
  }
  try {
    const form = validate(priceEntrySchema, { price, priceBreaks, version: 0 }) as ListedPrice;
    if (problems.length > 0) return { row, rejected: problems };
    return { row, sku, price: form.price, priceBreaks: form.priceBreaks };
  } catch (error) {
    const unreadable = new Set(problems.map(({ column }) => column));
    const others = messagesOf(row, error).filter(({ column }) => !unreadable.has(column));
    return { row, rejected: [...problems, ...others] };
  }
};

/**
 * The rows of a table of prices, with or without a header. Throws `validation` for a table with
 * other columns.
 */
export const priceRowsOf = (table: CsvTable): AsyncGenerator<PriceRow | InvalidPriceRow> => {
  const { columns, hasHeader } = layoutOf(table.header);
  const rows = async function* () {
    if (!hasHeader) yield table.header;
    yield* table.rows();
  };
  return (async function* () {
    const reading = { columns, decimalMark: await decimalMarkOf(rows(), columns) };
    for await (const row of rows()) yield readRow(reading, row);
  })();
};
