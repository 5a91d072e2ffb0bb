import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  GrpcStatus,
  type Precondition,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { codeOf } from '../../errors.ts';
import { noteWritten } from '../calls/ownWrites.ts';
import { db } from '../collections/firebase.ts';
import { contentOf, readDocument, readSnapshot, readSnapshotFields } from '../reads/documents.ts';
import { countRoundTrip, countWrites } from '../reads/usage.ts';
import type { Place } from './takeTurns.ts';
import type { FieldChange, Transaction } from './transaction.ts';

/** Another transaction was faster, or Firestore asks for a retry. */
const retryableStatuses: ReadonlySet<unknown> = new Set([
  GrpcStatus.ABORTED,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.UNAVAILABLE,
]);

/** Whether a document exists already that the attempt creates. */
export const isCollision = (error: unknown): boolean => codeOf(error) === GrpcStatus.ALREADY_EXISTS;

/** How often in a row a document may exist already before the work fails. */
const maxCollisions = 2;

/**
 * Whether a retry may succeed, because it reads current data. Firestore does not say which document
 * exists already: if the next attempts find the same, it is one that nobody has read.
 */
export const isRetryable = (error: unknown, collisions: number, expectsMissing: boolean): boolean =>
  retryableStatuses.has(codeOf(error)) ||
  (expectsMissing && isCollision(error) && collisions <= maxCollisions);

/** Adds an update of fields to a batch. */
export const updateFields = (
  batch: WriteBatch,
  reference: DocumentReference,
  changes: readonly FieldChange[],
  precondition: Precondition,
): void => {
  const [path, value, ...others] = changes.flatMap(([names, one]) => [
    new FieldPath(...names),
    one,
  ]);
  batch.update(reference, path as FieldPath, value, ...others, precondition);
};

/** Commits the writes of documents with these paths. */
const commitAll = async (batch: WriteBatch, written: readonly string[]): Promise<void> => {
  try {
    if (written.length > 0) await countRoundTrip(batch.commit());
  } finally {
    // A commit may have been applied although its response is lost.
    noteWritten(written);
  }
  countWrites(written.length);
};

/** One attempt: the documents it has read, and the writes to commit if those are unchanged. */
export const attempt = (id: string, place: Place) => {
  const batch = db.batch();
  const readTimes = new Map<string, DocumentSnapshot['updateTime']>();
  const written: string[] = [];
  let expectsMissing = false;
  let added: DocumentReference | undefined;

  const ifUnchanged = ({ path }: DocumentReference): Precondition => {
    const lastUpdateTime = readTimes.get(path);
    return lastUpdateTime ? { lastUpdateTime } : { exists: true };
  };

  const transaction: Transaction = {
    id,
    read: async (reference) => {
      await place.waitFor(reference.path);
      const snapshot = await readSnapshot(reference);
      readTimes.set(reference.path, snapshot.updateTime);
      return contentOf(snapshot);
    },
    readAll: async (references, fields) => {
      await Promise.all(references.map(({ path }) => place.waitFor(path)));
      const snapshots = await Promise.all(
        references.map((reference) => readSnapshotFields(reference, fields)),
      );
      for (const { ref, updateTime } of snapshots) readTimes.set(ref.path, updateTime);
      return snapshots.map(contentOf);
    },
    peek: readDocument,
    create: (reference, content) => {
      batch.create(reference, content);
      expectsMissing ||= readTimes.has(reference.path);
      if (reference.id === id) added = reference as DocumentReference;
      written.push(reference.path);
    },
    add: (reference, content) => {
      batch.create(reference, content);
      added = reference as DocumentReference;
      written.push(reference.path);
    },
    update: (reference, change) => {
      batch.update(reference, change, ifUnchanged(reference));
      written.push(reference.path);
    },
    updatePaths: (reference, changes) => {
      updateFields(batch, reference, changes, ifUnchanged(reference));
      written.push(reference.path);
    },
    merge: (reference, change) => {
      batch.set(reference, change, { merge: true });
      written.push(reference.path);
    },
    replace: (reference, content) => {
      batch.set(reference, content);
      written.push(reference.path);
    },
    assertMissing: (reference) => {
      // Deleting a missing document changes nothing, so this write only checks the precondition.
      batch.delete(reference, { exists: false });
      expectsMissing = true;
      written.push(reference.path);
    },
    remove: (reference) => {
      batch.delete(reference, ifUnchanged(reference));
      written.push(reference.path);
    },
  };

  return {
    transaction,
    commit: () => commitAll(batch, written),
    addedDocument: () => added,
    canRetry: (error: unknown, collisions: number) =>
      isRetryable(error, collisions, expectsMissing),
  };
};
