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
   * to the commit is lost, the document confirms the commit, unless `confirmBy` names another one.
   */
  add<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    content: WithFieldValue<Content>,
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
  assertMissing(reference: DocumentReference): void;
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
    create: (reference, content) => {
      batch.create(reference, content);
      expectsMissing ||= readTimes.has(reference.path);
      writes += 1;
    },
    add: (reference, content) => {
      batch.create(reference, content);
      added = reference as DocumentReference;
      writes += 1;
    },
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
    assertMissing: (reference) => {
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
    addedDocument: () => added,
    /**
     * Whether a retry may succeed, because it reads current data. Firestore does not say which document
     * exists already: if the next attempts find the same, it is one that nobody has read.
     */
    canRetry: (error: unknown, collisions: number) =>
      retryableStatuses.has(codeOf(error)) ||
      (expectsMissing && isCollision(error) && collisions <= maxCollisions),
  };
};

/**
 * Finds the result of a transaction after a failed commit, which may have been applied after all;
 * `undefined` if it was not. Gets the result of the work, and the document that it added.
 */
export type Recover<Result> = (
  result: Result,
  added: DocumentReference | undefined,
) => Promise<{ result: Result } | undefined>;

/** Throws `unavailable` if nobody knows whether the commit was applied. */
const recovered = async <Found>(found: Promise<Found>): Promise<Found> => {
  try {
    return await found;
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('unavailable', {}, { cause });
  }
};

const runAttempt = async <Result>(
  { transaction, commit, addedDocument }: ReturnType<typeof attempt>,
  work: (transaction: Transaction) => Promise<Result>,
  recover: Recover<Result>,
): Promise<Result> => {
  const result = await work(transaction);
  try {
    await commit();
    return result;
  } catch (error) {
    const found = await recovered(recover(result, addedDocument()));
    if (!found) throw error;
    return found.result;
  }
};

const retryUntilDeadline = async <Result>(
  next: () => ReturnType<typeof attempt>,
  run: (current: ReturnType<typeof attempt>) => Promise<Result>,
): Promise<Result> => {
  const deadline = Date.now() + deadlineMs;
  let collisions = 0;
  for (let maxPause = firstPauseMs; ; maxPause = Math.min(maxPause * 2, maxPauseMs)) {
    const current = next();
    try {
      return await run(current);
    } catch (error) {
      collisions = isCollision(error) ? collisions + 1 : 0;
      if (!current.canRetry(error, collisions)) throw error;
      if (Date.now() > deadline) throw new ApiError('unavailable', {}, { cause: error });
      await pause(Math.random() * maxPause);
    }
  }
};

/** Runs work like `transact`, and finds the result of a failed commit with `recover`. */
export const runTransaction = async <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  id: string,
  recover: Recover<Result>,
): Promise<Result> => {
  const place = takeTurns();
  try {
    return await retryUntilDeadline(
      () => attempt(id, place),
      (current) => runAttempt(current, work, recover),
    );
  } finally {
    place.leave();
  }
};

/** A document that a transaction writes, and how it shows that the transaction was committed. */
export interface Confirmation<Content extends DocumentData> {
  reference: DocumentReference<Content, Content>;
  /** Whether the transaction with this id wrote this content. */
  shows(content: Content, id: string): boolean;
}

/** What the work of a transaction does not say. */
export interface TransactOptions<Content extends DocumentData> {
  /** The id of the transaction; random by default. */
  id?: string;
  /** Read if the response to the commit is lost; by default, a document that the work adds. */
  confirmBy?: Confirmation<Content>;
}

const isCommitted = async <Content extends DocumentData>(
  { reference, shows }: Confirmation<Content>,
  id: string,
): Promise<boolean> => {
  const content = await readDocument(reference);
  return content !== undefined && shows(content, id);
};

const exists = (reference: DocumentReference): Confirmation<DocumentData> => ({
  reference,
  shows: () => true,
});

/**
 * Runs the work in one transaction. Its writes are atomic, and are committed only if no document
 * that it read and writes has changed. On a conflict it retries after a random pause until a
 * deadline, so the work may run several times. Throws the errors of the work, Firestore's
 * ALREADY_EXISTS for a document created without reading it, and `unavailable` after the deadline.
 *
 * The response to a commit can be lost. Work that must not run twice, or that would fail on its own
 * result, therefore adds a document under its id, or names one with `confirmBy`. Work of a request that
 * can be sent again runs in `once`.
 *
 * The transaction uses optimistic concurrency, like the browser SDKs. The Admin SDK's
 * `runTransaction` locks the documents it reads: buyers who read the same tool would wait for one
 * another until they time out. Here one of several conflicting transactions wins. Those of the same
 * instance avoid the conflict: they take turns.
 * @see https://firebase.google.com/docs/firestore/transaction-data-contention
 */
export const transact = <Result, Content extends DocumentData = DocumentData>(
  work: (transaction: Transaction) => Promise<Result>,
  { id = randomUUID(), confirmBy }: TransactOptions<Content> = {},
): Promise<Result> =>
  runTransaction(work, id, async (result, added) => {
    const isApplied = confirmBy
      ? await isCommitted(confirmBy, id)
      : added !== undefined && (await isCommitted(exists(added), id));
    return isApplied ? { result } : undefined;
  });
