import type { Database, Snapshot } from '../storage/database.ts';
import type { LockRequest } from '../storage/locks.ts';
import { FirestoreError, invalidArgument } from '../values/errors.ts';
import { compareTimestamps, type Timestamp } from '../values/timestamp.ts';
import { beginTransaction, type TransactionOptions } from './transaction.ts';

/** The state to read: one of these, or none for the latest. Ids are hexadecimal. */
export interface Consistency {
  transaction?: string | undefined;
  newTransaction?: TransactionOptions | undefined;
  readTime?: Timestamp | undefined;
  /** Aborted when the client disconnects, so that it holds no locks. */
  signal?: AbortSignal | undefined;
}

const transactionOf = (database: Database, { transaction, newTransaction }: Consistency) => {
  if (newTransaction) return beginTransaction(database, newTransaction);
  return transaction === undefined ? undefined : database.transactions.use(transaction);
};

const snapshotOf = (database: Database, time: Timestamp | undefined): Snapshot => {
  const latest = database.latest();
  if (!time) return latest;
  if (compareTimestamps(time, latest.time) > 0) {
    throw invalidArgument('The read time is in the future.');
  }
  return database.at(time);
};

/** The result of a read and its read time. */
export interface Read<R> {
  result: R;
  readTime: Timestamp;
  /** The id of the transaction that the read started. */
  newTransaction: string | undefined;
}

/**
 * Reads the requested state; a read-write transaction locks what it reads.
 *
 * @param lockRequest What the read needs to lock.
 * @param read Reads synchronously: a snapshot of the latest state is valid only until the next
 * commit.
 * @throws {FirestoreError} INVALID_ARGUMENT on a closed or expired transaction, or a future time;
 * ABORTED when a conflicting transaction won; FAILED_PRECONDITION on a time that is too old;
 * CANCELLED when the client has disconnected.
 */
export const readState = async <R>(
  database: Database,
  consistency: Consistency,
  lockRequest: LockRequest,
  read: (snapshot: Snapshot) => R,
): Promise<Read<R>> => {
  const transaction = transactionOf(database, consistency);
  if (transaction && !transaction.isReadOnly) {
    await database.transactions.lock(transaction, lockRequest);
    if (consistency.signal?.aborted) {
      database.transactions.rollback(transaction.id);
      throw new FirestoreError('CANCELLED', 'The client has disconnected.');
    }
  }
  const snapshot = snapshotOf(database, transaction?.snapshotTime ?? consistency.readTime);
  const newTransaction = consistency.newTransaction && transaction?.id;
  return { result: read(snapshot), readTime: snapshot.time, newTransaction };
};
