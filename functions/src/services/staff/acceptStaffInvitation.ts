import {
  hasPermission,
  type InvitationStatus,
  type JoinedStaff,
  maskedEmail,
  missingPermissions,
  type Permission,
  permissions,
  type StaffInvitationPreview,
} from '../../contract/index.ts';
import type { RoleDocument, StaffInvitationDocument } from '../../documents/staff/roles.ts';
import { ApiError } from '../../errors.ts';
import { type Account, activeAccounts, setRoleClaims } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { staff, staffInvitations } from '../../store/collections/staffCollections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { invitationIdOf } from '../accounts/invitationTokens.ts';
import { existingRoles } from './givenRoles.ts';
import { statusAt } from './staffInvitations.ts';
import { changeRoles, checkNumber, nameOf, recordRoles } from './staffRoles.ts';

/** Reads outside of a transaction. */
const plainReader = { read: readDocument };

type Reader = Pick<Transaction, 'read'>;

interface Grant {
  roles: RoleDocument[];
  inviter: Account;
}

const closed = (invitationStatus: Exclude<InvitationStatus, 'open'>) =>
  new ApiError('invitation-closed', { invitationStatus });

const existing = (stored: StaffInvitationDocument | undefined): StaffInvitationDocument => {
  if (!stored) throw new ApiError('invitation-not-found');
  return stored;
};

/** What someone may do now; the reading conflicts with a change of their roles. */
const heldBy = async (reader: Reader, { uid, admin }: Account): Promise<readonly Permission[]> =>
  admin ? permissions : ((await reader.read(staff.doc(uid)))?.permissions ?? []);

/**
 * The roles of an open invitation and who gives them. It is as good as withdrawn once a role does not
 * exist, or the inviter may no longer give all of them, whatever ended that. Throws
 * `invitation-closed`.
 */
const grantOf = async (reader: Reader, invitation: StaffInvitationDocument): Promise<Grant> => {
  const status = statusAt(invitation, new Date());
  if (status !== 'open') throw closed(status);
  const [inviter] = await activeAccounts([invitation.invitedBy.uid]);
  const roles = await existingRoles(reader, invitation.roleIds);
  if (!inviter || !roles) throw closed('revoked');
  const held = await heldBy(reader, inviter);
  const given = roles.flatMap((role) => role.permissions);
  const isBacked =
    hasPermission(held, 'write_staff') && missingPermissions(held, given).length === 0;
  if (!isBacked) throw closed('revoked');
  return { roles, inviter };
};

/** What an invitation is for, for a visitor who has its link. Throws `invitation-not-found` and `invitation-closed`. */
export const previewStaffInvitation = async (token: string): Promise<StaffInvitationPreview> => {
  const invitation = existing(await readDocument(staffInvitations.doc(invitationIdOf(token))));
  const { roles } = await grantOf(plainReader, invitation);
  return {
    roles: roles.map(({ name }) => name),
    invitedBy: invitation.invitedBy.name,
    email: maskedEmail(invitation.email),
    expiresAt: invitation.expiresAt.toISOString(),
  };
};

/** Throws for an account that has no roles any more: a retry does not give them again. */
const checkJoined = async ({ uid }: Caller): Promise<void> => {
  if (!(await readDocument(staff.doc(uid)))) throw closed('accepted');
};

/**
 * Gives the caller the roles of an invitation; a retry with the same key gets the first response. The
 * claims of the account follow the stored roles, and a retry completes them. Throws
 * `invitation-not-found`, `invitation-address` for an account with another address,
 * `email-not-verified`, `invitation-closed` with the status, also when the inviter may no longer give
 * the roles, `already-staff`, and `user-not-found` while the account is being deleted.
 */
export const acceptStaffInvitation = async (
  token: string,
  key: string | undefined,
  caller: Caller,
): Promise<JoinedStaff> => {
  const changes = staffInvitations.doc(invitationIdOf(token));
  const input = { staffInvitation: changes.id };
  const request = { caller: caller.uid, key, input, changes };
  const checkRights = () => checkJoined(caller);
  const answer = await once({ ...request, checkRights }, async (transaction, stored) => {
    const invitation = existing(stored);
    if (caller.email !== invitation.email) throw new ApiError('invitation-address');
    if (!caller.emailVerified) throw new ApiError('email-not-verified');
    const { inviter } = await grantOf(transaction, invitation);
    const { uid, email } = caller;
    const { roleIds } = invitation;
    if (await transaction.read(staff.doc(uid))) throw new ApiError('already-staff');
    await refuseIfDeleted(transaction, uid);
    await checkNumber();
    const change = { uid, before: [], after: roleIds };
    const allowed = await changeRoles(transaction, change, inviter);
    const version = transaction.id;
    const person = { name: nameOf(caller), email, roleIds, permissions: allowed, version };
    transaction.update(changes, {
      status: 'accepted',
      acceptedBy: { uid, requestId: transaction.id },
    });
    transaction.create(staff.doc(uid), person);
    recordRoles(transaction, change, person, caller);
    return { acknowledged: true as const, roleIds };
  });
  await setRoleClaims(caller.uid, answer.roleIds);
  return answer;
};
