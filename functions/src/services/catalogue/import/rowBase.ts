import { createHash } from 'node:crypto';
import type { AuditFields } from '../../../contract/index.ts';

/** A value as a table and the audit log have it: lists are texts. */
export type CellValue = AuditFields[string];

/** A document as it was when a row was exported: a short text for each field. */
export interface RowBase {
  /** Whether the row was exported from the document with this id. */
  isOf: (id: string) => boolean;
  /** The cell. */
  text: string;
  values: Readonly<Record<string, string>>;
}

const digestLength = 8;

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, digestLength);

const entryLength = 5;

/** The digest of an entry of a list, as it is in a base. */
export const entryDigest = (text: string): string => digest(text).slice(0, entryLength);

/** No entry is this short. */
const noEntries = '-';

const shortenedList = (texts: readonly string[]): string =>
  texts.map(entryDigest).join('.') || noEntries;

/** A value of a document: each entry of a list is recognised on its own. */
export type BaseValue = CellValue | readonly string[];

/** A number or an answer itself, a digest of any other text. */
const shortened = (value: BaseValue): string => {
  if (typeof value === 'object' && value !== null) return shortenedList(value);
  return typeof value === 'string' ? digest(value) : String(value);
};

/** Whether a value is the one that a document had when its row was exported. */
export const isExported = (base: RowBase, field: string, value: BaseValue): boolean =>
  base.values[field] === shortened(value);

/** The digests of the entries that a list had when its row was exported. */
export const exportedEntries = ({ values }: RowBase, field: string): string[] => {
  const entries = values[field] ?? noEntries;
  return entries === noEntries ? [] : entries.split('.');
};

/** The number that a field had when its row was exported; `NaN` if it was none. */
export const exportedNumber = ({ values }: RowBase, field: string): number =>
  Number(values[field] ?? Number.NaN);

/** Writes and reads the cells with the bases of the rows of a kind of table. */
export const rowBases = (kind: string, fields: readonly string[]) => ({
  /** The cell with the base of a document. No spreadsheet takes it for a number or a formula. */
  write: (id: string, values: Readonly<Record<string, BaseValue>>): string =>
    [kind, digest(id), ...fields.map((field) => shortened(values[field] ?? null))].join(' '),
  /** The base in a cell; `undefined` for any other text. */
  read: (cell: string): RowBase | undefined => {
    const [name, of, ...values] = cell.split(' ');
    if (name !== kind || values.length !== fields.length) return undefined;
    return {
      isOf: (id) => digest(id) === of,
      text: cell,
      values: Object.fromEntries(fields.map((field, at) => [field, values[at] ?? ''])),
    };
  },
});

const maxQuoted = 60;

const quoted = (value: CellValue): string => {
  if (value === '' || value === null) return 'empty';
  const text = String(value);
  return text.length > maxQuoted ? `“${text.slice(0, maxQuoted)}…”` : `“${text}”`;
};

/** The message for a cell whose field has changed since the export, with both values. */
export const conflictMessage = (now: CellValue, inFile: CellValue): string =>
  `This has changed since the export: it is ${quoted(now)} now and ${quoted(inFile)} in the file. Export again, and edit that file`;
