import { collectionNames } from '../../contract/index.ts';
import type { AdminLockDocument } from '../../documents/people/users.ts';
import type { GroupNameLockDocument } from '../../documents/prices.ts';
import type { RoleNameLockDocument } from '../../documents/staff/roles.ts';
import type { SuccessorLockDocument } from '../../documents/tools.ts';
import { collection } from './collection.ts';

/** The lock under which admin rights change, one change at a time. */
export const adminLock = collection<AdminLockDocument>(collectionNames.locks).doc('admins');

/** The lock under which customer groups get their names, one at a time. */
export const groupNameLock = collection<GroupNameLockDocument>(collectionNames.locks).doc(
  'customer-groups',
);

/** The lock under which roles get their names, one at a time. */
export const roleNameLock = collection<RoleNameLockDocument>(collectionNames.locks).doc('roles');

/** The lock under which tools get successors, one at a time. */
export const successorLock = collection<SuccessorLockDocument>(collectionNames.locks).doc(
  'successors',
);
