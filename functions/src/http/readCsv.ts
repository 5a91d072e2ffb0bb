import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { limits } from '../contract/index.ts';
import { validationError } from '../errors.ts';
import { asWritten } from './formulas.ts';

/** A row of a table that was sent: its number, as a spreadsheet counts, and its cells. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** A table that was sent: it is a table, down to the last row. */
export interface CsvTable {
  header: string[];
  /** The rows below the header, but for the empty ones. */
  rows: () => AsyncGenerator<CsvRow>;
}

const chunkBytes = 64 * 1024;

const refusal = (message: string) => validationError({ file: message });

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes);
  }
}

const headerOf = (bytes: Buffer): string => {
  const end = bytes.indexOf('\n');
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
};

// Spreadsheets of many countries part columns by semicolons. No column's name holds any of these.
const delimiterOf = (bytes: Buffer): string =>
  [',', ';', '\t'].find((delimiter) => headerOf(bytes).includes(delimiter)) ?? ',';

async function* recordsOf(bytes: Buffer, delimiter: string): AsyncGenerator<CsvRow> {
  const options = { bom: true, delimiter, relax_column_count: true };
  let row = 0;
  try {
    for await (const cells of Readable.from(chunksOf(bytes)).pipe(parse(options))) {
      row += 1;
      yield { row, cells: (cells as string[]).map(asWritten) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refusal(`Row ${Number(error.records) + 1} cannot be read: check its quotation marks`);
  }
}

const isEmpty = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === '');

const checkText = (bytes: Buffer | undefined): Buffer => {
  if (!bytes) throw refusal('The file is empty');
  // In UTF-16 every other byte of the header is zero.
  if (isUtf8(bytes) && !headerOf(bytes).includes('\0')) return bytes;
  throw refusal('The file is not in UTF-8: save it as “CSV UTF-8”');
};

/**
 * Reads a table, its columns parted by commas, semicolons or tabs. It is gone through once to know
 * that all of it can be read, and once more for its rows: they are never in memory together. Throws
 * `validation`, with a message for `file`, for what is empty, not UTF-8, not CSV or too long.
 */
export const readCsv = async (body: Buffer | undefined): Promise<CsvTable> => {
  const bytes = checkText(body);
  const delimiter = delimiterOf(bytes);
  let header: string[] | undefined;
  let count = 0;
  for await (const record of recordsOf(bytes, delimiter)) {
    header ??= record.cells.map((cell) => cell.trim());
    if (!isEmpty(record)) count += 1;
    if (count > limits.csv.rows + 1) {
      throw refusal(`The file has more than ${limits.csv.rows} rows`);
    }
  }
  if (!header) throw refusal('The file is empty');
  return {
    header,
    async *rows() {
      for await (const record of recordsOf(bytes, delimiter)) {
        if (record.row > 1 && !isEmpty(record)) yield record;
      }
    },
  };
};
