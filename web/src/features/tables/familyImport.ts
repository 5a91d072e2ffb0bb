import { type FamilyColumn, limits } from 'functions/contract';
import type { ColumnHelp, ImportTexts } from './imports/tableImport.ts';

const { sizes, axes } = limits.family;

const columns: Record<FamilyColumn, ColumnHelp> = {
  _id: {
    text: 'The family to change: the last part of its address. Empty adds a new family.',
    example: 'brad-point-bits-4k2m9a7c',
  },
  name: { text: 'The name.', example: 'Brad-point bits' },
  text: { text: 'Any text.' },
  imageLink: {
    text: 'The address of an uploaded picture, as in the export. Empty: the picture of a size.',
  },
  axes: {
    text: `The keys of the attributes in which the sizes differ, separated by blanks: at most ${axes}.`,
    example: 'diameter length',
  },
  sizes: {
    text: `The SKUs of the sizes in their order, separated by blanks: at most ${sizes}. Without this column, they stay.`,
    example: 'DRL-1001 DRL-1002 DRL-1003',
  },
  exported: {
    text: 'The family at the export, for the computer: leave it. Only cells that you edit are imported. Empty: the row replaces what the family has.',
  },
};

/** The words of the dialog that imports families. */
export const familyImportTexts: ImportTexts = {
  title: 'Import families',
  fileLabel: 'CSV file of families',
  intro:
    'Export the families, edit the file in a spreadsheet, and import it: you see the changes before they are applied. Rows without an _id add families. To move a size, cut its SKU from one row and paste it into another one.',
  columns,
  nouns: { added: 'a new family', changed: 'a family', matched: 'the stored family' },
  item: 'family',
  empty: 'The file has no rows below its header: add one for each family.',
};
