import {
  currencyNoun,
  type PriceColumn,
  type PriceList,
  type PriceListKind,
} from 'functions/contract';
import type { ColumnHelp, ImportTexts } from './imports/tableImport.ts';

const columnsOf = (kind: PriceListKind): Readonly<Record<PriceColumn, ColumnHelp>> => ({
  sku: { text: 'The SKU of the tool, an old one, or its GTIN. Required.', example: 'CHS-1012' },
  toolName: { text: 'Only for reading: the import ignores it.' },
  listPrice: { text: 'Only for reading: the import ignores it.' },
  price:
    kind === 'fixed'
      ? {
          text: `In ${currencyNoun} per piece, not more than the list price. Required.`,
          example: '9.50',
        }
      : { text: 'Empty: the percentage of the list applies.' },
  priceBreaks: {
    text: 'The pieces from which a lower price applies, and the price. Empty: none. Without this column, they stay.',
    example: '24: 8.90; 48: 8.40',
  },
  exported: {
    text: 'The price at the export, for the computer: leave it. Only cells that you edit are imported. Empty: the row sets the price.',
  },
});

const intros: Record<PriceListKind, string> = {
  fixed:
    'Paste rows with SKU, price and price breaks, or import a file. You see the changes before they are applied. Tools without a row keep their price.',
  percentage:
    'Paste the SKUs of the tools, or import a file. You see the changes before they are applied. Tools without a row stay in the list.',
};

/** The words of the dialog that imports the prices of a list. */
export const priceImportTexts = ({ kind }: Pick<PriceList, 'kind'>): ImportTexts => ({
  title: kind === 'fixed' ? 'Import prices' : 'Import tools of the list',
  fileLabel: 'CSV file of prices',
  intro: intros[kind],
  columns: columnsOf(kind),
  item: 'tool',
  nouns:
    kind === 'fixed'
      ? { added: 'a price', changed: 'a price', matched: 'the stored price' }
      : { added: 'a tool', changed: 'a tool', matched: 'a tool of the list' },
  empty: 'There are no rows: add one for each tool.',
  pasteLabel: 'Rows from a spreadsheet',
});
