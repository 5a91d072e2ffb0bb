import { array, type InferType, object, string } from 'yup';
import type { Inserted } from '../calls/responses.ts';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import { permissionList } from '../permissions/permissionForm.ts';
import { type Permission, permissions } from '../permissions/permissions.ts';
import { requiredText, text } from '../text/text.ts';
import type { sentRoleFields, staffMemberFields } from './fields.ts';

/** A role: what its people may do. */
export type Role = Sent<typeof sentRoleFields>;

/** A person of the staff with their roles. */
export type StaffMember = Sent<typeof staffMemberFields>;

/** What the caller may do for the shop. */
export interface OwnPermissions {
  permissions: readonly Permission[];
}

/** The response to a new role. */
export interface CreatedRole extends Inserted {
  role: Role;
}

/** The response to a change of a role. */
export interface ChangedRole {
  acknowledged: true;
  role: Role;
}

/** The response to a change of someone's roles. */
export interface ChangedStaffMember {
  acknowledged: true;
  member: StaffMember;
}

const version = text('Version', limits.documentId).required('The version is required');

const name = requiredText('Name', limits.roleName, 'Enter a name for the role');

const heldPermissions = permissionList(permissions);

/** A role to create. */
export const roleSchema = object({ name, permissions: heldPermissions });
export type RoleInput = InferType<typeof roleSchema>;

/** A role as it is to be, with the version that was seen. */
export const roleEditSchema = object({ name, permissions: heldPermissions, version });
export type RoleEdit = InferType<typeof roleEditSchema>;

const roleIds = array()
  .of(
    string()
      .typeError('A role must be a text')
      .required('A role must have an id')
      .matches(/^[\w-]{1,80}$/, 'There is no such role'),
  )
  .typeError('The roles must be a list')
  .required('Choose the roles')
  .min(1, 'Choose at least one role')
  .max(limits.rolesOfPerson, `Choose at most ${limits.rolesOfPerson} roles`)
  .test(
    'distinct',
    'Each role can be given once',
    (value = []) => new Set(value).size === value.length,
  );

/** The account to give roles, by its address, and the roles. */
export const newStaffSchema = object({
  email: requiredText('E-mail', limits.email, 'Enter the e-mail address of the account'),
  roleIds,
});
export type NewStaffInput = InferType<typeof newStaffSchema>;

/** All roles that a person is to have, with the version that was seen. */
export const staffEditSchema = object({ roleIds, version });
export type StaffEdit = InferType<typeof staffEditSchema>;
