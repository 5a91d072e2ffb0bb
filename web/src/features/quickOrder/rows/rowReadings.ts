import { cleanCell } from 'functions/contract';
import { readQuantity } from './cells.ts';
import type { PadRow } from './padRows.ts';
import type { TableRow } from './parseRows.ts';
import { canBeLookedUp, skuOf, type ToolsBySku } from './rowResults.ts';

/** A quantity may have blanks: `1 200 pcs`. */
const mostSplits = 3;

/** A text as a code and a quantity at its end: `AB 12; 5`, with the longest code first. */
const splitsOf = (text: string): TableRow[] =>
  [...text.matchAll(/[\s,;]+/g)]
    .toReversed()
    .slice(0, mostSplits)
    .map(({ index, 0: mark }) => ({
      sku: text.slice(0, index),
      quantity: text.slice(index + mark.length),
    }))
    .filter(({ sku, quantity }) => sku !== '' && readQuantity(quantity) !== null);

const isWithoutQuantity = ({ quantity }: TableRow): boolean => quantity.trim() === '';

/** What a row may mean, in the order in which a known code counts: its whole text comes first. */
const readingsOf = ({ sku, quantity, whole }: Omit<PadRow, 'id'>): TableRow[] => {
  const row = { sku, quantity };
  if (whole !== undefined) return [{ sku: whole, quantity: '' }, row, ...splitsOf(whole)];
  return isWithoutQuantity(row) ? [row, ...splitsOf(cleanCell(sku))] : [row];
};

/** The readings of a row up to the first one with a tool; those behind need not be looked up yet. */
const openReadings = (row: PadRow, tools: ToolsBySku): TableRow[] => {
  const readings = readingsOf(row).filter(canBeLookedUp);
  // A pasted row is looked up in one call, whatever its blank separates.
  const first = row.whole === undefined ? 0 : 1;
  const end = readings.findIndex(
    (reading, at) => at >= first && tools.get(skuOf(reading)) !== null,
  );
  return end < 0 ? readings : readings.slice(0, end + 1);
};

/** The texts to look up for a row, by `skuOf`. */
export const textsToLookUp = (row: PadRow, tools: ToolsBySku): [string, string][] =>
  openReadings(row, tools).map((reading) => [skuOf(reading), cleanCell(reading.sku)]);

const settled = (row: PadRow, tools: ToolsBySku): PadRow => {
  for (const reading of openReadings(row, tools)) {
    const tool = tools.get(skuOf(reading));
    if (tool === undefined) return row;
    const isSame = reading.sku === row.sku && reading.quantity === row.quantity;
    if (tool) return isSame ? row : { id: row.id, ...reading };
  }
  return row;
};

/**
 * The rows with code and quantity apart where these are in one text, as far as codes are known; the
 * same array if nothing changes. Leaves the row that is being typed.
 */
export const withReadings = (
  rows: PadRow[],
  tools: ToolsBySku,
  typing: string | null,
): PadRow[] => {
  const next = rows.map((row) => (row.id === typing ? row : settled(row, tools)));
  return next.some((row, at) => row !== rows[at]) ? next : rows;
};
