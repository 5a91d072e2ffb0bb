import {
  administrator,
  administratorRole,
  type ChangedRole,
  type CreatedRole,
  type Deleted,
  foldedText,
  isPresetRole,
  limits,
  presetRoles,
  type Role,
  type RoleEdit,
  type RoleInput,
} from '../../contract/index.ts';
import { toSent } from '../../contract/kinds/fields.ts';
import { roleFields } from '../../contract/staff/fields.ts';
import type { RoleDocument } from '../../documents/staff/roles.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { isDocumentId } from '../../store/collections/collections.ts';
import { roleNameLock } from '../../store/collections/locks.ts';
import { roles, staff } from '../../store/collections/staffCollections.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { checkGrant } from '../accounts/grants.ts';
import { changeHolders } from './heldPermissions.ts';
import { firstVersion, presetRole } from './presetRole.ts';

const toRole = (_id: string, stored: RoleDocument): Role => ({
  _id,
  ...toSent(roleFields, stored),
  locked: false,
  isPreset: isPresetRole(_id),
});

const ofAdministrators: Role = {
  _id: administratorRole,
  name: administrator.name,
  permissions: [...administrator.permissions],
  version: firstVersion,
  locked: true,
  isPreset: true,
};

const byName = (one: Role, other: Role): number =>
  foldedText(one.name) < foldedText(other.name) ? -1 : 1;

/** All roles: that of Administrators, those with which each shop begins, then the others by name. */
export const listRoles = async (): Promise<Role[]> => {
  const found = await findDocuments(roles, limits.roles);
  const stored = new Map(found.map(({ id, content }) => [id, toRole(id, content)]));
  const presets = Object.keys(presetRoles).flatMap((id) => {
    const preset = presetRole(id);
    return stored.get(id) ?? (preset ? toRole(id, preset) : []);
  });
  const others = [...stored.values()].filter(({ isPreset }) => !isPreset);
  return [ofAdministrators, ...presets, ...others.toSorted(byName)];
};

const checkName = async (name: string, ownId?: string): Promise<void> => {
  const others = (await listRoles()).filter(({ _id }) => _id !== ownId);
  if (others.some((other) => foldedText(other.name) === foldedText(name))) {
    throw validationError({ name: 'Another role has this name' });
  }
  if (others.length < limits.roles) return;
  throw validationError({ name: `There can be at most ${limits.roles} roles: delete one first` });
};

/** Throws `validation` for a name that another role has, or gets at the same time. */
const takeName = async (transaction: Transaction, name: string, ownId?: string): Promise<void> => {
  const lock = await transaction.read(roleNameLock);
  await checkName(name, ownId);
  const change = { lastChangeId: transaction.id };
  if (lock) transaction.update(roleNameLock, change);
  else transaction.create(roleNameLock, change);
};

const roleTarget = (id: string, { name }: Pick<RoleDocument, 'name'>) =>
  ({ kind: 'role', id, label: name }) as const;

const audited = ({ name, permissions }: Pick<RoleDocument, 'name' | 'permissions'>) => ({
  name,
  permissions: permissions.join(', '),
});

/**
 * Creates a role; a retry with the same key and form creates none. Throws `forbidden` for a permission
 * that the caller lacks, and `validation` for a name that another role has and for too many roles.
 */
export const createRole = (
  { input, key }: IdempotentRequest<RoleInput>,
  caller: Caller,
): Promise<CreatedRole> =>
  once({ caller: caller.uid, key, input, checkRights: checkedByRoute }, async (transaction) => {
    const { id } = transaction;
    await checkGrant(caller, input.permissions);
    await takeName(transaction, input.name);
    const role = { ...input, version: id };
    transaction.create(roles.doc(id), role);
    recordAudit(transaction, caller, {
      action: 'role-created',
      target: roleTarget(id, role),
      before: {},
      after: audited(role),
    });
    return { acknowledged: true, insertedId: id, role: toRole(id, role) };
  });

const readRole = async (transaction: Transaction, id: string) => {
  if (id === administratorRole) throw new ApiError('role-locked');
  const stored = isDocumentId(id) ? await transaction.read(roles.doc(id)) : undefined;
  const role = stored ?? presetRole(id);
  if (!role) throw new ApiError('role-not-found');
  return { role, isStored: stored !== undefined };
};

/** The permissions that only one of two roles has. */
const changedBetween = (before: Pick<RoleInput, 'permissions'>, after: typeof before) => [
  ...after.permissions.filter((one) => !before.permissions.includes(one)),
  ...before.permissions.filter((one) => !after.permissions.includes(one)),
];

/**
 * Changes a role, and what all who have it may do. Throws `forbidden` for a permission that is added or
 * removed and that the caller lacks, `role-not-found`, `role-locked` for the one of Administrators,
 * `precondition-failed` with the role unless the change was made for its version, and `validation` for
 * a name that another role has.
 */
export const updateRole = async (
  id: string,
  { version, ...input }: RoleEdit,
  caller: Caller,
): Promise<ChangedRole> => {
  if (!isDocumentId(id)) throw new ApiError('role-not-found');
  const reference = roles.doc(id);
  return transact(
    async (transaction) => {
      const { role: before, isStored } = await readRole(transaction, id);
      if (before.version !== version) {
        throw new ApiError('precondition-failed', { role: toRole(id, before) });
      }
      const changed = changedBetween(before, input);
      if (changed.length === 0 && before.name === input.name) {
        return { acknowledged: true, role: toRole(id, before) };
      }
      await checkGrant(caller, changed);
      if (before.name !== input.name) await takeName(transaction, input.name, id);
      const after = { ...input, version: transaction.id };
      if (changed.length > 0) await changeHolders(transaction, id, after.permissions);
      if (isStored) transaction.update(reference, after);
      else transaction.create(reference, after);
      recordAudit(transaction, caller, {
        action: 'role-changed',
        target: roleTarget(id, after),
        before: audited(before),
        after: audited(after),
      });
      return { acknowledged: true, role: toRole(id, after) };
    },
    { confirmBy: { reference, shows: (role, changeId) => role.version === changeId } },
  );
};

/**
 * Deletes a role that nobody has. Throws `role-in-use`, and `role-locked` for the one of Administrators
 * and those with which each shop begins.
 */
export const deleteRole = (id: string, caller: Caller): Promise<Deleted> =>
  transact(async (transaction) => {
    if (id === administratorRole || isPresetRole(id)) throw new ApiError('role-locked');
    const stored = isDocumentId(id) ? await transaction.read(roles.doc(id)) : undefined;
    if (!stored) return { acknowledged: true, deletedCount: 0 };
    const [holder] = await findDocuments(staff.where('roleIds', 'array-contains', id), 1);
    if (holder) throw new ApiError('role-in-use');
    transaction.remove(roles.doc(id));
    recordAudit(transaction, caller, {
      action: 'role-deleted',
      target: roleTarget(id, stored),
      before: audited(stored),
      after: {},
    });
    return { acknowledged: true, deletedCount: 1 };
  });
