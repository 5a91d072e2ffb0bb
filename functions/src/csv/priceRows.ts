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
import { isChangeList } from './changeList.ts';
import { decimalMarkOf } from './decimalMark.ts';
import { undoPriceRows } from './priceChanges.ts';
import type { CsvRow, CsvTable } from './readCsv.ts';
import { readShownNumber } from './shownNumbers.ts';

/** The names of columns, as forms and price lists have them. */
const columnNames: Record<PriceColumn, readonly string[]> = {
  sku: ['sku'],
  toolName: [
    ...['toolName', 'Name', 'Tool', 'Description', 'Bezeichnung', 'Beschreibung', 'Désignation'],
    ...['Libellé', 'Nom', 'Descripción', 'Nombre', 'Descrizione', 'Nome', 'Omschrijving', 'Naam'],
    ...['Nazwa', 'Opis', 'Descrição', 'Benämning', 'Namn'],
  ],
  listPrice: [
    ...['listPrice', 'List price', 'Listenpreis', 'Prix catalogue', 'Precio de lista'],
    ...['Prezzo di listino', 'Catalogusprijs', 'Cena katalogowa', 'Preço de tabela', 'Listpris'],
  ],
  price: [
    ...['price', 'Unit price', 'Net price', 'Agreed price', 'Your price', 'Preis', 'Einzelpreis'],
    ...['Stückpreis', 'Nettopreis', 'Prix', 'Prix unitaire', 'Prix net', 'Precio'],
    ...['Precio unitario', 'Precio neto', 'Prezzo', 'Prezzo unitario', 'Prezzo netto', 'Prijs'],
    ...['Stukprijs', 'Nettoprijs', 'Cena', 'Cena netto', 'Cena jednostkowa', 'Preço'],
    ...['Preço unitário', 'Preço líquido', 'Pris', 'Styckpris', 'Nettopris'],
  ],
  priceBreaks: [
    ...['priceBreaks', 'Breaks', 'Price breaks', 'Quantity breaks', 'Staffel', 'Staffelpreise'],
    ...['Prix dégressifs', 'Prix par quantité', 'Precios por cantidad', 'Prezzi per quantità'],
    ...['Staffelprijzen', 'Ceny progowe', 'Preços por quantidade', 'Mängdpriser', 'Staffelpriser'],
  ],
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

/** A further column of a price list of others, which is not imported; null has no name. */
type ReadColumns = readonly (PriceColumn | 'other' | null)[];

const headerColumns = (cells: readonly string[], row: number): ReadColumns => {
  const named = cells.map(columnNamed);
  const isComplete = named.includes('sku') && named.includes('price');
  return cells.map((name, at) => {
    if (isEmptyCell(name)) return null;
    const column = named[at];
    if (!column && isComplete) return 'other';
    if (!column) {
      const known = `Row ${row} must name the columns: sku, price, priceBreaks`;
      throw validationError({ file: `There is no column “${name.trim()}”. ${known}` });
    }
    if (named.indexOf(column) < at) {
      throw validationError({ file: `The column ${column} appears twice` });
    }
    return column;
  });
};

interface Layout {
  columns: ReadColumns;
  /** The row of the header; null if the first row is one of the prices. */
  header: CsvRow | null;
}

/** The columns of a table, and the decimal mark of its prices if they show which one it is. */
type Reading = Pick<Layout, 'columns'> & { decimalMark: DecimalMark | undefined };

const hasNames = ({ cells }: CsvRow): boolean =>
  cells.some((cell) => columnNamed(cell) !== undefined);

/** Below titles, a header names the SKU and the price. */
const isHeaderBelowTitles = ({ cells }: CsvRow): boolean =>
  cells.some(isSkuHeader) && cells.some((cell) => columnNamed(cell) === 'price');

const layoutOf = ({ header: first, start }: CsvTable): Layout => {
  const header = start.find(isHeaderBelowTitles) ?? (hasNames(first) ? first : null);
  const columns = header ? headerColumns(header.cells, header.row) : usualColumns;
  if (columns.includes('sku')) return { columns, header };
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

const readBase = (columns: ReadColumns, { row, cells }: CsvRow): Partial<Cells> => {
  const cell = cleanCell(cells[columns.indexOf('exported')] ?? '');
  const base = readPriceBase(cell);
  if (base || cell === '') return base ? { base } : {};
  return { problems: [{ row, column: 'exported', message: unreadableBase }] };
};

const importedColumns = ['sku', 'price', 'priceBreaks'] as const;
type ImportedColumn = (typeof importedColumns)[number];

const isImported = (column: string): column is ImportedColumn =>
  (importedColumns as readonly string[]).includes(column);

const readCells = ({ columns, decimalMark }: Reading, entry: CsvRow): Cells => {
  const { row, cells } = entry;
  const reading: Cells = { sku: '', problems: [], ...readBase(columns, entry) };
  for (const [at, column] of columns.entries()) {
    if (!column || !isImported(column)) continue;
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

const isBreak = (cell: string): boolean => /^\s*\d[^:]*:/.test(cell);

/** Price breaks without quotation marks have been split: `24: 8.90; 48: 8.40`. */
const withJoinedBreaks = (columns: ReadColumns, entry: CsvRow): CsvRow => {
  const { cells } = entry;
  const at = columns.indexOf('priceBreaks');
  const filled = cells.slice(0, cells.findLastIndex((cell) => !isEmptyCell(cell)) + 1);
  const more = filled.length - columns.length;
  const parts = filled.slice(at, at + more + 1);
  if (at < 0 || more < 1 || !parts.every(isBreak)) return entry;
  return {
    ...entry,
    cells: [...filled.slice(0, at), parts.join('; '), ...filled.slice(at + more + 1)],
  };
};

const strayCell = (columns: ReadColumns, { cells }: CsvRow): string | undefined => {
  const at = cells.findIndex((cell, index) => !columns[index] && !isEmptyCell(cell));
  if (at < 0) return undefined;
  return at < columns.length
    ? `Column ${at + 1} has no name: name it, or empty it`
    : `The row has ${at + 1} cells for ${columns.length} columns: write price breaks in one cell, like 24: 8.90; 48: 8.40`;
};

const readRow = (reading: Reading, unjoined: CsvRow): PriceRow | InvalidPriceRow => {
  const entry = withJoinedBreaks(reading.columns, unjoined);
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

/** Notes about columns that are not imported. */
export const priceColumnWarnings = (table: CsvTable): PriceRowMessage[] => {
  if (isChangeList(table.header)) return [];
  const { columns, header } = layoutOf(table);
  return (header?.cells ?? []).flatMap((name, at) =>
    header && columns[at] === 'other'
      ? { row: header.row, message: `The column “${name.trim()}” is not imported` }
      : [],
  );
};

/**
 * The rows of a table of prices, with or without a header. Throws `validation` for a table with
 * other columns.
 */
export const priceRowsOf = (table: CsvTable): AsyncGenerator<PriceRow | InvalidPriceRow> => {
  if (isChangeList(table.header)) return undoPriceRows(table);
  const { columns, header } = layoutOf(table);
  const rows = async function* () {
    if (!header) yield table.header;
    for await (const row of table.rows()) {
      if (row.row > (header?.row ?? 0)) yield row;
    }
  };
  return (async function* () {
    const decimalMark = await decimalMarkOf(rows(), columns);
    const columnsOf = ({ cells }: CsvRow): ReadColumns =>
      header ? columns : columns.slice(0, Math.max(cells.length, pastedColumns));
    for await (const row of rows()) {
      yield readRow({ columns: columnsOf(row), decimalMark }, row);
    }
  })();
};
