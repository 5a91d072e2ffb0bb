import { type Account, type Actor, activeAdmins, findAccount, setAdmin } from '../accounts.ts';
import { adminLock, users } from '../collections.ts';
import type { Updated } from '../contract/index.ts';
import { findDocuments } from '../documents.ts';
import { ApiError } from '../errors.ts';
import { noteAct } from './audit.ts';
import { type Transaction, transact } from './transact.ts';
import { roleOf, saveProfile, writeProfile } from './users.ts';

const sampleSize = 100;

const leavingNow = async (transaction: Transaction): Promise<string[] | undefined> =>
  (await transaction.read(adminLock))?.leaving;

/** Those of the accounts that are admins now, by their claims, and are not losing the right. */
const anyStays = async (uids: string[], leaving: readonly string[]): Promise<boolean> => {
  const candidates = uids.filter((uid) => !leaving.includes(uid));
  return (await activeAdmins(candidates)).length > 0;
};

/** Profiles mirror the claims of all who have signed in since they got theirs. */
const mirroredAdmins = async (): Promise<string[]> => {
  const mirrored = users.where('role', '==', roleOf({ admin: true }));
  const found = await findDocuments(mirrored, sampleSize);
  return found.map(({ id }) => id);
};

const checkNotLast = async (leaving: readonly string[], caller: Account): Promise<void> => {
  if (await anyStays([caller.uid], leaving)) return;
  if (await anyStays(await mirroredAdmins(), leaving)) return;
  throw new ApiError('last-admin');
};

const enter = (uid: string, caller: Account): Promise<void> =>
  transact(async (transaction) => {
    const others = await leavingNow(transaction);
    const leaving = [...new Set(others).add(uid)];
    await checkNotLast(leaving, caller);
    if (!others) transaction.create(adminLock, { leaving });
    else if (!others.includes(uid)) transaction.update(adminLock, { leaving });
  });

const leave = (uid: string): Promise<void> =>
  transact(async (transaction) => {
    const leaving = await leavingNow(transaction);
    if (!leaving?.includes(uid)) return;
    transaction.update(adminLock, { leaving: leaving.filter((other) => other !== uid) });
  });

/**
 * Does what takes an account's right of an admin away, if it has it and another admin stays.
 * Claims live outside the store and cannot change in its transactions, so a transaction first
 * notes in the lock whose right is going: of two admins who do this to each other at once, one is
 * noted first, and then does not count as the admin who stays beside the other. The note goes when
 * the work is done; after a failure it stays, erring on the safe side, until the work is asked for
 * again. Throws `last-admin`.
 */
export const withAdminLock = async <Result>(
  { uid, admin }: Pick<Account, 'uid' | 'admin'>,
  caller: Account,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (admin) await enter(uid, caller);
  const result = await work();
  await leave(uid);
  return result;
};

const readAccount = async (email: string, caller: Account): Promise<Account> => {
  const account = await findAccount(email, caller);
  if (!account) throw new ApiError('user-not-found');
  return account;
};

const noteRight = (
  transaction: Transaction,
  { uid, email }: Account,
  admin: boolean,
  caller: Actor,
): void => {
  noteAct(transaction, caller, {
    action: admin ? 'admin-granted' : 'admin-withdrawn',
    target: { kind: 'user', id: uid, label: email },
    before: { role: roleOf({ admin: !admin }) },
    after: { role: roleOf({ admin }) },
  });
};

/** The claim, which is outside the store, changes first; its mirror and the audit log follow. */
const setRight = async (account: Account, admin: boolean, caller: Actor): Promise<boolean> => {
  const changed = await setAdmin(account.uid, admin);
  return transact(async (transaction) => {
    const { emailVerified } = account;
    const mirror = { role: roleOf({ admin }), emailVerified };
    const mirrored = await writeProfile(transaction, account, mirror);
    if (changed || mirrored) noteRight(transaction, account, admin, caller);
    return changed || mirrored;
  });
};

const answer = (modified: boolean): Updated => ({
  acknowledged: true,
  matchedCount: 1,
  modifiedCount: modified ? 1 : 0,
});

/** The list that offered the account may be out of date: its mirror is corrected with the refusal. */
const checkVerified = async (account: Account): Promise<void> => {
  if (account.emailVerified) return;
  await saveProfile(account, { emailVerified: false });
  throw new ApiError('email-not-verified');
};

/**
 * Makes the account with that address an admin, if the address is verified: anyone can register a
 * foreign one by password. Throws `user-not-found` and `email-not-verified`.
 */
export const grantAdmin = async (email: string, caller: Actor): Promise<Updated> => {
  const account = await readAccount(email, caller);
  await checkVerified(account);
  return answer(await setRight(account, true, caller));
};

/**
 * Takes the right of an admin from the account with that address, if it has it, and signs it out
 * everywhere. Throws `user-not-found` and `last-admin`.
 */
export const withdrawAdmin = async (email: string, caller: Actor): Promise<Updated> => {
  const account = await readAccount(email, caller);
  return answer(await withAdminLock(account, caller, () => setRight(account, false, caller)));
};
