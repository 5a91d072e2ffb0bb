import { type Account, findAccount, removeAccount } from '../accounts.ts';
import { findDocuments, removeDocument, users } from '../collections.ts';
import type { Deleted } from '../contract/index.ts';
import { ApiError } from '../errors.ts';
import { withAdminLock } from './admins.ts';
import { removeFilesOf } from './pictures.ts';

/** The profile of an account that is gone already. */
const findOrphan = async (email: string) => {
  const [profile] = await findDocuments(users.where('email', '==', email.toLowerCase()), 1);
  return profile && { uid: profile.id, admin: false };
};

/** The account goes last: until then whoever asked can ask again, and finds it by its address. */
const removeAll = async (uid: string): Promise<void> => {
  await Promise.all([removeFilesOf(uid), removeDocument(users.doc(uid))]);
  await removeAccount(uid);
};

/**
 * Removes the account with that address, its profile and its pictures; its orders and reviews stay.
 * A deletion that failed half-way is finished when it is asked for again. Throws `user-not-found`
 * and `last-admin`.
 */
export const deleteUser = async (email: string, caller: Account): Promise<Deleted> => {
  const account = (await findAccount(email, caller)) ?? (await findOrphan(email));
  if (!account) throw new ApiError('user-not-found');
  await withAdminLock(account, caller, () => removeAll(account.uid));
  return { acknowledged: true, deletedCount: 1 };
};
