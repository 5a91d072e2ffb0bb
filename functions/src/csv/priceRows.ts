import {
  cleanCell,
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
import type { RowBase } from '../services/catalogue/import/rowBase.ts';
import { readPriceBase } from '../services/priceLists/priceBase.ts';
import type { InvalidPriceRow, PriceRow } from '../services/priceLists/priceRow.ts';
import { decimalMarkOf } from './decimalMark.ts';
import type { CsvRow, CsvTable } from './readCsv.ts';
import { readShownNumber } from './shownNumbers.ts';

/** The names of columns, as forms and price lists have them. */
const columnNames: Record<PriceColumn, readonly string[]> = {
  sku: ['sku'],
  toolName: ['toolName', 'Name', 'Tool', 'Description'],
  listPrice: ['listPrice', 'List price'],
  price: ['price', 'Unit price', 'Net price', 'Agreed price', 'Your price'],
  priceBreaks: ['priceBreaks', 'Breaks', 'Price breaks'],
  exported: ['exported'],
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

/** As many of them have a value in each row: price breaks that are not pasted stay. */
const pastedColumns = 2;

type Columns = readonly (PriceColumn | null)[];

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
  price?: unknown;
  priceBreaks?: unknown;
  base?: RowBase;
  problems: PriceRowMessage[];
}

const unreadableBase =
  'Leave this cell as it was exported, or empty it: then the row sets the price';

const readBase = (columns: Columns, { row, cells }: CsvRow): Partial<Cells> => {
  const cell = cleanCell(cells[columns.indexOf('exported')] ?? '');
  const base = readPriceBase(cell);
  if (base || cell === '') return base ? { base } : {};
  return { problems: [{ row, column: 'exported', message: unreadableBase }] };
};

const readCells = ({ columns, decimalMark }: Reading, entry: CsvRow): Cells => {
  const { row, cells } = entry;
  const reading: Cells = { sku: '', problems: [], ...readBase(columns, entry) };
  for (const [at, column] of columns.entries()) {
    if (!column || column === 'toolName' || column === 'listPrice' || column === 'exported') {
      continue;
    }
    const cell = cells[at] ?? '';
    const isEmptyPrice = column === 'price' && isEmptyCell(cell);
    const value = isEmptyPrice
      ? { value: null }
      : readShownNumber(column, cell, { base: reading.base, decimalMark });
    if ('problem' in value) reading.problems.push({ row, column, message: value.problem });
    else if (column === 'sku') reading.sku = normaliseSku(String(value.value));
    else reading[column] = value.value;
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
  const { sku, problems, base, ...cells } = readCells(reading, entry);
  if (sku === '' && problems.every(({ column }) => column !== 'sku')) {
    problems.push({ row, column: 'sku', message: 'Say which tool it is by its SKU' });
  }
  try {
    const form = { price: null, priceBreaks: [], ...cells, version: 0 };
    const { price, priceBreaks } = validate(priceEntrySchema, form) as ListedPrice;
    if (problems.length > 0) return { row, rejected: problems };
    return {
      row,
      sku,
      ...('price' in cells && { price }),
      ...('priceBreaks' in cells && { priceBreaks }),
      ...(base && { base }),
    };
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
    const decimalMark = await decimalMarkOf(rows(), columns);
    const columnsOf = ({ cells }: CsvRow): Columns =>
      hasHeader ? columns : columns.slice(0, Math.max(cells.length, pastedColumns));
    for await (const row of rows()) {
      yield readRow({ columns: columnsOf(row), decimalMark }, row);
    }
  })();
};
