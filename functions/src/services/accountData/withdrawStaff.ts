import type { Deleted, Updated } from '../../contract/index.ts';
import { activeAccounts, findAccount, isStaff } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { withdrawAdmin } from '../accounts/admins.ts';
import { dropHandlingOf } from '../assignments/staffPeople.ts';
import { takeRoles } from '../staff/staffRoles.ts';

/**
 * Withdraws the admin right of the account with this address, and takes it off all that it handles. A
 * retry completes what failed part-way. Throws the errors of `withdrawAdmin`.
 */
export const withdrawStaff = async (email: string, caller: Caller): Promise<Updated> => {
  const updated = await withdrawAdmin(email, caller);
  const account = await findAccount(email, caller);
  if (account && !isStaff(account)) await dropHandlingOf(account.uid);
  return updated;
};

/**
 * Takes all roles from someone, and takes them off all that they handle unless they are an
 * Administrator. A retry completes what failed part-way. Throws the errors of `takeRoles`.
 */
export const removeStaff = async (uid: string, caller: Caller): Promise<Deleted> => {
  const taken = await takeRoles(uid, caller);
  const [account] = await activeAccounts([uid]);
  if (!account || !isStaff(account)) await dropHandlingOf(uid);
  return { acknowledged: true, deletedCount: taken ? 1 : 0 };
};
