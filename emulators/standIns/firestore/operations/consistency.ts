import type { Database, Snapshot } from '../database.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import type { LockRequest } from '../locks.ts';
import { compareTimestamps, type Timestamp } from '../timestamp.ts';
import { beginTransaction, type TransactionOptions } from './transaction.ts';

/** The state that a read wants: one of these, or none for the latest. Ids are hexadecimal. */
export interface Consistency {
  transaction?: string | undefined;
  newTransaction?: TransactionOptions | undefined;
  readTime?: Timestamp | undefined;
  /** Aborted when the client has gone: it is not to be left with locks. */
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

/** What was read, and of which state. */
export interface Read<R> {
  result: R;
  readTime: Timestamp;
  /** The id of the transaction that the read began. */
  newTransaction: string | undefined;
}

/**
 * Reads the state that is asked for, locked against change when that is in a read-write transaction.
 *
 * @param wish What is going to be read of it.
 * @param read Does so at once: a snapshot of the latest state does not outlast the next commit.
 * @throws {FirestoreError} INVALID_ARGUMENT on a transaction that is closed or has expired, or a
 * future time; ABORTED when the transaction had to give way; FAILED_PRECONDITION on a time too old.
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
      throw new FirestoreError('CANCELLED', 'The client has gone.');
    }
  }
  const snapshot = snapshotOf(database, transaction?.snapshotTime ?? consistency.readTime);
  const newTransaction = consistency.newTransaction && transaction?.id;
  return { result: read(snapshot), readTime: snapshot.time, newTransaction };
};
