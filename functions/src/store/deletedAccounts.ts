import { ApiError } from '../errors.ts';
import { deletedAccounts } from './collections/collections.ts';
import { readDocument } from './reads/documents.ts';
import type { Transaction } from './writes/transaction.ts';

/** Whether the deletion of an account has begun. It may already be complete. */
export const isDeleted = async (uid: string): Promise<boolean> =>
  (await readDocument(deletedAccounts.doc(uid))) !== undefined;

/**
 * Lets a transaction write for an account only if its deletion has not begun before the commit, so
 * that no deleted data comes back. Throws `user-not-found`.
 */
export const refuseIfDeleted = async (transaction: Transaction, uid: string): Promise<void> => {
  const tombstone = deletedAccounts.doc(uid);
  if (await transaction.read(tombstone)) throw new ApiError('user-not-found');
  transaction.assertMissing(tombstone);
};
