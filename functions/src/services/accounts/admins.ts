import { randomUUID } from 'node:crypto';
import { type AdminLease, permissions, type Updated } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import {
  type Account,
  activeAdmins,
  findAccount,
  setAdmin,
} from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { users } from '../../store/collections/collections.ts';
import { adminLock } from '../../store/collections/locks.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { checkGrant } from './grants.ts';
import { roleOf, saveProfile, writeProfile } from './profiles.ts';

const sampleSize = 100;

/** Longer than any call to Firebase Auth, but not longer than a request may take. */
const leaseMs = 60_000;

const readLeases = async (transaction: Transaction): Promise<AdminLease[] | undefined> =>
  (await transaction.read(adminLock))?.leaving;

const isLive = ({ expiresAt }: AdminLease): boolean => expiresAt > new Date();

const leaseOf = (uid: string, owner: string): AdminLease => ({
  uid,
  owner,
  expiresAt: new Date(Date.now() + leaseMs),
});

/** Whether any of the accounts is an admin, by its claims, and is not losing the right. */
const anyRemains = async (uids: string[], leaving: readonly string[]): Promise<boolean> => {
  const candidates = uids.filter((uid) => !leaving.includes(uid));
  return (await activeAdmins(candidates)).length > 0;
};

/** Admins by their profiles, which mirror the claims of every account that has signed in. */
const mirroredAdmins = async (): Promise<string[]> => {
  const mirrored = users.where('role', '==', roleOf({ admin: true }));
  const documents = await findDocuments(mirrored, sampleSize);
  return documents.map(({ id }) => id);
};

const checkNotLast = async (leaving: readonly string[], caller: Caller): Promise<void> => {
  if (await anyRemains([caller.uid], leaving)) return;
  if (await anyRemains(await mirroredAdmins(), leaving)) return;
  throw new ApiError('last-admin');
};

/** Adds a lease and removes expired ones. */
const acquireLease = (uid: string, owner: string, caller: Caller): Promise<void> =>
  transact(async (transaction) => {
    const leases = await readLeases(transaction);
    const others = (leases ?? []).filter((lease) => isLive(lease) && lease.owner !== owner);
    const leaving = [...others, leaseOf(uid, owner)];
    await checkNotLast(
      leaving.map((lease) => lease.uid),
      caller,
    );
    if (leases) transaction.update(adminLock, { leaving });
    else transaction.create(adminLock, { leaving });
  });

/** Renews a lease. Throws `unavailable` if it has expired and been removed. */
const renewLease = (uid: string, owner: string): Promise<void> =>
  transact(async (transaction) => {
    const leases = (await readLeases(transaction)) ?? [];
    const others = leases.filter((lease) => lease.owner !== owner);
    if (others.length === leases.length) throw new ApiError('unavailable');
    transaction.update(adminLock, { leaving: [...others, leaseOf(uid, owner)] });
  });

const releaseLease = (owner: string): Promise<void> =>
  transact(async (transaction) => {
    const leases = (await readLeases(transaction)) ?? [];
    const others = leases.filter((lease) => lease.owner !== owner);
    if (others.length < leases.length) transaction.update(adminLock, { leaving: others });
  });

/**
 * Runs work that removes an account's admin right, if it has one and another admin remains. Claims
 * are outside Firestore and cannot change in its transactions. So a transaction first adds a lease
 * for the account to a lock document: when two admins remove each other at the same time, the first
 * lease excludes its account from the admins that remain for the second. Leases expire after a
 * minute, so a crash blocks others no longer than that. The work calls `confirm` right before it
 * changes the claim: it renews the lease, or throws `unavailable` if the lease has expired and
 * another attempt has removed it. Throws `last-admin`.
 */
export const withAdminLock = async <Result>(
  { uid, admin }: Pick<Account, 'uid' | 'admin'>,
  caller: Caller,
  work: (confirm: () => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  if (!admin) return work(async () => {});
  const owner = randomUUID();
  await acquireLease(uid, owner, caller);
  const result = await work(() => renewLease(uid, owner));
  await releaseLease(owner);
  return result;
};

const readAccount = async (email: string, caller: Caller): Promise<Account> => {
  const account = await findAccount(email, caller);
  if (!account) throw new ApiError('user-not-found');
  return account;
};

const recordRoleChange = (
  transaction: Transaction,
  { uid, email }: Account,
  admin: boolean,
  caller: Caller,
): void => {
  recordAudit(transaction, caller, {
    action: admin ? 'admin-granted' : 'admin-withdrawn',
    target: { kind: 'user', id: uid, label: email },
    before: { role: roleOf({ admin: !admin }) },
    after: { role: roleOf({ admin }) },
  });
};

/** Changes the claim first, which is outside Firestore, and then its mirror and the audit log. */
const setAdminRight = async (
  account: Account,
  admin: boolean,
  caller: Caller,
): Promise<boolean> => {
  const changed = await setAdmin(account.uid, admin);
  return transact(async (transaction) => {
    const { emailVerified } = account;
    const mirror = { role: roleOf({ admin }), emailVerified };
    const mirrored = await writeProfile(transaction, account, mirror);
    if (changed || mirrored) recordRoleChange(transaction, account, admin, caller);
    return changed || mirrored;
  });
};

const toUpdated = (modified: boolean): Updated => ({
  acknowledged: true,
  matchedCount: 1,
  modifiedCount: modified ? 1 : 0,
});

/** Also corrects the profile, because the list that showed the account may be outdated. */
const checkVerified = async (account: Account): Promise<void> => {
  if (account.emailVerified) return;
  await saveProfile(account, { emailVerified: false });
  throw new ApiError('email-not-verified');
};

/**
 * Makes the account with this address an admin. The address must be verified, because anyone can
 * register someone else's address with a password. Throws `forbidden` for a
 * caller without all permissions, `user-not-found` and `email-not-verified`.
 */
export const grantAdmin = async (email: string, caller: Caller): Promise<Updated> => {
  await checkGrant(caller, permissions);
  const account = await readAccount(email, caller);
  await checkVerified(account);
  return toUpdated(await setAdminRight(account, true, caller));
};

/**
 * Withdraws the admin right of the account with this address, if it has it, and ends all its
 * sessions. Throws `forbidden` for a caller without all permissions, `user-not-found` and `last-admin`.
 */
export const withdrawAdmin = async (email: string, caller: Caller): Promise<Updated> => {
  await checkGrant(caller, permissions);
  const account = await readAccount(email, caller);
  const withdraw = async (confirm: () => Promise<void>) => {
    await confirm();
    return setAdminRight(account, false, caller);
  };
  return toUpdated(await withAdminLock(account, caller, withdraw));
};
