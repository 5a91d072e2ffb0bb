import type { Guard } from '../access/guard.ts';
import type { Database, Snapshot } from '../storage/database.ts';
import type { Document } from '../values/document.ts';
import { FirestoreError } from '../values/errors.ts';
import { type Consistency, type Read, readState } from './consistency.ts';

/** A path and its document; undefined when there is none. */
export interface Found {
  path: string;
  document: Document | undefined;
}

const find = (snapshot: Snapshot, paths: readonly string[], guard: Guard | undefined): Found[] => {
  const found = paths.map((path) => ({ path, document: snapshot.get(path) }));
  guard?.assertGets(found);
  return found;
};

/**
 * Reads documents as of one time; a read-write transaction locks them.
 * @throws {FirestoreError} PERMISSION_DENIED when the rules deny one of them, and whatever
 * `readState` throws.
 */
export const getDocuments = async (
  database: Database,
  paths: readonly string[],
  consistency: Consistency,
  guard: Guard | undefined,
): Promise<Read<Found[]>> =>
  readState(database, consistency, { paths }, (snapshot) => find(snapshot, paths, guard));

/**
 * Reads one document.
 * @throws {FirestoreError} NOT_FOUND when there is none; otherwise as `getDocuments`.
 */
export const getDocument = async (
  database: Database,
  path: string,
  consistency: Consistency,
  guard: Guard | undefined,
): Promise<Document> => {
  const { result } = await getDocuments(database, [path], consistency, guard);
  const document = result[0]?.document;
  if (!document) {
    throw new FirestoreError('NOT_FOUND', `Document "${database.nameOf(path)}" not found.`);
  }
  return document;
};
