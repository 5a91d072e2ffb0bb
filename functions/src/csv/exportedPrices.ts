import {
  decimalMoney,
  type OwnPriceColumn,
  type PayerPrices,
  type PriceColumn,
  type PriceListEntry,
  priceBreaksText,
  type Tool,
} from '../contract/index.ts';
import { priceBaseOf } from '../services/priceLists/priceBase.ts';
import type { Row } from './writeCsv.ts';

const toRow = (entry: PriceListEntry): Row<PriceColumn> => ({
  sku: entry.sku,
  toolName: entry.toolName,
  listPrice: entry.listPrice === null ? '' : decimalMoney(entry.listPrice),
  price: entry.price === null ? '' : decimalMoney(entry.price),
  priceBreaks: priceBreaksText(entry.priceBreaks),
  exported: priceBaseOf(entry.toolId, entry),
});

/** The batches of prices of a list as rows of a table. The import reads each text back. */
export const priceRows = async function* (
  batches: AsyncIterable<readonly PriceListEntry[]>,
): AsyncGenerator<Row<PriceColumn>[]> {
  for await (const entries of batches) yield entries.map(toRow);
};

const toOwnRow = (tool: Tool & PayerPrices): Row<OwnPriceColumn> => {
  const lists = tool.agreement?.from.filter(({ name }) => name !== null) ?? [];
  return {
    sku: tool.sku,
    toolName: tool.toolName,
    listPrice: decimalMoney(tool.agreement?.listPrice ?? tool.price),
    price: decimalMoney(tool.price),
    priceBreaks: priceBreaksText(tool.priceBreaks),
    priceList: [...new Set(lists.map(({ name }) => name))].join(', '),
    until: [...new Set(lists.flatMap(({ until }) => until ?? []))].join(', '),
  };
};

/** The batches of a buyer's tools as rows of a table. */
export const ownPriceRows = async function* (
  batches: AsyncIterable<readonly (Tool & PayerPrices)[]>,
): AsyncGenerator<Row<OwnPriceColumn>[]> {
  for await (const tools of batches) yield tools.map(toOwnRow);
};
