import { cleanCell, delimiters, limits, normaliseSku, skuPattern } from 'functions/contract';
import { maxTableLength, openTable, readTable } from '../../../lib/tables/readTable.ts';
import { readQuantity } from './cells.ts';
import { tableColumnsOf } from './tableColumns.ts';

/** A row of a table, as it was written. */
export interface TableRow {
  sku: string;
  quantity: string;
  /** The text that a blank was taken to separate: it may be a code with a blank instead. */
  whole?: string;
}

/** The longest texts that a field of the pad keeps. */
export const cellLengths = { sku: 120, quantity: 32 } as const;

const sampledRows = 200;

const isQuantity = (text: string): boolean => readQuantity(text) !== null;

const isSku = (text: string): boolean => /\D/.test(text) && skuPattern.test(normaliseSku(text));

/** Nobody orders so many pieces. */
const isLikeGtin = (text: string): boolean => /^\d{8,14}$/.test(text);

/** Whether a text is rather a code than a number of pieces. */
const isCode = (text: string): boolean => isLikeGtin(text) || !isQuantity(text);

/**
 * Splits a row without delimiters at a space: `PLN-0004 12`, `PLN-0004 12 pcs`, `12 x PLN-0004`.
 */
const splitAtSpace = (row: string[]): string[] => {
  const [text = ''] = row;
  if (row.length !== 1) return row;
  const words = cleanCell(text).split(' ');
  const [first = '', rest] = [words[0], words.slice(1).join(' ')];
  if (isCode(first) && isQuantity(rest)) return [first, rest];
  const [last = '', start] = [words.at(-1), words.slice(0, -1).join(' ')];
  return isQuantity(start) && (isSku(last) || isLikeGtin(last)) ? [last, start] : row;
};

const groupOfThousands = /^\d{1,3}(?:,\d{3})+$/;

/** Whether commas have split the thousands of an unquoted quantity at the end of a row. */
const joinedThousands = (row: readonly string[], at: number, width: number): string | null => {
  const joined = row.slice(at).map(cleanCell).join(',');
  return row.length > width && at === width - 1 && groupOfThousands.test(joined) ? joined : null;
};

/** The most frequent number of cells. */
const usualWidth = (table: readonly string[][]): number => {
  const counts = new Map<number, number>();
  for (const { length } of table) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
};

const isOrderRow = (row: readonly string[]): boolean => row.some(isQuantity) && row.some(isSku);

/**
 * Splits a row by its own delimiter, if it is not that of the table: `SAW-0001;1,200` among rows
 * with commas.
 */
const rowSplitter = (table: readonly string[][], delimiter: string) => {
  const width = usualWidth(table);
  const hasCells = table.some((row) => row.length > 1);
  const others = delimiters.filter((other) => other !== delimiter);
  return (row: string[]): string[] => {
    const text = row.join(delimiter);
    const splits = others
      .filter((other) => hasCells && text.includes(other))
      .map((other) => readTable(text, other)[0] ?? row);
    const own = splits.find((cells) =>
      row.length === 1 ? cells.length > 1 : cells.length === width && isOrderRow(cells),
    );
    return splitAtSpace(own ?? row);
  };
};

const rowReader = (sample: readonly string[][]) => {
  const { sku, quantity, choices, start } = tableColumnsOf(sample);
  const width = usualWidth(sample);
  const read = (row: string[], column = quantity): TableRow => {
    const pieces = joinedThousands(row, column, width) ?? row[column] ?? '';
    return {
      sku: cleanCell(row[sku] ?? '').slice(0, cellLengths.sku),
      quantity: cleanCell(pieces).slice(0, cellLengths.quantity),
    };
  };
  return { read, choices, start, hasQuantities: quantity >= 0 };
};

const isFilled = ({ sku, quantity }: TableRow): boolean => sku !== '' || quantity !== '';

/** The first `max` filled rows as they are in the table, and the index of the row after them. */
const takeRows = (table: readonly string[][], read: (row: string[]) => TableRow, max: number) => {
  const taken: string[][] = [];
  let at = 0;
  for (; at < table.length && taken.length < max; at++) {
    const row = table[at] ?? [];
    if (isFilled(read(row))) taken.push(row);
  }
  return { taken, at };
};

/** A column that may have the quantities, with those of each row. */
interface QuantityChoice {
  label: string;
  quantities: string[];
}

const hasDelimiter = (text: string): boolean =>
  delimiters.some((delimiter) => text.includes(delimiter));

/** The rows of a table. */
export interface ParsedRows {
  rows: TableRow[];
  /** Whether the table has a column of quantities. */
  hasQuantities: boolean;
  /** The columns to choose from, if it is unclear which one has the quantities. */
  choices: QuantityChoice[];
  /** The number of rows after the last one that was taken. */
  leftOut: number;
  /** The SKU of the first of these; null if there is none. */
  firstLeftOut: string | null;
}

const nothing: ParsedRows = {
  rows: [],
  hasQuantities: true,
  choices: [],
  leftOut: 0,
  firstLeftOut: null,
};

/**
 * The first `max` rows of a table that was copied from a spreadsheet or stored as CSV, with tabs,
 * semicolons or commas between its cells. Blank rows and a header do not count. Nothing is read of
 * a text that is longer than `maxTableLength`.
 */
export const parseRows = (text: string, max: number = limits.cartRows): ParsedRows => {
  if (text.length > maxTableLength) return nothing;
  const { content, delimiter } = openTable(text);
  const unsplit = readTable(content, delimiter);
  const split = rowSplitter(unsplit.slice(0, sampledRows), delimiter);
  const reader = rowReader(unsplit.slice(0, sampledRows).map(split));
  const body = unsplit.slice(reader.start);
  const read = (row: string[], column?: number): TableRow => {
    const cells = split(row);
    const texts = reader.read(cells, column);
    const [whole = ''] = row;
    const isAtSpace = row.length === 1 && cells.length === 2 && !hasDelimiter(whole);
    return isAtSpace ? { ...texts, whole: cleanCell(whole).slice(0, cellLengths.sku) } : texts;
  };
  const { taken, at } = takeRows(body, read, max);
  const next = body[at];
  return {
    rows: taken.map((row) => read(row)),
    hasQuantities: reader.hasQuantities,
    choices: reader.choices.map(({ column, label }) => ({
      label,
      quantities: taken.map((row) => read(row, column).quantity),
    })),
    leftOut: body.length - at,
    firstLeftOut: next ? read(next).sku : null,
  };
};
