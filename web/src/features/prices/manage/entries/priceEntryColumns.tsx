import { formatMoney, type PriceListEntry, toCents } from 'functions/contract';
import { percentText } from '../../../../domain/quote/percent.ts';
import { StatusChip } from '../../../../ui/feedback/StatusChip.tsx';
import type { Column, CompactContent } from '../../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../../ui/lists/rows/Ellipsis.tsx';
import { breaksText } from '../texts/priceListTexts.ts';

/** A price of a list as a row. */
export interface EntryRow extends PriceListEntry {
  _id: string;
}

/** The prices of a list as rows. */
export const rowsOf = (entries: readonly PriceListEntry[]): EntryRow[] =>
  entries.map((entry) => ({ ...entry, _id: entry.toolId }));

/** The name of the tool of a price. */
export const nameOfEntry = ({ toolName, sku }: PriceListEntry): string => toolName || sku;

const Name = (entry: PriceListEntry) =>
  entry.listPrice === null ? (
    <StatusChip label="Deleted tool" />
  ) : (
    <Ellipsis>{nameOfEntry(entry)}</Ellipsis>
  );

const listPriceOf = ({ listPrice }: PriceListEntry) =>
  listPrice === null ? '–' : formatMoney(listPrice);

const Price = ({ price, listPrice }: PriceListEntry) => {
  if (price === null) return '–';
  if (listPrice !== null && price > listPrice) {
    return <StatusChip color="warning" label={`${formatMoney(price)}: above the list price`} />;
  }
  return <strong>{formatMoney(price)}</strong>;
};

const savingOf = ({ price, listPrice }: PriceListEntry): string => {
  if (price === null || listPrice === null || price >= listPrice) return '–';
  return percentText(toCents(listPrice) - toCents(price), toCents(listPrice));
};

const skuColumn: Column<EntryRow> = {
  id: 'sku',
  header: 'SKU',
  width: 132,
  cell: ({ sku }) => <Ellipsis>{sku}</Ellipsis>,
};
const nameColumn: Column<EntryRow> = {
  id: 'name',
  header: 'Tool',
  isName: true,
  cell: (entry) => <Name {...entry} />,
};
const listPriceColumn: Column<EntryRow> = {
  id: 'listPrice',
  header: 'List price',
  align: 'right',
  width: 112,
  cell: listPriceOf,
};

/** The columns of the tools of a list of a percentage. */
export const listedToolColumns: Column<EntryRow>[] = [skuColumn, nameColumn, listPriceColumn];

/** The columns of the prices of a list. */
export const priceEntryColumns: Column<EntryRow>[] = [
  ...listedToolColumns,
  {
    id: 'price',
    header: 'Price',
    align: 'right',
    width: 200,
    cell: (entry) => <Price {...entry} />,
  },
  { id: 'saving', header: 'Lower by', align: 'right', width: 92, cell: savingOf },
  {
    id: 'breaks',
    header: 'Price breaks',
    width: 0.26,
    cell: ({ priceBreaks }) => <Ellipsis>{breaksText(priceBreaks) || '–'}</Ellipsis>,
  },
];

/** A price on a small screen. */
export const compactEntry = (entry: EntryRow): CompactContent => ({
  lines: [
    {
      text: nameOfEntry(entry),
      end: entry.price === null ? listPriceOf(entry) : <Price {...entry} />,
    },
    {
      text: entry.sku,
      end: entry.price === null ? 'list price' : `list ${listPriceOf(entry)}`,
    },
    ...(entry.priceBreaks.length > 0 ? [{ text: breaksText(entry.priceBreaks), wraps: true }] : []),
  ],
});
