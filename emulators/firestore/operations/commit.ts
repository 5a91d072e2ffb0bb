import type { Guard } from '../access/guard.ts';
import type { Caller } from '../storage/caller.ts';
import type { Database } from '../storage/database.ts';
import { assertCombinable } from '../storage/repeatedWrites.ts';
import { applyWrite, type Write } from '../storage/write.ts';
import type { Change, Document } from '../values/document.ts';
import { assertStorable } from '../values/documentLimits.ts';
import { FirestoreError, toFirestoreError } from '../values/errors.ts';
import type { Timestamp } from '../values/timestamp.ts';
import type { Value } from '../values/values.ts';

/** The result of one write. */
export interface WriteResult {
  /** The document as the commit left it. */
  document: Document | undefined;
  transformResults: Value[];
}

/** The result of a commit: one result per write, and the commit time. */
export interface CommitResult {
  writeResults: WriteResult[];
  commitTime: Timestamp;
}

interface Prepared extends CommitResult {
  changes: Change[];
}

/**
 * Computes the changes of a commit; each write sees the earlier ones. Only the first write to a
 * document checks its precondition: `assertCombinable` has checked the later ones.
 */
const prepare = (
  database: Database,
  writes: readonly Write[],
  guard: Guard | undefined,
): Prepared => {
  const commitTime = database.nextCommitTime();
  const latest = new Map<string, Document | undefined>();
  const current = (path: string) => (latest.has(path) ? latest.get(path) : database.get(path));
  const steps = writes.map((write) => {
    const { path } = write;
    const before = current(path);
    const { after, transformResults } = applyWrite(
      latest.has(path) ? { ...write, precondition: undefined } : write,
      before,
      commitTime,
      database.nameOf(path),
    );
    if (after && after !== before) assertStorable(path, after.fields);
    latest.set(path, after);
    return { change: { path, before, after }, transformResults, write };
  });
  guard?.assertWrites(steps, current, commitTime);
  const changes = [...latest].map(([path, after]) => ({ path, before: database.get(path), after }));
  const writeResults = steps.map(({ write, transformResults }) => ({
    document: latest.get(write.path),
    transformResults,
  }));
  return { changes, writeResults, commitTime };
};

const pendingWrite = (
  database: Database,
  writes: readonly Write[],
  guard: Guard | undefined,
  author: Caller,
) => ({
  paths: writes.map(({ path }) => path),
  prepare: () => prepare(database, writes, guard),
  apply: ({ changes, writeResults, commitTime }: Prepared): CommitResult => {
    database.apply(changes, commitTime, author);
    return { writeResults, commitTime };
  },
});

const readOnlyViolation = () =>
  new FirestoreError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');

/**
 * Applies all writes or none, in a transaction or without one; waits for conflicting locks.
 *
 * @param transactionId The transaction to commit, if any.
 * @param author The author of the writes, for triggered functions.
 * @throws {FirestoreError} NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION when a precondition
 * does not hold; INVALID_ARGUMENT when a document breaks a limit, writes contradict each other, or
 * the transaction is closed, expired or read-only; PERMISSION_DENIED when the rules do not allow a
 * write; ABORTED when the commit conflicts with an older transaction.
 */
export const commit = async (
  database: Database,
  writes: readonly Write[],
  transactionId: string | undefined,
  guard: Guard | undefined,
  author: Caller = 'owner',
): Promise<CommitResult> => {
  assertCombinable(writes);
  const pending = pendingWrite(database, writes, guard, author);
  if (transactionId === undefined) return database.transactions.write(pending);
  const transaction = database.transactions.use(transactionId);
  if (transaction.isReadOnly && writes.length > 0) throw readOnlyViolation();
  return database.transactions.commit(transaction, pending);
};

/** The outcome of one write of a batch: its result or its error. */
export type BatchOutcome = { result: WriteResult } | { error: FirestoreError };

/** Applies each write independently of the others. */
export const batchWrite = (
  database: Database,
  writes: readonly Write[],
  guard: Guard | undefined,
  author: Caller = 'owner',
): Promise<BatchOutcome[]> =>
  Promise.all(
    writes.map(async (write) => {
      try {
        const { writeResults } = await commit(database, [write], undefined, guard, author);
        return { result: writeResults[0] as WriteResult };
      } catch (error) {
        return { error: toFirestoreError(error) };
      }
    }),
  );
