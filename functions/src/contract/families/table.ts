import type { Acknowledged } from '../calls/responses.ts';
import type { RowMessage } from '../tables/csv.ts';
import type { RowChange } from '../tables/importChanges.ts';

/**
 * The columns of the table of families. An imported row is about the family with its `_id`, or is a
 * new one. `exported` is the family at the export: only cells that differ from it are imported.
 */
export const familyColumns = [
  '_id',
  'name',
  'text',
  'imageLink',
  'axes',
  'sizes',
  'exported',
] as const;
export type FamilyColumn = (typeof familyColumns)[number];

/** A problem with a row of a table of families. */
export interface FamilyRowMessage extends Omit<RowMessage, 'column'> {
  column?: FamilyColumn;
}

/**
 * The result of an import of families or its dry run: the numbers of the rows that create a family,
 * change one, or change nothing, and the problems of the others.
 */
export interface FamilyImport extends Acknowledged {
  created: number[];
  changed: number[];
  unchanged: number[];
  rejected: FamilyRowMessage[];
  warnings?: FamilyRowMessage[];
  /** The changed fields by row, if the request asks for them. */
  changes?: RowChange[];
  /** The row to continue `from`, if the import reached its time limit or the limit of messages. */
  next?: number;
}
