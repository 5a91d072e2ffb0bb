import type { Database } from '../storage/database.ts';
import type { Document } from '../values/document.ts';
import { type FirestoreError, statusNumbers } from '../values/errors.ts';
import type { FieldPath } from '../values/fieldPaths.ts';
import type { Timestamp } from '../values/timestamp.ts';
import { encodeDocument } from './document.ts';
import { encodeResumeToken } from './resumeToken.ts';
import { encodeTimestamp } from './value.ts';

/** The fields with which a client can resume from a time. */
const snapshotFields = (time: Timestamp) => ({
  resumeToken: encodeResumeToken(time),
  readTime: encodeTimestamp(time),
});

/** A target was added, or removed at the client's request. */
export const targetChange = (targetChangeType: 'ADD' | 'REMOVE', targetId: number): object => ({
  targetChange: { targetChangeType, targetIds: [targetId] },
});

/** A target was removed because of an error. */
export const targetFailure = (targetId: number, { code, message }: FirestoreError): object => {
  const cause = { code: statusNumbers[code], message };
  return { targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } };
};

/**
 * CURRENT: a target has all its documents as of a time. RESET: it starts over without documents.
 */
export const targetState = (
  targetChangeType: 'CURRENT' | 'RESET',
  targetId: number,
  time: Timestamp,
): object => ({
  targetChange: { targetChangeType, targetIds: [targetId], ...snapshotFields(time) },
});

/** All targets of the stream are consistent as of a time. */
export const snapshotResponse = (time: Timestamp): object => ({
  targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], ...snapshotFields(time) },
});

/** A target contains a new version of a document. */
export const documentChange = (
  database: Database,
  targetId: number,
  document: Document,
  mask: readonly FieldPath[] | undefined,
): object => ({
  documentChange: { document: encodeDocument(database, document, mask), targetIds: [targetId] },
});

/**
 * A target no longer contains a document: `documentDelete` when the document does not exist,
 * `documentRemove` when it left the target. Its new version is not sent: the caller may not be
 * allowed to read it.
 */
export const documentRemoved = (
  database: Database,
  targetId: number,
  path: string,
  time: Timestamp,
): object => ({
  [database.get(path) ? 'documentRemove' : 'documentDelete']: {
    document: database.nameOf(path),
    removedTargetIds: [targetId],
    readTime: encodeTimestamp(time),
  },
});

/**
 * The number of documents of a target. The optional Bloom filter of their names is left out:
 * https://cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1#existencefilter
 */
export const existenceFilter = (targetId: number, count: number): object => ({
  filter: { targetId, count },
});
