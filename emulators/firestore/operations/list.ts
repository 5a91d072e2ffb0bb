import type { Guard } from '../access/guard.ts';
import type { Query } from '../query/query.ts';
import type { Database } from '../storage/database.ts';
import { execute } from '../storage/execute.ts';
import { RangeLock } from '../storage/rangeLock.ts';
import type { Document } from '../values/document.ts';
import { comparePaths, compareStrings } from '../values/order.ts';
import { isBelow, joinPath } from '../values/paths.ts';
import { type Consistency, readState } from './consistency.ts';

const segmentBelow = (path: string, parent: string) => {
  const rest = parent ? path.slice(parent.length + 1) : path;
  return rest.split('/', 1)[0] as string;
};

/**
 * The ids of the collections directly below a document or the root ''; the document may be missing.
 */
export const collectionIds = (database: Database, parent: string): string[] => {
  const ids = new Set<string>();
  for (const path of database.collectionPaths()) {
    if (isBelow(path, parent)) ids.add(segmentBelow(path, parent));
  }
  return [...ids].sort(compareStrings);
};

/** A listed document, or the path of a missing one that has documents below it. */
export type Listed = Document | { path: string };

/** The missing documents of a collection that have documents below them. */
const missingIn = (database: Database, collection: string) => {
  const paths = new Set<string>();
  for (const path of database.collectionPaths()) {
    if (isBelow(path, collection)) paths.add(joinPath(collection, segmentBelow(path, collection)));
  }
  return [...paths].filter((path) => !database.get(path)).map((path) => ({ path }));
};

/**
 * The documents of a query over one collection.
 * @param showMissing Whether to include missing documents that have documents below them; the list
 * is then sorted by name.
 * @throws {FirestoreError} as `runQuery`.
 */
export const listDocuments = async (
  database: Database,
  query: Query,
  showMissing: boolean,
  consistency: Consistency,
  guard: Guard | undefined,
): Promise<Listed[]> => {
  database.indexes?.assertIndexed(query);
  const lockRequest = { range: new RangeLock(query) };
  const { result } = await readState(database, consistency, lockRequest, (snapshot) => {
    guard?.assertList(query);
    const { documents } = execute(database, query, snapshot);
    if (!showMissing || query.collectionId === undefined) return documents;
    const missing = missingIn(database, joinPath(query.parent, query.collectionId));
    return [...documents, ...missing].sort((a, b) => comparePaths(a.path, b.path));
  });
  return result;
};
