import { Timestamp } from '../values/timestamp.ts';
import type { Fields, Value } from '../values/values.ts';
import { exportDocuments } from './exportDatabase.ts';

/** A document as programs write it. */
export interface DocumentData {
  path: string;
  /** Nulls, booleans, numbers, texts, dates, and lists and maps of them. */
  data: object;
}

const storedValue = (value: unknown): Value => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (value instanceof Date) return Timestamp.ofMicros(value.getTime() * 1000);
  if (Array.isArray(value)) return value.map(storedValue);
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return storedFields(value);
  }
  throw new TypeError(`An export cannot contain ${String(value)}.`);
};

const storedFields = (data: object): Fields =>
  new Map(Object.entries(data).map(([name, value]) => [name, storedValue(value)]));

/**
 * Writes an export of a database that contains these documents.
 * @throws {TypeError} when a document has a value of another type.
 * @throws {FirestoreError} FAILED_PRECONDITION when the directory cannot be written to.
 */
export const exportData = async (
  project: string,
  documents: readonly DocumentData[],
  directory: string,
  name: string,
): Promise<void> => {
  const exported = documents.map(({ path, data }) => ({ path, fields: storedFields(data) }));
  await exportDocuments({ project, database: '(default)' }, exported, directory, name);
};
