import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { type CastingContext, CsvError, parse } from 'csv-parse';
import {
  delimiters,
  isEmptyCell,
  isSkuHeader,
  likeliestDelimiter,
  limits,
  type RowMessage,
  statedDelimiterIn,
  type TableEncoding,
  tableEncodingOf,
  tableFileProblem,
  tableStartOf,
} from '../contract/index.ts';
import { validationError } from '../errors.ts';
import { createYield } from '../http/limits/overload.ts';
import { unescapeFormulas } from './formulas.ts';

/** A row of a table: its number, as a spreadsheet counts, and its cells. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** A table that has been checked down to the last row. */
export interface CsvTable {
  delimiter: string;
  /** The row with the names of the columns: the first one that is not empty. */
  header: CsvRow;
  /** The first rows that are not empty, from the header on: titles may be above the real header. */
  start: CsvRow[];
  /** Notes about the file. */
  warnings: RowMessage[];
  /** The rows below the header, except empty ones. */
  rows: () => AsyncGenerator<CsvRow>;
}

const { rows: maxRows, columns: maxColumns, cell: maxCell } = limits.csv;

// The parser does not pause within a chunk.
const chunkBytes = 4 * 1024;

const fileError = (message: string) => validationError({ file: message });

interface Source {
  bytes: Buffer;
  encoding: TableEncoding;
}

/** Decodes chunk by chunk, so that the text of a table is never in memory as a whole. */
const chunksOf = function* ({ bytes, encoding }: Source): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield decoder.decode(bytes.subarray(start, start + chunkBytes), { stream: true });
  }
  yield decoder.decode();
};

/** How many rows are searched for the header. */
const startRows = 20;

/** Titles above a header have no delimiters, or other ones. */
const hasSkuHeader = (line: string): boolean =>
  delimiters.some((delimiter) => {
    const cells = line.split(delimiter);
    return cells.length > 1 && cells.some((cell) => isSkuHeader(cell));
  });

interface Layout {
  delimiter: string;
  /** Whether the first line states the delimiter. */
  isStated: boolean;
}

/** Spreadsheets of many countries use semicolons. No column name contains any delimiter. */
const layoutOf = ({ bytes, encoding }: Source): Layout => {
  const lines = tableStartOf(bytes, encoding, maxColumns * maxCell).split(/\r\n?|\n/);
  const filled = lines.filter((line) => !isEmptyCell(line)).slice(0, startRows);
  const [first = ''] = filled;
  const stated = statedDelimiterIn(first);
  const header = filled.find(hasSkuHeader) ?? first;
  return { delimiter: stated ?? likeliestDelimiter([header]), isStated: stated !== undefined };
};

const readCell = (cell: string, { index, records }: CastingContext): string => {
  const row = records + 1;
  if (index >= maxColumns) throw fileError(`Row ${row} has more than ${maxColumns} columns`);
  if (cell.length > maxCell) throw cellTooLong(row);
  return cell;
};

interface ParsedRecord {
  record: string[];
  /** As it is in the file. */
  raw: string;
}

const optionsOf = (delimiter: string) => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  raw: true,
  cast: readCell,
  max_record_size: maxColumns * maxCell,
});

const cellTooLong = (row: number) =>
  fileError(`Row ${row} has a cell of more than ${maxCell} characters: check its quotation marks`);

const unreadable = (row: number) =>
  fileError(`Row ${row} cannot be read: check its quotation marks`);

const parseError = ({ code, records }: CsvError) => {
  const row = Number(records) + 1;
  return code === 'CSV_MAX_RECORD_SIZE' ? cellTooLong(row) : unreadable(row);
};

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

// Quotation marks within a cell are letters, as in 14" saw. A cell that starts with one is quoted.
const isMisquoted = ({ record, raw }: ParsedRecord): boolean =>
  record.some((cell) => cell.startsWith('"') && !raw.includes(quoted(cell)));

const recordsOf = async function* (source: Source, delimiter: string): AsyncGenerator<CsvRow> {
  const records: AsyncIterable<ParsedRecord> = Readable.from(chunksOf(source)).pipe(
    parse(optionsOf(delimiter)),
  );
  const yieldToOthers = createYield();
  let row = 0;
  try {
    for await (const parsed of records) {
      await yieldToOthers();
      row += 1;
      if (row > maxRows + 1) throw fileError(`The file has more than ${maxRows} rows`);
      if (isMisquoted(parsed)) throw unreadable(row);
      yield { row, cells: parsed.record.map(unescapeFormulas) };
    }
  } catch (error) {
    throw error instanceof CsvError ? parseError(error) : error;
  }
};

const isEmpty = ({ cells }: CsvRow): boolean => cells.every(isEmptyCell);

/** The rows that are not empty, without the line that states the delimiter. */
const filledRows = async function* (source: Source, layout: Layout): AsyncGenerator<CsvRow> {
  let isStatement = layout.isStated;
  for await (const record of recordsOf(source, layout.delimiter)) {
    if (isEmpty(record)) continue;
    if (!isStatement) yield record;
    isStatement = false;
  }
};

const wordWithForeignLetters = /(?<![\p{L}\p{N}])[\p{L}\p{N}]*[^\0-\x7f][^\s"]*/u;

/** Says how the file was decoded, by the first word that another encoding would change. */
const encodingWarning = ({ encoding }: Source, { row, cells }: CsvRow): RowMessage | undefined => {
  if (encoding !== 'windows-1252') return undefined;
  const [word] = wordWithForeignLetters.exec(cells.join(' ')) ?? [];
  if (word === undefined) return undefined;
  const cause = `The file is not in UTF-8, so it is read as Windows-1252: “${word}”`;
  return { row, message: `${cause}. If that looks wrong, save it as “CSV UTF-8”` };
};

const sourceOf = (bytes: Buffer | undefined): Source => {
  if (!bytes) throw fileError('The file is empty');
  const encoding = tableEncodingOf(bytes, isUtf8);
  const problem = tableFileProblem(bytes, encoding);
  if (problem) throw fileError(problem);
  return { bytes, encoding };
};

/**
 * Reads a table with columns separated by commas, semicolons, tabs or bars, in the encoding of any
 * spreadsheet. A first pass checks the whole file, a second one yields the rows, so that they are
 * never all in memory. Both passes yield to other requests. Throws `validation` with a message for
 * `file` if the file is empty, not CSV, or has too many rows (including empty ones), too many
 * columns or too long a cell.
 */
export const readCsv = async (body: Buffer | undefined): Promise<CsvTable> => {
  const source = sourceOf(body);
  const layout = layoutOf(source);
  const start: CsvRow[] = [];
  let warning: RowMessage | undefined;
  for await (const record of filledRows(source, layout)) {
    if (start.length < startRows) start.push(record);
    warning ??= encodingWarning(source, record);
  }
  const [header] = start;
  if (!header) throw fileError('The file is empty');
  const headerRow = header.row;
  return {
    delimiter: layout.delimiter,
    header,
    start,
    warnings: warning ? [warning] : [],
    async *rows() {
      for await (const record of filledRows(source, layout)) {
        if (record.row > headerRow) yield record;
      }
    },
  };
};
