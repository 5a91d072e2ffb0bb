import {
  listOf,
  objectOf,
  oneOf,
  schemaNamed,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type ChangedRole,
  type ChangedStaffMember,
  type CreatedRole,
  type OwnPermissions,
  permissions,
} from '../../contract/index.ts';
import { recordOf } from '../../contract/kinds/fields.ts';
import { sentRoleFields, staffMemberFields } from '../../contract/staff/fields.ts';

const [role, staffMember] = [schemaNamed('Role'), schemaNamed('StaffMember')];

/** The details of problems with roles. */
export const roleProblemDetails = { role, staffMember };

/** The schemas of responses about roles of staff. */
export const roleSchemas = {
  Role: recordOf(sentRoleFields),
  StaffMember: recordOf(staffMemberFields),
  OwnPermissions: objectOf<OwnPermissions>({ permissions: listOf(oneOf(permissions)) }),
  CreatedRole: objectOf<CreatedRole>({ acknowledged: yes, insertedId: text, role }),
  ChangedRole: objectOf<ChangedRole>({ acknowledged: yes, role }),
  ChangedStaffMember: objectOf<ChangedStaffMember>({ acknowledged: yes, member: staffMember }),
};
