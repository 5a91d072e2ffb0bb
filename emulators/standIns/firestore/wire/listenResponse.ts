import type { Database } from '../database.ts';
import type { Document } from '../document.ts';
import { type FirestoreError, statusNumbers } from '../errors.ts';
import type { FieldPath } from '../fieldPaths.ts';
import type { Timestamp } from '../timestamp.ts';
import { encodeDocument } from './document.ts';
import { encodeResumeToken } from './resumeToken.ts';
import { encodeTimestamp } from './value.ts';

/** Has all that a client needs to go on from a time. */
const snapshotFields = (time: Timestamp) => ({
  resumeToken: encodeResumeToken(time),
  readTime: encodeTimestamp(time),
});

/** A target was added, or removed at the client's wish. */
export const targetChange = (targetChangeType: 'ADD' | 'REMOVE', targetId: number): object => ({
  targetChange: { targetChangeType, targetIds: [targetId] },
});

/** A target was removed because of an error. */
export const targetFailure = (targetId: number, { code, message }: FirestoreError): object => {
  const cause = { code: statusNumbers[code], message };
  return { targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } };
};

/** A target has all its documents of a time; or, before a RESET, starts over without any. */
export const targetState = (
  targetChangeType: 'CURRENT' | 'RESET',
  targetId: number,
  time: Timestamp,
): object => ({
  targetChange: { targetChangeType, targetIds: [targetId], ...snapshotFields(time) },
});

/** All targets of the stream have what was true at a time. */
export const snapshotResponse = (time: Timestamp): object => ({
  targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], ...snapshotFields(time) },
});

/** A target has a version of a document. */
export const documentChange = (
  database: Database,
  targetId: number,
  document: Document,
  mask: readonly FieldPath[] | undefined,
): object => ({
  documentChange: { document: encodeDocument(database, document, mask), targetIds: [targetId] },
});

/**
 * A target no longer has a document: `documentDelete` when there is none, `documentRemove` when it is
 * merely not in the target. Its new version is never sent: the caller may not be allowed to read it.
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
 * How many documents a target has. The Bloom filter of their names that a server may add to it is
 * left out: https://cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1#existencefilter
 */
export const existenceFilter = (targetId: number, count: number): object => ({
  filter: { targetId, count },
});
