import { type ListedPrice, normaliseSku, priceEntrySchema } from '../contract/index.ts';
import { validate } from '../http/body/validate.ts';
import { readPriceBase } from '../services/priceLists/priceBase.ts';
import {
  type InvalidPriceRow,
  type PriceRow,
  rejectPriceRow,
} from '../services/priceLists/priceRow.ts';
import { type ChangeGroup, changeGroupsOf, notImportedMessage } from './changeList.ts';
import type { CsvTable } from './readCsv.ts';
import { readCell } from './toolCells.ts';

const undoRow = (group: ChangeGroup): PriceRow | InvalidPriceRow => {
  const { row, before } = group;
  const sku = normaliseSku(group.sku);
  const base = readPriceBase(group.exported);
  if (!base) return rejectPriceRow(row, 'exported', notImportedMessage);
  if (before.sku === '') return { row, sku, base, removes: true };
  const [price, breaks] = [
    readCell('price', before.price || '1'),
    readCell('priceBreaks', before.priceBreaks ?? ''),
  ];
  if ('problem' in price) return rejectPriceRow(row, 'price', price.problem);
  if ('problem' in breaks) return rejectPriceRow(row, 'priceBreaks', breaks.problem);
  const form = {
    price: before.price ? price.value : null,
    priceBreaks: breaks.value,
    version: 0,
  };
  const listed = validate(priceEntrySchema, form) as ListedPrice;
  return {
    row,
    sku,
    ...('price' in before && { price: listed.price }),
    ...('priceBreaks' in before && { priceBreaks: listed.priceBreaks }),
    // A removed price has no base: it is added again.
    ...(before.sku === undefined && { base }),
  };
};

/** The rows that undo a list of changes of prices: a price that was added is removed. */
export const undoPriceRows = async function* (
  table: CsvTable,
): AsyncGenerator<PriceRow | InvalidPriceRow> {
  for await (const group of changeGroupsOf(table)) yield undoRow(group);
};
