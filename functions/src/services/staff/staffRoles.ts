import {
  type ChangedStaffMember,
  limits,
  type NewStaffInput,
  type Permission,
  type StaffEdit,
  type StaffMember,
} from '../../contract/index.ts';
import type { StaffDocument } from '../../documents/staff/roles.ts';
import { ApiError, validationError } from '../../errors.ts';
import {
  type Account,
  activeAccounts,
  activeAdmins,
  findAccount,
  setRoleClaims,
} from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { isDocumentId, users } from '../../store/collections/collections.ts';
import { roles, staff } from '../../store/collections/staffCollections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { countDocuments, findDocuments } from '../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { checkGrant, type Grantor } from '../accounts/grants.ts';
import { roleOf } from '../accounts/profiles.ts';
import { inOrder, permissionsOf } from './heldPermissions.ts';
import { presetRole } from './presetRole.ts';

/** Throws `validation` if as many people have roles as one transaction can change with a role. */
export const checkNumber = async (): Promise<void> => {
  if ((await countDocuments(staff)) < limits.staff) return;
  throw validationError({ email: `At most ${limits.staff} people can have roles` });
};

export const nameOf = ({ displayName, email }: Pick<Account, 'displayName' | 'email'>): string =>
  displayName || email;

const toMember = (uid: string, isAdmin: boolean, stored: StaffDocument): StaffMember => {
  const { name, email, roleIds, version } = stored;
  return { uid, name, email, isAdmin, roleIds, version };
};

/** The people of the staff by name: Administrators, and those with roles. */
export const listStaffRoles = async (): Promise<StaffMember[]> => {
  const mirrored = users.where('role', '==', roleOf({ admin: true })).select('role');
  const [withRoles, formerAdmins] = await Promise.all([
    findDocuments(staff, limits.staff),
    findDocuments(mirrored, limits.staff),
  ]);
  const admins = await activeAdmins(formerAdmins.map(({ id }) => id));
  const isAdmin = new Set(admins.map(({ uid }) => uid));
  const listed = withRoles.map(({ id, content }) => toMember(id, isAdmin.has(id), content));
  const known = new Set(listed.map(({ uid }) => uid));
  const others = admins
    .filter(({ uid }) => !known.has(uid))
    .map((account) => ({
      uid: account.uid,
      name: nameOf(account),
      email: account.email,
      isAdmin: true,
      roleIds: [],
      version: null,
    }));
  return [...listed, ...others].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
};

interface Change {
  uid: string;
  before: readonly string[];
  after: readonly string[];
}

/**
 * Gives someone a role, which notes it: it is neither deleted nor changed at the same time. Returns its
 * permissions.
 */
const give = async (transaction: Transaction, id: string): Promise<readonly Permission[]> => {
  const stored = await transaction.read(roles.doc(id));
  const role = stored ?? presetRole(id);
  if (!role) throw validationError({ roleIds: 'One of the roles does not exist any more' });
  const change = { lastGivenId: transaction.id };
  if (stored) transaction.update(roles.doc(id), change);
  else transaction.create(roles.doc(id), { ...role, ...change });
  return role.permissions;
};

/**
 * Changes the roles of someone, and returns all that they allow then. Throws `forbidden` unless the
 * caller has all that the roles allow that are given or taken.
 */
export const changeRoles = async (
  transaction: Transaction,
  { before, after }: Change,
  caller: Grantor,
): Promise<Permission[]> => {
  const [changed, held]: [Permission[], Permission[]] = [[], []];
  for (const id of after) {
    const isKept = before.includes(id);
    const allowed = await (isKept ? permissionsOf : give)(transaction, id);
    held.push(...allowed);
    if (!isKept) changed.push(...allowed);
  }
  for (const id of before.filter((one) => !after.includes(one))) {
    changed.push(...(await permissionsOf(transaction, id)));
  }
  await checkGrant(caller, changed);
  return inOrder(held);
};

export const recordRoles = (
  transaction: Transaction,
  { uid, before, after }: Change,
  { email }: Pick<StaffDocument, 'email'>,
  caller: Caller,
): void =>
  recordAudit(transaction, caller, {
    action: 'staff-changed',
    target: { kind: 'user', id: uid, label: email },
    before: { roles: before.join(', ') },
    after: { roles: after.join(', ') },
  });

