import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type FieldPath,
  GrpcStatus,
  type PartialWithFieldValue,
  type Precondition,
  type UpdateData,
  type WithFieldValue,
} from 'firebase-admin/firestore';
import { ApiError, codeOf } from '../../errors.ts';
import { db } from '../collections/firebase.ts';
import { contentOf, readDocument, readSnapshot, readSnapshotFields } from '../reads/documents.ts';
import { countWrites } from '../reads/usage.ts';
import { type Place, takeTurns } from './takeTurns.ts';

/** A field, by its path, and its new value. */
export type FieldChange = [path: FieldPath, value: unknown];

/** The steps of a transaction. */
export interface Transaction {
  /** A random id, or the given one. It stays the same when the work is retried. */
  id: string;
  /**
   * Reads a document. A later write to it fails if it has changed in between. Transactions of this
   * instance that read the same document take turns, so read a document that many use but none
   * changes with `readDocument`.
   */
  read<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
  ): Promise<Content | undefined>;
  /**
   * Reads documents like `read`, and of each only the named fields, which should be the same array each
   * time: reads of the same fields at about the same time share a request.
   */
  readAll<Content extends DocumentData, Name extends string & keyof Content>(
    references: DocumentReference<Content, Content>[],
    fields: readonly Name[],
  ): Promise<(Pick<Content, Name> | undefined)[]>;
  /** Creates a document that must not exist. */
  create<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    content: WithFieldValue<Content>,
  ): void;
  /**
   * Creates a document under the transaction's id, so that it is never created twice. If the response
   * to the commit is lost, the document proves that the transaction was committed.
   */
  add<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    content: WithFieldValue<Content>,
  ): void;
  /**
   * Names a document that this transaction changes, and how to recognise the change. The document is
   * read if the response to the commit is lost.
   */
  proveBy<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    isCommitted: (content: Content) => boolean,
  ): void;
  /** Changes fields of a document that must exist. */
  update<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    change: UpdateData<Content>,
  ): void;
  /** Changes fields like `update`. Keys of maps in their paths may contain any characters. */
  updatePaths<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    changes: readonly FieldChange[],
  ): void;
  /** Changes fields of a document, or creates it, regardless of concurrent changes. */
  merge<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    change: PartialWithFieldValue<Content>,
  ): void;
  /** Replaces a document, or creates it, regardless of concurrent changes. */
  replace<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    content: WithFieldValue<Content>,
  ): void;
  /**
   * Checks at commit that a document read as missing is still missing. If it is not, the work is
   * retried and sees it.
   */
  keepMissing(reference: DocumentReference): void;
  /** Deletes a document that must exist. */
  remove<Content extends DocumentData>(reference: DocumentReference<Content, Content>): void;
}

const deadlineMs = 10_000;
const firstPauseMs = 20;
const maxPauseMs = 400;

/** Another transaction was faster, or Firestore asks for a retry. */
const retryableStatuses: ReadonlySet<unknown> = new Set([
  GrpcStatus.ABORTED,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.UNAVAILABLE,
]);

const isCollision = (error: unknown): boolean => codeOf(error) === GrpcStatus.ALREADY_EXISTS;

/** How often in a row a document may exist already before the work fails. */
const maxCollisions = 2;

