import type { BankEntry } from '../../../contract/index.ts';
import { bankEntryTermsOf } from '../../../contract/index.ts';
import type { BankEntryDocument } from '../../../documents/bank.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { bankEntries } from '../../../store/collections/bankCollections.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { entryResource } from '../storedEntries.ts';

/**
 * The stored row with a status and a version. Throws `entry-not-found`, `entry-not-open` or
 * `entry-not-booked` for another status, and `precondition-failed` for another version, with the row.
 */
export const checkedEntry = (
  id: string,
  stored: BankEntryDocument | undefined,
  status: 'open' | 'booked',
  version: string,
): BankEntryDocument => {
  const entry = entryResource.existing(stored);
  const bankEntry = entryResource.toSent(id, entry);
  if (entry.status !== status) {
    throw new ApiError(status === 'open' ? 'entry-not-open' : 'entry-not-booked', { bankEntry });
  }
  if (entry.version !== version) throw new ApiError('precondition-failed', { bankEntry });
  return entry;
};

/** The fields of a step of a row. */
export type EntryStep = Pick<BankEntryDocument, 'status'> &
  Partial<Pick<BankEntryDocument, 'bookings' | 'certainty' | 'handledBy' | 'handledAt' | 'undone'>>;

/** Who has handled a row, by name. */
export const handledBy = ({
  displayName,
  email,
}: Pick<Caller, 'displayName' | 'email'>): Pick<BankEntryDocument, 'handledBy' | 'handledAt'> => ({
  handledBy: displayName || email,
  handledAt: new Date(),
});

/** Nobody has handled a row that is open. */
export const unhandled = { handledBy: null, handledAt: null } as const;

/** Changes the status of a row, and its version with it. Returns the row after it. */
export const moveEntry = (
  transaction: Transaction,
  id: string,
  entry: BankEntryDocument,
  step: EntryStep,
): BankEntry => {
  const change = { ...step, version: transaction.id };
  const after = { ...entry, ...change };
  transaction.update(bankEntries.doc(id), { ...change, searchTerms: bankEntryTermsOf(after) });
  return entryResource.toSent(id, after);
};
