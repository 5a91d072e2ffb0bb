import { batchWrite, commit } from '../operations/commit.ts';
import { beginTransaction, rollback } from '../operations/transaction.ts';
import { assertDistinct } from '../storage/repeatedWrites.ts';
import { statusNumbers } from '../values/errors.ts';
import { parseDatabaseName } from '../values/resourceNames.ts';
import type { WireTransactionOptions, WireWrite } from '../wire/messages.ts';
import { decodeWrite } from '../wire/write.ts';
import { commitResponse, encodeResult } from './commitResponse.ts';
import {
  assertOwner,
  type Context,
  decodeId,
  decodeOptions,
  encodeId,
  openDatabase,
} from './context.ts';

interface BeginRequest {
  database: string;
  options?: WireTransactionOptions;
}

/** Begins a transaction and returns its id. */
export const BeginTransaction = async (
  context: Context,
  request: BeginRequest,
): Promise<object> => {
  const { database } = openDatabase(context, parseDatabaseName(request.database));
  const { id } = beginTransaction(database, decodeOptions(request.options ?? {}));
  return { transaction: encodeId(id) };
};

interface RollbackRequest {
  database: string;
  transaction?: Uint8Array;
}

/** Ends a transaction without writing. */
export const Rollback = async (context: Context, request: RollbackRequest): Promise<object> => {
  rollback(
    openDatabase(context, parseDatabaseName(request.database)).database,
    decodeId(request.transaction) ?? '',
  );
  return {};
};

interface CommitRequest {
  database: string;
  writes: WireWrite[];
  transaction?: Uint8Array;
}

/** Applies all writes or none; returns a result for each. */
export const Commit = async (context: Context, request: CommitRequest): Promise<object> => {
  const { database, guard } = openDatabase(context, parseDatabaseName(request.database));
  const writes = request.writes.map((write) => decodeWrite(database, write));
  const transaction = decodeId(request.transaction);
  return commitResponse(await commit(database, writes, transaction, guard, context.caller));
};

/**
 * Applies each write independently; returns a result and a status for each. As in Google's
 * emulator, a write that cannot be decoded fails the whole request.
 */
export const BatchWrite = async (context: Context, request: CommitRequest): Promise<object> => {
  assertOwner(context, 'Batch writes');
  const { database, guard } = openDatabase(context, parseDatabaseName(request.database));
  const writes = request.writes.map((write) => decodeWrite(database, write));
  assertDistinct(writes);
  const outcomes = await batchWrite(database, writes, guard, context.caller);
  return {
    writeResults: outcomes.map((outcome) =>
      'result' in outcome ? encodeResult(outcome.result) : {},
    ),
    status: outcomes.map((outcome) =>
      'error' in outcome
        ? { code: statusNumbers[outcome.error.code], message: outcome.error.message }
        : { code: 0 },
    ),
  };
};