/** One attempt: the documents it has read, and the writes to commit if those are unchanged. */
const attempt = (id: string, place: Place) => {
  const batch = db.batch();
  const readTimes = new Map<string, DocumentSnapshot['updateTime']>();
  let writes = 0;
  let expectsMissing = false;
  let proof: (() => Promise<boolean>) | undefined;

  const ifUnchanged = ({ path }: DocumentReference): Precondition => {
    const lastUpdateTime = readTimes.get(path);
    return lastUpdateTime ? { lastUpdateTime } : { exists: true };
  };

  const proveBy: Transaction['proveBy'] = (reference, isCommitted) => {
    proof = async () => {
      const content = await readDocument(reference);
      return content !== undefined && isCommitted(content);
    };
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
    create: (reference, content) => {
      batch.create(reference, content);
      expectsMissing ||= readTimes.has(reference.path);
      writes += 1;
    },
    add: (reference, content) => {
      batch.create(reference, content);
      proveBy(reference, () => true);
      writes += 1;
    },
    proveBy,
    update: (reference, change) => {
      batch.update(reference, change, ifUnchanged(reference));
      writes += 1;
    },
    updatePaths: (reference, changes) => {
      const [path, value, ...others] = changes.flat();
      batch.update(reference, path as FieldPath, value, ...others, ifUnchanged(reference));
      writes += 1;
    },
    merge: (reference, change) => {
      batch.set(reference, change, { merge: true });
      writes += 1;
    },
    replace: (reference, content) => {
      batch.set(reference, content);
      writes += 1;
    },
    keepMissing: (reference) => {
      // Deleting a missing document changes nothing, so this write only checks the precondition.
      batch.delete(reference, { exists: false });
      expectsMissing = true;
      writes += 1;
    },
    remove: (reference) => {
      batch.delete(reference, ifUnchanged(reference));
      writes += 1;
    },
  };

  return {
    transaction,
    commit: async () => {
      if (writes > 0) await batch.commit();
      countWrites(writes);
    },
    /** Whether a failed commit was applied after all. Throws `unavailable` if that is unknown. */
    wasCommitted: async () => {
      try {
        return (await proof?.()) ?? false;
      } catch (cause) {
        throw new ApiError('unavailable', {}, { cause });
      }
    },
    /**
     * Whether a retry may succeed, because it reads current data. Firestore does not say which document
     * exists already: if the next attempts find the same, it is one that nobody has read.
     */
    canRetry: (error: unknown, collisions: number) =>
      retryableStatuses.has(codeOf(error)) ||
      (expectsMissing && isCollision(error) && collisions <= maxCollisions),
  };
};

const runAttempt = async <Result>(
  { transaction, commit, wasCommitted }: ReturnType<typeof attempt>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const result = await work(transaction);
  try {
    await commit();
  } catch (error) {
    if (!(await wasCommitted())) throw error;
  }
  return result;
};

const retryUntilDeadline = async <Result>(
  next: () => ReturnType<typeof attempt>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const deadline = Date.now() + deadlineMs;
  let collisions = 0;
  for (let maxPause = firstPauseMs; ; maxPause = Math.min(maxPause * 2, maxPauseMs)) {
    const current = next();
    try {
      return await runAttempt(current, work);
    } catch (error) {
      collisions = isCollision(error) ? collisions + 1 : 0;
      if (!current.canRetry(error, collisions)) throw error;
      if (Date.now() > deadline) throw new ApiError('unavailable', {}, { cause: error });
      await pause(Math.random() * maxPause);
    }
  }
};

/**
 * Runs the work in one transaction. Its writes are atomic, and are committed only if no document
 * that it read and writes has changed. On a conflict it retries after a random pause until a
 * deadline, so the work may run several times. Throws the errors of the work, Firestore's
 * ALREADY_EXISTS for a document created without reading it, and `unavailable` after the deadline.
 *
 * The response to a commit can be lost. Work that must not run twice, or that would fail on its own
 * result, therefore calls `add` or `proveBy`. With a given id, this covers all calls with that id.
 *
 * The transaction uses optimistic concurrency, like the browser SDKs. The Admin SDK's
 * `runTransaction` locks the documents it reads: buyers who read the same tool would wait for one
 * another until they time out. Here one of several conflicting transactions wins. Those of the same
 * instance avoid the conflict: they take turns.
 * @see https://firebase.google.com/docs/firestore/transaction-data-contention
 */
export const transact = async <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  id: string = randomUUID(),
): Promise<Result> => {
  const place = takeTurns();
  try {
    return await retryUntilDeadline(() => attempt(id, place), work);
  } finally {
    place.leave();
  }
};
