import { parse } from 'csv-parse/sync';
import { cleanCell, likeliestDelimiter, limits, statedDelimiterIn } from '../../contract/index.ts';
import { refuseFile } from '../rows/statement.ts';

/** A row of a table: its number, as a spreadsheet counts, and its cells. */
export interface TableRow {
  row: number;
  cells: string[];
}

/** How many lines show which mark separates the cells. */
const sampledLines = 60;

const delimiterOf = (text: string): { delimiter: string; isStated: boolean } => {
  const lines = text
    .slice(0, 50_000)
    .split(/\r\n?|\n/)
    .slice(0, sampledLines);
  const stated = statedDelimiterIn(lines[0] ?? '');
  return { delimiter: stated ?? likeliestDelimiter(lines), isStated: stated !== undefined };
};

/** The rows of a table that are not empty. */
export const readTable = (text: string, maxRows: number): TableRow[] => {
  const { delimiter, isStated } = delimiterOf(text);
  const read = (): string[][] => {
    try {
      return parse(text, {
        delimiter,
        bom: true,
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_column_count: true,
        relax_quotes: true,
        max_record_size: limits.csv.columns * 1_000,
        to: maxRows + 100,
      });
    } catch {
      return refuseFile('The table cannot be read: check its quotation marks');
    }
  };
  return read()
    .map((cells, index) => ({ row: index + 1, cells: cells.map(cleanCell) }))
    .filter(({ row, cells }) => !(isStated && row === 1) && cells.some((cell) => cell !== ''));
};