const toChanged = (
  { uid, admin }: Pick<Account, 'uid' | 'admin'>,
  stored: StaffDocument,
): ChangedStaffMember => ({ acknowledged: true, member: toMember(uid, admin, stored) });

/**
 * Gives an account with a verified address roles; a retry with the same key and form changes nothing.
 * The claims of the account, which are outside Firestore, follow the stored roles: until then it may
 * do nothing with them, and a repetition completes it. Throws `user-not-found`, `email-not-verified`,
 * `already-staff`, `validation` for a role that does not exist, and `forbidden` for one with a
 * permission that the caller lacks.
 */
export const addStaff = async (
  { input, key }: IdempotentRequest<NewStaffInput>,
  caller: Caller,
): Promise<ChangedStaffMember> => {
  const account = await findAccount(input.email, caller);
  if (!account) throw new ApiError('user-not-found');
  if (!account.emailVerified) throw new ApiError('email-not-verified');
  const { uid, email } = account;
  const changes = staff.doc(uid);
  const request = { caller: caller.uid, key, input, changes, checkRights: checkedByRoute };
  const answer = await once(request, async (transaction, stored) => {
    if (stored) throw new ApiError('already-staff');
    await refuseIfDeleted(transaction, uid);
    const change = { uid, before: [], after: input.roleIds };
    await checkNumber();
    const permissions = await changeRoles(transaction, change, caller);
    const { roleIds } = input;
    const person = { name: nameOf(account), email, roleIds, permissions, version: transaction.id };
    transaction.create(changes, person);
    recordRoles(transaction, change, person, caller);
    return toChanged(account, person);
  });
  await setRoleClaims(uid, answer.member.roleIds);
  return answer;
};

/**
 * Replaces the roles of someone. Throws `user-not-found` for someone without any,
 * `precondition-failed` with the person unless the change was made for its version, `validation` for a
 * role that does not exist, and `forbidden` for one that is given or taken with a permission that the
 * caller lacks.
 */
export const setStaffRoles = async (
  uid: string,
  { roleIds, version: seen }: StaffEdit,
  caller: Caller,
): Promise<ChangedStaffMember> => {
  if (!isDocumentId(uid)) throw new ApiError('user-not-found');
  const [account] = await activeAccounts([uid]);
  const reference = staff.doc(uid);
  const changed = await transact(
    async (transaction) => {
      const stored = await transaction.read(reference);
      if (!stored || !account) throw new ApiError('user-not-found');
      if (stored.version !== seen) {
        const staffMember = toMember(uid, account.admin, stored);
        throw new ApiError('precondition-failed', { staffMember });
      }
      const change = { uid, before: stored.roleIds, after: roleIds };
      if (change.before.join() === roleIds.join()) return toChanged(account, stored);
      const permissions = await changeRoles(transaction, change, caller);
      const { email } = account;
      const version = transaction.id;
      const person = { name: nameOf(account), email, roleIds, permissions, version };
      transaction.update(reference, person);
      recordRoles(transaction, change, person, caller);
      return toChanged(account, person);
    },
    { confirmBy: { reference, shows: (person, id) => person.version === id } },
  );
  await setRoleClaims(uid, changed.member.roleIds);
  return changed;
};

/**
 * Takes all roles from someone, and ends the sessions. Returns whether there were any. Throws
 * `forbidden` for a role with a permission that the caller lacks.
 */
export const takeRoles = async (uid: string, caller: Caller): Promise<boolean> => {
  if (!isDocumentId(uid)) return false;
  const taken = await transact(async (transaction) => {
    const stored = await transaction.read(staff.doc(uid));
    if (!stored) return false;
    const change = { uid, before: stored.roleIds, after: [] };
    await changeRoles(transaction, change, caller);
    transaction.remove(staff.doc(uid));
    recordRoles(transaction, change, stored, caller);
    return true;
  });
  await setRoleClaims(uid, []);
  return taken;
};

/** Removes the roles of an account that is deleted. */
export const removeRolesOf = (uid: string): Promise<void> =>
  transact(async (transaction) => {
    if (await transaction.read(staff.doc(uid))) transaction.remove(staff.doc(uid));
  });
