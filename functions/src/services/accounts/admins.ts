import { randomUUID } from 'node:crypto';
import { type Account, type Actor, activeAdmins, findAccount, setAdmin } from '../../accounts.ts';
import { adminLock, users } from '../../collections.ts';
import type { AdminLease, Updated } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { findDocuments } from '../../queries.ts';
import { recordAudit } from '../store/audit.ts';
import { type Transaction, transact } from '../store/transact.ts';
import { roleOf, saveProfile, writeProfile } from './profiles.ts';

const sampleSize = 100;

/** Longer than any call to Firebase Auth takes, and no longer than a request may. */
const leaseMs = 60_000;

const readLeases = async (transaction: Transaction): Promise<AdminLease[] | undefined> =>
  (await transaction.read(adminLock))?.leaving;

const isLive = ({ expiresAt }: AdminLease): boolean => expiresAt > new Date();

const leaseOf = (uid: string, owner: string): AdminLease => ({
  uid,
  owner,
  expiresAt: new Date(Date.now() + leaseMs),
});

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

/** Drops the leases that have expired: who held one finds it gone. */
const enter = (uid: string, owner: string, caller: Account): Promise<void> =>
  transact(async (transaction) => {
    const stored = await readLeases(transaction);
    const others = (stored ?? []).filter((lease) => isLive(lease) && lease.owner !== owner);
    const leaving = [...others, leaseOf(uid, owner)];
    await checkNotLast(
      leaving.map((lease) => lease.uid),
      caller,
    );
    if (stored) transaction.update(adminLock, { leaving });
    else transaction.create(adminLock, { leaving });
  });

/** Renews a lease that nobody has dropped. Throws `unavailable` for one that is lost. */
const renew = (uid: string, owner: string): Promise<void> =>
  transact(async (transaction) => {
    const leases = (await readLeases(transaction)) ?? [];
    const others = leases.filter((lease) => lease.owner !== owner);
    if (others.length === leases.length) throw new ApiError('unavailable');
    transaction.update(adminLock, { leaving: [...others, leaseOf(uid, owner)] });
  });

const leave = (owner: string): Promise<void> =>
  transact(async (transaction) => {
    const leases = (await readLeases(transaction)) ?? [];
    const others = leases.filter((lease) => lease.owner !== owner);
    if (others.length < leases.length) transaction.update(adminLock, { leaving: others });
  });

/**
 * Does what takes an account's right of an admin away, if it has it and another admin stays.
 * Claims live outside the store and cannot change in its transactions, so a transaction first
 * notes in the lock whose right is going: of two admins who do this to each other at once, one is
 * noted first, and then does not count as the admin who stays beside the other. The note is a lease
 * of a minute: one that a crash or a failure leaves stops others no longer than that. The work calls
 * `confirm` right before it changes the claim, which renews the lease, or throws `unavailable` when
 * the lease expired and another attempt has dropped it. Throws `last-admin`.
 */
export const withAdminLock = async <Result>(
  { uid, admin }: Pick<Account, 'uid' | 'admin'>,
  caller: Account,
  work: (confirm: () => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  if (!admin) return work(async () => {});
  const owner = randomUUID();
  await enter(uid, owner, caller);
  const result = await work(() => renew(uid, owner));
  await leave(owner);
  return result;
};

const readAccount = async (email: string, caller: Account): Promise<Account> => {
  const account = await findAccount(email, caller);
  if (!account) throw new ApiError('user-not-found');
  return account;
};

const recordRoleChange = (
  transaction: Transaction,
  { uid, email }: Account,
  admin: boolean,
  caller: Actor,
): void => {
  recordAudit(transaction, caller, {
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
    if (changed || mirrored) recordRoleChange(transaction, account, admin, caller);
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
  const withdraw = async (confirm: () => Promise<void>) => {
    await confirm();
    return setRight(account, false, caller);
  };
  return answer(await withAdminLock(account, caller, withdraw));
};
