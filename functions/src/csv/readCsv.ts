import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { type CastingContext, CsvError, parse } from 'csv-parse';
import { limits } from '../contract/index.ts';
import { validationError } from '../errors.ts';
import { createYield } from '../http/overload.ts';
import { unescapeFormulas } from './formulas.ts';

/** A row of a table: its number, as a spreadsheet counts, and its cells. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** A table that has been checked down to the last row. */
export interface CsvTable {
  header: string[];
  /** The rows below the header, except empty ones. */
  rows: () => AsyncGenerator<CsvRow>;
}

const { rows: maxRows, columns: maxColumns, cell: maxCell } = limits.csv;

// The parser does not pause within a chunk.
const chunkBytes = 4 * 1024;

const fileError = (message: string) => validationError({ file: message });

const chunksOf = function* (bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes);
  }
};

const headerOf = (bytes: Buffer): string => {
  const [header = ''] = bytes.toString('utf8', 0, maxColumns * maxCell).split('\n', 1);
  return header;
};

// Spreadsheets of many countries use semicolons. No column name contains any of these.
const delimiterOf = (bytes: Buffer): string =>
  [',', ';', '\t'].find((delimiter) => headerOf(bytes).includes(delimiter)) ?? ',';

const readCell = (cell: string, { index, records }: CastingContext): string => {
  if (index >= maxColumns)
    throw fileError(`Row ${records + 1} has more than ${maxColumns} columns`);
  if (cell.length > maxCell) throw cellTooLong(records + 1);
  return unescapeFormulas(cell);
};

const optionsOf = (delimiter: string) => ({
  ...{ bom: true, delimiter, relax_column_count: true, cast: readCell },
  max_record_size: maxColumns * maxCell,
});

const cellTooLong = (row: number) =>
  fileError(`Row ${row} has a cell of more than ${maxCell} characters: check its quotation marks`);

const parseError = ({ code, records }: CsvError) => {
  const row = Number(records) + 1;
  if (code === 'CSV_MAX_RECORD_SIZE') return cellTooLong(row);
  return fileError(`Row ${row} cannot be read: check its quotation marks`);
};

const recordsOf = async function* (bytes: Buffer, delimiter: string): AsyncGenerator<CsvRow> {
  const records = Readable.from(chunksOf(bytes)).pipe(parse(optionsOf(delimiter)));
  const yieldToOthers = createYield();
  let row = 0;
  try {
    for await (const cells of records) {
      await yieldToOthers();
      row += 1;
      if (row > maxRows + 1) throw fileError(`The file has more than ${maxRows} rows`);
      yield { row, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? parseError(error) : error;
  }
};

const isEmpty = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === '');

const checkText = (bytes: Buffer | undefined): Buffer => {
  if (!bytes) throw fileError('The file is empty');
  // In UTF-16, every other byte of the header is zero.
  if (isUtf8(bytes) && !headerOf(bytes).includes('\0')) return bytes;
  throw fileError('The file is not in UTF-8: save it as “CSV UTF-8”');
};

/**
 * Reads a table with columns separated by commas, semicolons or tabs. A first pass checks the whole
 * file, a second one yields the rows, so that they are never all in memory. Both passes yield to other
 * requests. Throws `validation` with a message for `file` if the file is empty, not UTF-8, not CSV, or
 * has too many rows (including empty ones), too many columns or too long a cell.
 */
export const readCsv = async (body: Buffer | undefined): Promise<CsvTable> => {
  const bytes = checkText(body);
  const delimiter = delimiterOf(bytes);
  let header: string[] | undefined;
  for await (const record of recordsOf(bytes, delimiter)) {
    header ??= record.cells.map((cell) => cell.trim());
  }
  if (!header) throw fileError('The file is empty');
  return {
    header,
    async *rows() {
      for await (const record of recordsOf(bytes, delimiter)) {
        if (record.row > 1 && !isEmpty(record)) yield record;
      }
    },
  };
};
