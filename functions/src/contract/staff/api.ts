import { listOf } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { invitationTokenSchema } from '../companies/invitations.ts';
import { limits } from '../limits.ts';
import { createdOnce, responseOf } from '../responseParts.ts';
import { staffInvitationLimits, staffInvitationSchema } from './invitations.ts';
import { newStaffSchema, roleEditSchema, roleSchema, staffEditSchema } from './model.ts';

/** The calls about who of the staff may do what. Nobody grants a permission that they lack. */
export const staffRoutes = {
  getPermissions: route('GET', '/permissions', 'signed in', {
    summary: 'What the caller may do for the shop; nothing for customers',
    response: responseOf('OwnPermissions'),
  }),
  listRoles: route('GET', '/roles', 'read_staff', {
    summary: 'The roles of staff: that of Administrators, those of each shop, then others by name',
    response: { ...listOf(responseOf('Role')), maxItems: limits.roles },
  }),
  createRole: route('POST', '/role', 'write_staff', {
    needsProof: true,
    summary: 'Create a role with permissions that the caller has',
    body: roleSchema,
    ...createdOnce('CreatedRole'),
  }),
  updateRole: route('PUT', '/role/:id', 'write_staff', {
    needsProof: true,
    summary:
      'Change name and permissions of a role, also for those who have it. The caller needs each permission that is added or removed',
    body: roleEditSchema,
    response: responseOf('ChangedRole'),
    errors: ['role-not-found', 'role-locked', 'precondition-failed'],
  }),
  deleteRole: route('DELETE', '/role/:id', 'write_staff', {
    needsProof: true,
    summary: 'Delete a role that nobody has',
    response: responseOf('Deleted'),
    errors: ['role-in-use', 'role-locked'],
  }),
  listStaffRoles: route('GET', '/staff/roles', 'read_staff', {
    summary: 'The people of the staff by name, with their roles',
    response: listOf(responseOf('StaffMember')),
  }),
  addStaff: route('POST', '/staff', 'write_staff', {
    needsProof: true,
    summary:
      'Give the account with a verified address roles, of which the caller has all permissions',
    body: newStaffSchema,
    ...createdOnce('ChangedStaffMember'),
    errors: ['user-not-found', 'email-not-verified', 'already-staff'],
  }),
  setStaffRoles: route('PUT', '/staff/:uid', 'write_staff', {
    needsProof: true,
    summary:
      'Replace the roles of someone. The caller needs all permissions of each role that is added or removed',
    body: staffEditSchema,
    response: responseOf('ChangedStaffMember'),
    errors: ['user-not-found', 'precondition-failed'],
  }),
  listStaffInvitations: route('GET', '/staff/invitations', 'read_staff', {
    summary: 'The open invitations to the staff, newest first',
    response: listOf(responseOf('StaffInvitation')),
  }),
  inviteStaff: route('POST', '/staff/invitations', 'write_staff', {
    needsProof: true,
    summary: `Invite an address by mail to roles, of which the caller has all permissions, for ${staffInvitationLimits.days} days. It replaces an open invitation to the same address`,
    body: staffInvitationSchema,
    ...createdOnce('CreatedStaffInvitation'),
    errors: ['already-staff'],
  }),
  previewStaffInvitation: route('POST', '/staff/invitation/preview', 'everyone', {
    reads: true,
    summary: 'What the invitation to the staff in a link is for',
    body: invitationTokenSchema,
    response: responseOf('StaffInvitationPreview'),
    errors: ['invitation-not-found', 'invitation-closed'],
  }),
  acceptStaffInvitation: route('POST', '/staff/invitation/acceptance', 'signed in', {
    summary:
      'Get the roles of an invitation, as the account whose verified address it names, if the inviter still has all that they allow',
    body: invitationTokenSchema,
    idempotent: true,
    response: responseOf('JoinedStaff'),
    errors: [
      'invitation-address',
      'email-not-verified',
      'invitation-not-found',
      'invitation-closed',
      'already-staff',
      'user-not-found',
    ],
  }),
  revokeStaffInvitation: route('DELETE', '/staff/invitation/:id', 'write_staff', {
    summary: 'Withdraw an open invitation to the staff; a repetition changes nothing',
    response: responseOf('Deleted'),
    errors: ['invitation-not-found', 'invitation-closed'],
  }),
  removeStaff: route('DELETE', '/staff/:uid', 'write_staff', {
    needsProof: true,
    summary: 'Take all roles from someone, and all that they handle',
    response: responseOf('Deleted'),
  }),
} as const;
