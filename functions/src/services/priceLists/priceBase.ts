import { type ListedPrice, priceBreaksText } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import {
  type CellValue,
  conflictMessage,
  isExported,
  rowBases,
} from '../catalogue/import/rowBase.ts';
import type { PriceRow } from './priceRow.ts';

const fields = ['price', 'priceBreaks'] as const;
const bases = rowBases('price', fields);

/** The cells of a price, as tables have them. */
export const cellsOf = ({ price, priceBreaks }: ListedPrice): Record<string, CellValue> => ({
  price,
  priceBreaks: priceBreaksText(priceBreaks),
});

/** The cell with the base of a tool's price in a list. */
export const priceBaseOf = (toolId: string, listed: ListedPrice): string =>
  bases.write(toolId, cellsOf(listed));

/** The base of a price in a cell; `undefined` for any other text. */
export const readPriceBase = bases.read;

const removed =
  'This tool was removed from the list since the export: leave the row out, or empty its cell exported to add it again';

const changed =
  'This price has changed since it was added, so it stays. Remove it in the list if it is not needed';

const notListed: ListedPrice = { price: null, priceBreaks: [] };

/**
 * The price of a tool in a list after a row; null if it stays out of the list. Fields without a
 * column stay as they are, and so do the cells of an exported row that were not edited. Throws
 * `validation` with both values for a field that has changed since.
 */
export const importedPrice = (
  toolId: string,
  row: Pick<PriceRow, 'price' | 'priceBreaks' | 'base' | 'removes'>,
  stored: ListedPrice | null,
): ListedPrice | null => {
  const { base } = row;
  const now = stored ?? notListed;
  const inFile: ListedPrice = {
    price: row.price === undefined ? now.price : row.price,
    priceBreaks: row.priceBreaks ?? now.priceBreaks,
  };
  if (!base) return inFile;
  if (!base.isOf(toolId)) {
    const message = 'This row was exported from another tool: empty this cell, or export again';
    throw validationError({ exported: message });
  }
  if (row.removes) {
    if (stored && priceBaseOf(toolId, stored) !== base.text)
      throw validationError({ sku: changed });
    return null;
  }
  const [cells, cellsNow] = [cellsOf(inFile), cellsOf(now)];
  const edited = fields.filter(
    (name) => row[name] !== undefined && !isExported(base, name, cells[name] ?? null),
  );
  if (edited.length === 0) return stored;
  if (!stored) throw validationError({ sku: removed });
  const conflicts = edited.filter(
    (name) => cells[name] !== cellsNow[name] && !isExported(base, name, cellsNow[name] ?? null),
  );
  if (conflicts.length > 0) {
    const messages = conflicts.map((name) => [
      name,
      conflictMessage(cellsNow[name] ?? null, cells[name] ?? null),
    ]);
    throw validationError(Object.fromEntries(messages));
  }
  return {
    price: edited.includes('price') ? inFile.price : now.price,
    priceBreaks: edited.includes('priceBreaks') ? inFile.priceBreaks : now.priceBreaks,
  };
};
