import type { Databases } from '../access/databases.ts';
import type { Guard } from '../access/guard.ts';
import type { Consistency } from '../operations/consistency.ts';
import type { TransactionOptions } from '../operations/transaction.ts';
import type { Caller } from '../storage/caller.ts';
import type { Database } from '../storage/database.ts';
import { FirestoreError } from '../values/errors.ts';
import type { DatabaseId } from '../values/paths.ts';
import type { WireConsistency, WireTransactionOptions } from '../wire/messages.ts';
import { decodeTimestamp } from '../wire/value.ts';

/** The context of a request besides its message. */
export interface Context {
  databases: Databases;
  caller: Caller;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** Opens a database with the guard for the caller. */
export const openDatabase = (
  { databases, caller }: Context,
  id: DatabaseId,
): { database: Database; guard: Guard | undefined } => {
  const database = databases.get(id);
  return { database, guard: databases.guard(database, caller) };
};

/**
 * @param operation The name of the operation, for the message.
 * @throws {FirestoreError} PERMISSION_DENIED for any caller other than the project's owner.
 */
export const assertOwner = ({ caller }: Context, operation: string): void => {
  if (caller !== 'owner') {
    throw new FirestoreError('PERMISSION_DENIED', `${operation} require admin authentication.`);
  }
};

/** Decodes an id; undefined when the message has none. */
export const decodeId = (id: Uint8Array | undefined): string | undefined =>
  id && id.length > 0 ? Buffer.from(id).toString('hex') : undefined;

/** Encodes an id. */
export const encodeId = (id: string): Uint8Array => Buffer.from(id, 'hex');

/** Decodes the options of a transaction. */
export const decodeOptions = (options: WireTransactionOptions): TransactionOptions => {
  const { readOnly, readWrite } = options;
  return {
    readOnly: readOnly !== undefined,
    readTime: readOnly?.readTime && decodeTimestamp(readOnly.readTime),
    retryOf: decodeId(readWrite?.retryTransaction),
  };
};

/** A transaction that a read begins is read-only unless the message says otherwise. */
const decodeNewTransaction = ({ readOnly = {}, readWrite }: WireTransactionOptions) =>
  decodeOptions(readWrite ? { readWrite } : { readOnly });

/** Decodes the state that a message reads. */
export const decodeConsistency = (wire: WireConsistency, { signal }: Context): Consistency => ({
  transaction: decodeId(wire.transaction),
  newTransaction: wire.newTransaction && decodeNewTransaction(wire.newTransaction),
  readTime: wire.readTime && decodeTimestamp(wire.readTime),
  signal,
});

/** The response field with the id of a new transaction. */
export const transactionField = (id: string | undefined): { transaction?: Uint8Array } =>
  id === undefined ? {} : { transaction: encodeId(id) };
