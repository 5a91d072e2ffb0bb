import { homeSnapshot } from './collections/collections.ts';
import type { Transaction } from './writes/transaction.ts';

/** Lets the next view of the home page read its content again, if the transaction is committed. */
export const markHomeStale = (transaction: Transaction): void =>
  transaction.merge(homeSnapshot, { isStale: true });
