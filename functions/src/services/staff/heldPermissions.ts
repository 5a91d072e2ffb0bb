import { limits, type Permission, permissions } from '../../contract/index.ts';
import { roles, staff } from '../../store/collections/staffCollections.ts';
import { findDocuments, selectFields } from '../../store/reads/queries.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/** Permissions once each, in the order of the table. */
export const inOrder = (held: readonly Permission[]): Permission[] =>
  permissions.filter((permission) => held.includes(permission));

/** What a role allows; nothing if there is none. */
export const permissionsOf = async (
  transaction: Transaction,
  id: string,
): Promise<readonly Permission[]> => (await transaction.read(roles.doc(id)))?.permissions ?? [];

/**
 * Changes what all who have a role may do, in the transaction that changes the role. Each person is read
 * in it, and so is each of their other roles: who gets or loses roles at the same time conflicts.
 */
export const changeHolders = async (
  transaction: Transaction,
  id: string,
  allowed: readonly Permission[],
): Promise<void> => {
  const holding = selectFields(staff.where('roleIds', 'array-contains', id), ['version']);
  const others = new Map<string, readonly Permission[]>([[id, allowed]]);
  for (const found of await findDocuments(holding, limits.staff)) {
    const person = await transaction.read(staff.doc(found.id));
    if (!person?.roleIds.includes(id)) continue;
    for (const roleId of person.roleIds) {
      if (!others.has(roleId)) others.set(roleId, await permissionsOf(transaction, roleId));
    }
    const held = person.roleIds.flatMap((roleId) => others.get(roleId) ?? []);
    transaction.update(staff.doc(found.id), { permissions: inOrder(held) });
  }
};
