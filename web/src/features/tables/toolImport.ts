import { currencyNoun, type ToolColumn, toolCategories } from 'functions/contract';
import type { ColumnHelp, ImportTexts } from './imports/tableImport.ts';

const columns: Record<ToolColumn, ColumnHelp> = {
  _id: {
    text: 'The tool to change. Empty adds a new tool. Without this column, the SKU says which tool it is.',
  },
  sku: { text: 'Unique. Empty: generated, or unchanged.', example: 'CHS-1012' },
  gtin: { text: 'The number in the bar code, in a column of texts.', example: '4006381333931' },
  stage: {
    text: 'On sale, selling out, discontinued, or draft, which only staff see. Empty: on sale.',
    example: 'draft',
  },
  toolName: { text: 'The name.', example: 'Bevel Edge Chisel 12 mm' },
  category: { text: `One of ${toolCategories.join(', ')}.`, example: 'chisels' },
  price: { text: `In ${currencyNoun} per piece.`, example: '9.50' },
  priceBreaks: {
    text: 'The pieces from which a lower price applies, and the price.',
    example: '24: 8.90; 48: 8.40',
  },
  costPrice: {
    text: `What a piece costs the shop, in ${currencyNoun}. Customers never see it.`,
    example: '5.20',
  },
  available: { text: 'The stock in pieces.', example: '480' },
  minOrder: { text: 'Pieces.', example: '12' },
  orderMultiple: { text: 'Pieces per pack. Empty: 1.', example: '12' },
  maxOrder: { text: 'The maximum per order. Empty: none.', example: '96' },
  sellRemainder: {
    text: 'Whether the last pieces can be ordered when they are fewer than the smallest order.',
    example: 'yes',
  },
  storagePlace: { text: 'Where staff find it. Customers never see it.', example: 'A-12-3' },
  toolDescription: { text: 'Any text.' },
  specifications: {
    text: 'Each on a separate line of the cell.',
    example: 'Length: 240 mm\nBlade: Chrome vanadium steel',
  },
  replacedBy: { text: 'The SKU of its successor.', example: 'CHS-1013' },
  accessories: { text: 'SKUs, separated by blanks.', example: 'SHP-1003 SHP-1007' },
  spareParts: { text: 'SKUs, separated by blanks.' },
  alternatives: { text: 'SKUs, separated by blanks.' },
  imageLink: {
    text: 'The address of an uploaded picture, as in the export. Empty: a new tool is hidden from the shop until it has a picture.',
  },
  morePictures: { text: 'Up to 5 such addresses, each on a separate line.' },
  family: {
    text: 'The last part of the address of the family of which the tool is a size. Empty: none.',
    example: 'brad-point-bits-4k2m9a7c',
  },
  documents: {
    text: 'The documents, for reading: leave it. They are changed in the form of a tool.',
  },
  exported: {
    text: 'The tool at the export, for the computer: leave it. Only cells that you edit are imported, and the stock changes by the difference. Empty: the row replaces what the tool has, also a stock that was sold since.',
  },
};

/** The words of the dialog that imports tools. */
export const toolImportTexts: ImportTexts = {
  title: 'Import tools',
  fileLabel: 'CSV file of tools',
  intro:
    'Export the tools, edit the file in a spreadsheet, and import it: you see the changes before they are applied. For tools that exist, the SKU and the columns to change are enough, such as SKU and price. A column like attr:blade-width has the values of an attribute: 10 mm, 1/2 in.',
  columns,
  item: 'tool',
  nouns: { added: 'a new tool', changed: 'a tool', matched: 'the stored tool' },
  empty: 'The file has no rows below its header: add one per tool.',
};
