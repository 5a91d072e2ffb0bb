import type { Caller } from '../caller.ts';
import type { Database } from '../database.ts';
import type { Databases } from '../databases.ts';
import { FirestoreError } from '../errors.ts';
import type { Guard } from '../guard.ts';
import type { Consistency } from '../operations/consistency.ts';
import type { TransactionOptions } from '../operations/transaction.ts';
import type { DatabaseId } from '../paths.ts';
import type { WireConsistency, WireTransactionOptions } from '../wire/messages.ts';
import { decodeTimestamp } from '../wire/value.ts';

/** What a transport knows of a request besides its message. */
export interface Context {
  databases: Databases;
  caller: Caller;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
}

/** A database, and the caller's guard there. */
export const openDatabase = (
  { databases, caller }: Context,
  id: DatabaseId,
): { database: Database; guard: Guard | undefined } => {
  const database = databases.get(id);
  return { database, guard: databases.guard(database, caller) };
};

/**
 * @param operation What only the project's owner may do, whatever the rules say.
 * @throws {FirestoreError} PERMISSION_DENIED for any other caller.
 */
export const assertOwner = ({ caller }: Context, operation: string): void => {
  if (caller !== 'owner') {
    throw new FirestoreError('PERMISSION_DENIED', `${operation} require admin authentication.`);
  }
};

/** An id from the wire; undefined where a message has none. */
export const decodeId = (id: Uint8Array | undefined): string | undefined =>
  id && id.length > 0 ? Buffer.from(id).toString('hex') : undefined;

/** An id for the wire. */
export const encodeId = (id: string): Uint8Array => Buffer.from(id, 'hex');

/** How a message wants a transaction begun. */
export const decodeOptions = (options: WireTransactionOptions): TransactionOptions => {
  const { readOnly, readWrite } = options;
  return {
    readOnly: readOnly !== undefined,
    readTime: readOnly?.readTime && decodeTimestamp(readOnly.readTime),
    retryOf: decodeId(readWrite?.retryTransaction),
  };
};

/** A transaction that a read begins is one to read unless it says otherwise. */
const decodeNewTransaction = ({ readOnly = {}, readWrite }: WireTransactionOptions) =>
  decodeOptions(readWrite ? { readWrite } : { readOnly });

/** The state that a message wants to read. */
export const decodeConsistency = (wire: WireConsistency, { signal }: Context): Consistency => ({
  transaction: decodeId(wire.transaction),
  newTransaction: wire.newTransaction && decodeNewTransaction(wire.newTransaction),
  readTime: wire.readTime && decodeTimestamp(wire.readTime),
  signal,
});

/** The field of a response that carries the id of a transaction just begun. */
export const transactionField = (id: string | undefined): { transaction?: Uint8Array } =>
  id === undefined ? {} : { transaction: encodeId(id) };
