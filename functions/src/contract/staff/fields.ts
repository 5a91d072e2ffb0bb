import { flag, listOf, oneOf, text, time } from '../calls/jsonSchema.ts';
import { storedInvitationStatuses } from '../companies/lifecycle.ts';
import { about, nullable, recordOf } from '../kinds/fields.ts';
import { permissions } from '../permissions/permissions.ts';

/** The fields of a role that staff change. */
export const roleFields = {
  name: text,
  permissions: listOf(oneOf(permissions)),
  version: about(text, 'To send back with a change'),
};

/** A role as it is sent. */
export const sentRoleFields = {
  _id: text,
  ...roleFields,
  locked: about(flag, 'Whether nobody can change it: the one of Administrators'),
  isPreset: about(flag, 'Whether each shop begins with it: it can be changed, but not deleted'),
};

/** The roles of a person of the staff. */
export const staffRoleFields = {
  name: about(text, 'As of the last change of the roles; the address of someone without a name'),
  email: about(text, 'As of the last change of the roles'),
  roleIds: listOf(text),
  version: text,
};

/** A person of the staff, as lists show them. */
export const staffMemberFields = {
  uid: text,
  name: staffRoleFields.name,
  email: staffRoleFields.email,
  isAdmin: about(flag, 'Whether the account is an Administrator, who has all permissions'),
  roleIds: staffRoleFields.roleIds,
  version: about(nullable(text), 'To send back with a change; null without roles'),
};

/** An invitation to the staff. Its token is only in the mail. */
export const staffInvitationFields = {
  email: about(text, 'In lower case'),
  roleIds: listOf(text),
  invitedBy: recordOf({ uid: text, name: text }),
  status: oneOf(storedInvitationStatuses),
  createdAt: time,
  expiresAt: time,
};
