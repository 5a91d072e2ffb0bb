import {
  cleanCell,
  counted,
  isSkuHeader,
  limits,
  type PartNumberRow,
  type SavedPartNumber,
} from 'functions/contract';
import { openTable, readTable } from '../../lib/tables/readTable.ts';

/** Rows of SKU and own number from a spreadsheet or a CSV file, with or without a header. */
export const numberRowsIn = (text: string): PartNumberRow[] => {
  const { content, delimiter } = openTable(text);
  const table = readTable(content, delimiter);
  const header = table[0]?.map(cleanCell) ?? [];
  const named = header.findIndex(isSkuHeader);
  const skuColumn = Math.max(0, named);
  const numberColumn = skuColumn === 0 ? 1 : 0;
  return table
    .slice(named < 0 ? 0 : 1)
    .map((row) => ({
      sku: cleanCell(row[skuColumn] ?? ''),
      number: cleanCell(row[numberColumn] ?? ''),
    }))
    .filter(({ sku, number }) => sku !== '' || number !== '');
};

/** Rows in parts that one call takes. */
export const inCalls = (rows: readonly PartNumberRow[]): PartNumberRow[][] => {
  const { rows: size } = limits.partNumbers;
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );
};

/** What became of some rows: `12 numbers saved, 1 removed`. */
export const savedText = (rows: readonly SavedPartNumber[]): string => {
  const countOf = (wanted: SavedPartNumber['result']) =>
    rows.filter(({ result }) => result === wanted).length;
  const [saved, removed, refused] = [countOf('saved'), countOf('removed'), countOf('refused')];
  const parts = [
    saved > 0 && `${counted(saved, 'number')} saved`,
    removed > 0 && `${counted(removed, 'number')} removed`,
    refused > 0 && `${counted(refused, 'row')} not saved`,
  ].filter((part) => part !== false);
  return parts.join(', ') || 'Nothing has changed';
};
