import { type Actor, findAccount, removeAccount } from '../accounts.ts';
import { users } from '../collections.ts';
import type { Deleted } from '../contract/index.ts';
import { findDocuments, removeDocument } from '../documents.ts';
import { ApiError } from '../errors.ts';
import { withAdminLock } from './admins.ts';
import { noteAct, pickFields } from './audit.ts';
import { removeFilesOf } from './pictures.ts';
import { transact } from './transact.ts';
import { roleOf } from './users.ts';

/** The profile of an account that is gone already. */
const findOrphan = async (email: string) => {
  const [profile] = await findDocuments(users.where('email', '==', email.toLowerCase()), 1);
  return profile && { uid: profile.id, email: profile.content.email, admin: false };
};

interface Target {
  uid: string;
  email: string;
  admin: boolean;
}

const removeProfileAudited = ({ uid, email, admin }: Target, caller: Actor): Promise<void> =>
  transact(async (transaction) => {
    const profile = await transaction.read(users.doc(uid));
    if (profile) transaction.remove(users.doc(uid));
    noteAct(transaction, caller, {
      action: 'user-deleted',
      target: { kind: 'user', id: uid, label: email },
      before: profile ? pickFields(profile, ['displayName', 'role']) : { role: roleOf({ admin }) },
      after: {},
    });
  });

const removeProfile = (target: Target, caller: Actor): Promise<void> =>
  caller.admin ? removeProfileAudited(target, caller) : removeDocument(users.doc(target.uid));

/** The account goes last: until then whoever asked can ask again, and finds it by its address. */
const removeAll = async (target: Target, caller: Actor): Promise<void> => {
  await removeFilesOf(target.uid);
  await removeProfile(target, caller);
  await removeAccount(target.uid);
};

/**
 * Removes the account with that address, its profile and its pictures; its orders and reviews stay.
 * What an admin removes, the audit log keeps. A deletion that failed half-way is finished when it is
 * asked for again. Throws `user-not-found` and `last-admin`.
 */
export const deleteUser = async (email: string, caller: Actor): Promise<Deleted> => {
  const account = (await findAccount(email, caller)) ?? (await findOrphan(email));
  if (!account) throw new ApiError('user-not-found');
  await withAdminLock(account, caller, () => removeAll(account, caller));
  return { acknowledged: true, deletedCount: 1 };
};
