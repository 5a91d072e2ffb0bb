import {
  listOf,
  objectOf,
  oneOf,
  schemaNamed,
  text,
  time,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type ChangedRole,
  type ChangedStaffMember,
  type CreatedRole,
  type CreatedStaffInvitation,
  type JoinedStaff,
  type OwnPermissions,
  permissions,
  type StaffInvitationPreview,
} from '../../contract/index.ts';
import { recordOf } from '../../contract/kinds/fields.ts';
import {
  sentRoleFields,
  staffInvitationFields,
  staffMemberFields,
} from '../../contract/staff/fields.ts';

const staffInvitation = recordOf({ _id: text, ...staffInvitationFields });

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
  StaffInvitation: staffInvitation,
  CreatedStaffInvitation: objectOf<CreatedStaffInvitation>({
    acknowledged: yes,
    insertedId: text,
    invitation: staffInvitation,
  }),
  StaffInvitationPreview: objectOf<StaffInvitationPreview>({
    roles: listOf(text),
    invitedBy: text,
    email: text,
    expiresAt: time,
  }),
  JoinedStaff: objectOf<JoinedStaff>({ acknowledged: yes, roleIds: listOf(text) }),
};
