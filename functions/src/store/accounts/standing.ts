import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isPermission,
  type Permission,
  permissions,
  permissionsWithin,
} from '../../contract/index.ts';
import { shortLivedCache } from '../calls/shortLivedCache.ts';
import { staff } from '../collections/staffCollections.ts';
import { readDocument } from '../reads/documents.ts';
import type { Account } from './accounts.ts';
import type { CallerKey } from './callerKey.ts';

interface Person extends Pick<Account, 'uid' | 'admin'>, Pick<Partial<Account>, 'roleIds'> {
  key?: CallerKey;
}

/** What the roles of an account allow now. Costs one read. */
const readPermissions = async (uid: string): Promise<readonly Permission[]> => {
  const person = await readDocument(staff.doc(uid));
  return (person?.permissions ?? []).filter(isPermission);
};

const recentPermissions = shortLivedCache(readPermissions, { maxAge: 5_000, maxEntries: 1_000 });

type ReadPermissions = (uid: string) => Promise<readonly Permission[]>;

/** The claims of an account only say whether to look: a customer costs nothing. */
const heldBy = async (
  { uid, admin, roleIds = [] }: Omit<Person, 'key'>,
  read: ReadPermissions,
): Promise<readonly Permission[]> => {
  if (admin) return permissions;
  return roleIds.length > 0 ? read(uid) : [];
};

/** A key has at most what its creator has now; that of a company does nothing for the shop. */
const allowedTo =
  (read: ReadPermissions) =>
  async ({ key, ...person }: Person): Promise<readonly Permission[]> => {
    if (!key) return heldBy(person, read);
    if (key.company) return [];
    const ofCreator = await heldBy({ ...person, admin: key.isOfAdmin }, read);
    return permissionsWithin(key.permissions, ofCreator);
  };

/**
 * What an account may do for the shop, for a change of something. Administrators may do all, by the
 * claim with which their account was loaded: claims are outside Firestore.
 */
export const permissionsNow = allowedTo(readPermissions);

/** What an account may do for the shop, as it was at most five seconds ago. */
export const permissionsLately = allowedTo(recentPermissions);

const current = new AsyncLocalStorage<() => Promise<void>>();

/**
 * Runs work whose transactions each confirm first that its caller still has the right to it, after what
 * they confirm already.
 */
export const confirming = <Result>(confirm: () => Promise<void>, work: () => Result): Result => {
  const earlier = current.getStore();
  const both = async () => {
    await earlier?.();
    await confirm();
  };
  return current.run(both, work);
};

/** Throws if the caller of the current work has lost the right to it. */
export const confirmStanding = async (): Promise<void> => current.getStore()?.();
