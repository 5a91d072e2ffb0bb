import type { RoleDocument } from '../../documents/staff/roles.ts';
import { roles } from '../../store/collections/staffCollections.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { presetRole } from './presetRole.ts';

type Reader = Pick<Transaction, 'read'>;

/** The roles with these ids; undefined if one of them does not exist any more. */
export const existingRoles = async (
  reader: Reader,
  ids: readonly string[],
): Promise<RoleDocument[] | undefined> => {
  const found: RoleDocument[] = [];
  for (const id of ids) {
    const role = (await reader.read(roles.doc(id))) ?? presetRole(id);
    if (!role) return undefined;
    found.push(role);
  }
  return found;
};
