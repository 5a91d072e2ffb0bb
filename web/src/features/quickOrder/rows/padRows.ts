import { limits } from 'functions/contract';
import { cellLengths, type TableRow } from './parseRows.ts';

/** A row of the pad, with the texts as they were typed. */
export interface PadRow extends TableRow {
  id: string;
}

/** The columns that can be typed into. */
export type PadColumn = keyof TableRow;

const fewestRows = 5;

const newRow = (texts: Partial<TableRow> = {}): PadRow => ({
  id: crypto.randomUUID(),
  sku: '',
  quantity: '',
  ...texts,
});

/** Whether nothing was typed into a row. */
export const isBlank = ({ sku, quantity }: TableRow): boolean =>
  sku.trim() === '' && quantity.trim() === '';

/** The rows into which something was typed. */
export const filledRows = (rows: readonly PadRow[]): PadRow[] =>
  rows.filter((row) => !isBlank(row));

/** Adds blank rows: at least one at the end, and a few in an empty pad. At most 200 rows in all. */
const withBlankRows = (rows: readonly PadRow[]): PadRow[] => {
  const last = rows.at(-1);
  const least = Math.max(fewestRows, rows.length + (last && isBlank(last) ? 0 : 1));
  const missing = Math.max(0, Math.min(least, limits.cartRows) - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => newRow())];
};

/** A pad with these rows. */
export const padOf = (texts: readonly TableRow[] = []): PadRow[] =>
  withBlankRows(texts.slice(0, limits.cartRows).map((row) => newRow(row)));

/** A row as it is from the first edit on. */
const typedRow = ({ id, sku, quantity }: PadRow): PadRow => ({ id, sku, quantity });

/** Changes the texts of a row. */
export const withTexts = (
  rows: readonly PadRow[],
  id: string,
  texts: Partial<TableRow>,
): PadRow[] =>
  withBlankRows(rows.map((row) => (row.id === id ? { ...typedRow(row), ...texts } : row)));

/** Removes rows. */
export const withoutRows = (rows: readonly PadRow[], ids: readonly string[]): PadRow[] =>
  withBlankRows(rows.filter(({ id }) => !ids.includes(id)));

/** How many more rows the pad has room for. */
export const roomIn = (rows: readonly PadRow[]): number =>
  limits.cartRows - filledRows(rows).length;

/**
 * Inserts rows at a row, or at the end. Blank rows make room; rows with texts stay. The caller
 * inserts no more than there is room for. The row that makes room keeps its id, and so its focus.
 */
export const withInserted = (
  rows: readonly PadRow[],
  id: string | null,
  texts: readonly TableRow[],
): PadRow[] => {
  const at = id === null ? rows.length : rows.findIndex((row) => row.id === id);
  const before = filledRows(rows.slice(0, at));
  const after = filledRows(rows.slice(at));
  const [current] = rows.slice(at, at + 1);
  const isBehind = current !== undefined && !isBlank(current);
  const inserted = texts.map((row, index) =>
    index === 0 && current && !isBehind ? { ...row, id: current.id } : newRow(row),
  );
  return withBlankRows([
    ...before,
    ...(isBehind ? after.slice(0, 1) : []),
    ...inserted,
    ...(isBehind ? after.slice(1) : after),
  ]);
};

/** Writes a column of quantities into a row and those below it, as far as the pad goes. */
export const withQuantities = (
  rows: readonly PadRow[],
  id: string,
  quantities: readonly string[],
): PadRow[] => {
  const start = rows.findIndex((row) => row.id === id);
  const needed = Math.min(start + quantities.length, limits.cartRows) - rows.length;
  const all = [...rows, ...Array.from({ length: Math.max(0, needed) }, () => newRow())];
  return withBlankRows(
    all.map((row, at) => {
      const quantity = quantities[at - start];
      return at < start || quantity === undefined ? row : { ...row, quantity };
    }),
  );
};

/** Writes quantities into rows in which there is none yet. */
export const withQuantitiesOf = (
  rows: readonly PadRow[],
  ids: readonly string[],
  quantities: readonly string[],
): PadRow[] =>
  rows.map((row) => {
    const quantity = quantities[ids.indexOf(row.id)] ?? '';
    return row.quantity.trim() === '' && quantity !== '' ? { ...row, quantity } : row;
  });

/**
 * Puts the quantity of several rows for the same tool into the first one, and removes the others.
 */
export const withMerged = (
  rows: readonly PadRow[],
  [first = '', ...others]: readonly string[],
  quantity: number,
): PadRow[] => withTexts(withoutRows(rows, others), first, { quantity: String(quantity) });

const isTexts = (value: unknown): value is TableRow => {
  const { sku, quantity } = (value ?? {}) as Partial<TableRow>;
  return typeof sku === 'string' && typeof quantity === 'string';
};

/** The pad of a stored draft, which anyone can edit. */
export const padOfDraft = (draft: unknown): PadRow[] => {
  const texts = Array.isArray(draft) ? draft.filter(isTexts) : [];
  const cut = texts.map(({ sku, quantity }) => ({
    sku: sku.slice(0, cellLengths.sku),
    quantity: quantity.slice(0, cellLengths.quantity),
  }));
  return padOf(cut.filter((row) => !isBlank(row)));
};

/** The texts of the rows, without the blank ones. */
export const textsOf = (rows: readonly PadRow[]): TableRow[] =>
  filledRows(rows).map(({ sku, quantity }) => ({ sku, quantity }));
