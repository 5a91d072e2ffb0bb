import { randomUUID } from 'node:crypto';
import type { Permission } from '../../contract/index.ts';
import { roles, staff } from '../../store/collections/staffCollections.ts';
import { registerVerified, type TestAccount } from './accounts.ts';

/** One of the staff, and the id of the only role. */
export interface StaffAccount extends TestAccount {
  roleId: string;
}

/** Registers one of the staff with a separate role, which has these permissions. */
export const registerStaff = async (permissions: readonly Permission[]): Promise<StaffAccount> => {
  const roleId = randomUUID();
  const role = { name: roleId, permissions: [...permissions], version: 'first' };
  const [account] = await Promise.all([
    registerVerified({ roles: [roleId] }),
    roles.doc(roleId).set(role),
  ]);
  const { uid, email } = account;
  await staff.doc(uid).set({
    name: email,
    email,
    roleIds: [roleId],
    permissions: role.permissions,
    version: 'first',
  });
  return { ...account, roleId };
};
