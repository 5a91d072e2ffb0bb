import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  GrpcStatus,
  type PartialWithFieldValue,
  type Precondition,
  type UpdateData,
  type WithFieldValue,
} from 'firebase-admin/firestore';
import { contentOf } from '../../documents.ts';
import { ApiError, codeOf } from '../../errors.ts';
import { db } from '../../firebase.ts';
import { countReads, countWrites } from '../../usage.ts';

/** The steps of a transaction. */
export interface Transaction {
  /** An id of its own, or the one it was given: the same however often the work is repeated. */
  id: string;
  /** Reads a document; writing it afterwards fails when it has changed in between. */
  read<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
  ): Promise<Content | undefined>;
  /** Adds a document that must not exist. */
  create<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    content: WithFieldValue<Content>,
  ): void;
  /**
   * Adds a document under the transaction's own id: it is never added twice, and proves that the
   * transaction is done when the store's answer to that was lost.
   */
  add<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    content: WithFieldValue<Content>,
  ): void;
  /**
   * Names a document that this transaction changes, and how to see in it that the transaction is
   * done. It is read when the store's answer to the commit was lost.
   */
  proveBy<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    isDone: (content: Content) => boolean,
  ): void;
  /** Changes fields of a document that must exist. */
  update<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    change: UpdateData<Content>,
  ): void;
  /** Changes fields of a document, made if it does not exist, whatever else happens to it. */
  merge<Content extends DocumentData>(
    reference: DocumentReference<Content, Content>,
    change: PartialWithFieldValue<Content>,
  ): void;
  /**
   * Makes sure that a document read as missing is still missing when the work is committed; if not,
   * the work is repeated and sees it.
   */
  keepMissing(reference: DocumentReference): void;
  /** Removes a document that must exist. */
  remove<Content extends DocumentData>(reference: DocumentReference<Content, Content>): void;
}

const deadlineMs = 10_000;
const firstPauseMs = 20;
const longestPauseMs = 400;

/** Somebody else was faster, or the store asks to try again. */
const conflicts: ReadonlySet<unknown> = new Set([
  GrpcStatus.ABORTED,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.UNAVAILABLE,
]);

/** One attempt: what it has read, and what it will write if all of that still stands. */
const attempt = (id: string) => {
  const batch = db.batch();
  const seen = new Map<string, DocumentSnapshot['updateTime']>();
  let writes = 0;
  let expectsMissing = false;
  let proof: (() => Promise<boolean>) | undefined;

  const unchanged = ({ path }: DocumentReference): Precondition => {
    const lastUpdateTime = seen.get(path);
    return lastUpdateTime ? { lastUpdateTime } : { exists: true };
  };

  const proveBy: Transaction['proveBy'] = (reference, isDone) => {
    proof = async () => {
      countReads(1);
      const content = contentOf(await reference.get());
      return content !== undefined && isDone(content);
    };
  };

  const transaction: Transaction = {
    id,
    read: async (reference) => {
      countReads(1);
      const snapshot = await reference.get();
      seen.set(reference.path, snapshot.updateTime);
      return contentOf(snapshot);
    },
    create: (reference, content) => {
      batch.create(reference, content);
      expectsMissing ||= seen.has(reference.path);
      writes += 1;
    },
    add: (reference, content) => {
      batch.create(reference, content);
      proveBy(reference, () => true);
      writes += 1;
    },
    proveBy,
    update: (reference, change) => {
      batch.update(reference, change, unchanged(reference));
      writes += 1;
    },
    merge: (reference, change) => {
      batch.set(reference, change, { merge: true });
      writes += 1;
    },
    keepMissing: (reference) => {
      // To remove what is not there changes nothing: of all writes, this one only checks.
      batch.delete(reference, { exists: false });
      expectsMissing = true;
      writes += 1;
    },
    remove: (reference) => {
      batch.delete(reference, unchanged(reference));
      writes += 1;
    },
  };

  return {
    transaction,
    commit: async () => {
      if (writes > 0) await batch.commit();
      countWrites(writes);
    },
    /** Whether a commit that failed was done all the same; `unavailable` if that cannot be known. */
    isCommitted: async () => {
      try {
        return (await proof?.()) ?? false;
      } catch (cause) {
        throw new ApiError('unavailable', {}, { cause });
      }
    },
    /** Whether another attempt may end otherwise, as it sees what this one did not. */
    mayRepeat: (error: unknown) =>
      conflicts.has(codeOf(error)) ||
      (expectsMissing && codeOf(error) === GrpcStatus.ALREADY_EXISTS),
  };
};

const once = async <Result>(
  { transaction, commit, isCommitted }: ReturnType<typeof attempt>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const result = await work(transaction);
  try {
    await commit();
  } catch (error) {
    if (!(await isCommitted())) throw error;
  }
  return result;
};

/**
 * Does the work in one transaction: its writes happen together, and only if no document it read
 * and writes has changed, or not at all. Otherwise it is tried again after a random pause, until a
 * deadline, so the work may run several times. Throws what the work throws, the store's
 * ALREADY_EXISTS for a document created blindly, and `unavailable` once the deadline has passed.
 *
 * The store's answer to a commit can get lost. Work that must not be done twice, or that would fail
 * when it finds itself done, therefore adds a document or says by which one it can be proved. Under
 * an id that is given, that holds for all calls with it.
 *
 * It is optimistic, as the transactions of the browser SDKs are, and not the Admin SDK's
 * `runTransaction`, which locks what it reads until it ends: buyers who have all read one tool then
 * wait for one another until they time out. Here nobody waits, and of those who conflict one wins.
 * @see https://firebase.google.com/docs/firestore/transaction-data-contention
 */
export const transact = async <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  id: string = randomUUID(),
): Promise<Result> => {
  const deadline = Date.now() + deadlineMs;
  for (let longest = firstPauseMs; ; longest = Math.min(longest * 2, longestPauseMs)) {
    const current = attempt(id);
    try {
      return await once(current, work);
    } catch (error) {
      if (!current.mayRepeat(error)) throw error;
      if (Date.now() > deadline) throw new ApiError('unavailable', {}, { cause: error });
      await pause(Math.random() * longest);
    }
  }
};
