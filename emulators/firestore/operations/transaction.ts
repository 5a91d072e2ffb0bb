import type { Database } from '../storage/database.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { Timestamp } from '../values/timestamp.ts';

/** How to begin a transaction. */
export interface TransactionOptions {
  readOnly: boolean;
  readTime?: Timestamp | undefined;
  retryOf?: string | undefined;
}

/** Begins a transaction. */
export const beginTransaction = (
  database: Database,
  { readOnly, readTime, retryOf }: TransactionOptions,
): Transaction =>
  database.transactions.begin(
    readOnly ? { readOnlyAt: readTime ?? database.latest().time } : { retryOf },
  );

/**
 * Ends a transaction without writing.
 * @throws {FirestoreError} INVALID_ARGUMENT when no transaction has this id.
 */
export const rollback = (database: Database, id: string): void =>
  database.transactions.rollback(id);
