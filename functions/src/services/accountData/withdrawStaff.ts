import type { Updated } from '../../contract/index.ts';
import { findAccount } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { withdrawAdmin } from '../accounts/admins.ts';
import { dropHandlingOf } from '../assignments/staffPeople.ts';

/**
 * Withdraws the admin right of the account with this address, and takes it off all that it handles. A
 * retry completes what failed part-way. Throws the errors of `withdrawAdmin`.
 */
export const withdrawStaff = async (email: string, caller: Caller): Promise<Updated> => {
  const updated = await withdrawAdmin(email, caller);
  const account = await findAccount(email, caller);
  if (account && !account.admin) await dropHandlingOf(account.uid);
  return updated;
};
