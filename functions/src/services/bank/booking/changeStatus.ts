import {
  type BankStatusInput,
  type ChangedBankEntry,
  decimalCents,
} from '../../../contract/index.ts';
import type { BankEntryDocument } from '../../../documents/bank.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { checkedByRoute, once } from '../../../store/writes/once.ts';
import { entryResource } from '../storedEntries.ts';
import { handledBy, moveEntry, unhandled } from './entryState.ts';

/** How the audit log names a row: `-900.00 EUR, Landlord, 2026-11-21`. */
const labelOf = ({ amount, currency, payerName, payerAccount, day }: BankEntryDocument): string =>
  [`${decimalCents(amount)} ${currency}`, payerName || payerAccount, day]
    .filter((part) => part !== '')
    .join(', ');

/**
 * Leaves a row alone that pays no invoice, or opens it again. A row that has the status already stays
 * as it is. Throws `entry-not-found`, `entry-not-open` for a booked one, and `precondition-failed` with
 * the row as it is.
 */
export const changeStatus = (
  id: string,
  input: BankStatusInput,
  caller: Caller,
): Promise<ChangedBankEntry> => {
  const { status, version } = input;
  const changes = entryResource.reference(id);
  const request = { caller: caller.uid, key: undefined, input, changes };
  return once({ ...request, checkRights: checkedByRoute }, async (transaction, stored) => {
    const entry = entryResource.existing(stored);
    const bankEntry = entryResource.toSent(id, entry);
    if (entry.status === status) return { acknowledged: true, entry: bankEntry };
    if (entry.status === 'booked') throw new ApiError('entry-not-open', { bankEntry });
    if (entry.version !== version) throw new ApiError('precondition-failed', { bankEntry });
    const step = { status, ...(status === 'left' ? handledBy(caller) : unhandled) };
    recordAudit(transaction, caller, {
      action: status === 'left' ? 'bank-entry-left' : 'bank-entry-reopened',
      target: { kind: 'bank-entry', id, label: labelOf(entry) },
      before: { status: entry.status },
      after: { status },
    });
    return { acknowledged: true, entry: moveEntry(transaction, id, entry, step) };
  });
};
