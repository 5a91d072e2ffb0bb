import type { RowChange } from 'functions/contract';

/** A problem with a row of a table, or a note about it. */
export interface RowNote {
  row: number;
  /** The column, if it is a single one. */
  column?: string;
  message: string;
}

/** The result of an import of any table, or of its dry run. */
export interface TableImport {
  created: number[];
  changed: number[];
  unchanged: number[];
  rejected: RowNote[];
  warnings?: RowNote[];
  /** The changed fields. */
  changes?: RowChange[];
}

/** The content of a column, with an example. */
export interface ColumnHelp {
  text: string;
  example?: string;
}

/** The words of the dialog that imports a table. */
export interface ImportTexts {
  title: string;
  /** The accessible name of the field for the file. */
  fileLabel: string;
  /** How to get a file or rows that can be imported. */
  intro: string;
  columns: Readonly<Record<string, ColumnHelp>>;
  /** The nouns for what a row adds, what it changes, and what it matches. */
  nouns: { added: string; changed: string; matched: string };
  /** The noun for what a row is about. */
  item: string;
  /** What to do when the table has no rows. */
  empty: string;
  /** The label of the field for pasted rows; without one, only files are imported. */
  pasteLabel?: string;
}

/** Imports a table or tests it in a dry run, and reports the number of rows after each step. */
export type ImportTable<Result extends TableImport = TableImport> = (
  table: Blob,
  dryRun: boolean,
  onProgress: (rows: number) => void,
) => Promise<Result>;

/** The number of rows that a result is about. */
export const rowsOf = ({ created, changed, unchanged, rejected }: TableImport): number =>
  created.length + changed.length + unchanged.length + refusedRows({ rejected });

/** The number of rows that were left out. */
export const refusedRows = ({ rejected }: Pick<TableImport, 'rejected'>): number =>
  new Set(rejected.map(({ row }) => row)).size;

/** The number of rows that add or change something. */
export const importableRows = ({ created, changed }: TableImport): number =>
  created.length + changed.length;
