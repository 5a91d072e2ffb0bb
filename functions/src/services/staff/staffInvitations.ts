import {
  type CreatedStaffInvitation,
  type Deleted,
  dayMs,
  invitationLifecycle,
  type StaffInvitation,
  type StaffInvitationInput,
  staffInvitationLimits,
  tooManyOfShopMessage,
  tooManyToAddressMessage,
} from '../../contract/index.ts';
import { toSent } from '../../contract/kinds/fields.ts';
import { staffInvitationFields } from '../../contract/staff/fields.ts';
import type { StaffInvitationDocument } from '../../documents/staff/roles.ts';
import { ApiError, validationError } from '../../errors.ts';
import { staffInvitationMail } from '../../mail/texts/staffMails.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { isDocumentId } from '../../store/collections/collections.ts';
import { staff, staffInvitations } from '../../store/collections/staffCollections.ts';
import { type Found, findDocuments } from '../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { checkGrant } from '../accounts/grants.ts';
import { invitationIdOf, newInvitationToken } from '../accounts/invitationTokens.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';
import { existingRoles } from './givenRoles.ts';
import { checkNumber, nameOf } from './staffRoles.ts';

const { days, perDay, perAddress } = staffInvitationLimits;

/** The status of an invitation by its own fields: whether its inviter still may is read apart. */
export const statusAt = (
  { status, expiresAt }: Pick<StaffInvitationDocument, 'status' | 'expiresAt'>,
  now: Date,
) => invitationLifecycle.statusAt(status, expiresAt, now);

const toInvitation = (_id: string, stored: StaffInvitationDocument): StaffInvitation => ({
  _id,
  ...toSent(staffInvitationFields, stored),
});

/** All invitations that have not expired, newest first, whatever has become of them. */
const recentInvitations = (now: Date): Promise<Found<StaffInvitationDocument>[]> =>
  findDocuments(
    staffInvitations.where('expiresAt', '>', now).orderBy('expiresAt', 'desc'),
    days * perDay,
  );

/** The open invitations to the staff, newest first. */
export const listStaffInvitations = async (): Promise<StaffInvitation[]> => {
  const now = new Date();
  const recent = await recentInvitations(now);
  return recent
    .filter(({ content }) => statusAt(content, now) === 'open')
    .map(({ id, content }) => toInvitation(id, content));
};

const checkFrequency = (
  recent: readonly Found<StaffInvitationDocument>[],
  email: string,
  now: Date,
): void => {
  const today = recent.filter(({ content }) => now.getTime() - content.createdAt.getTime() < dayMs);
  const toAddress = today.filter(({ content }) => content.email === email);
  if (toAddress.length >= perAddress) throw validationError({ email: tooManyToAddressMessage });
  if (today.length >= perDay) throw validationError({ email: tooManyOfShopMessage });
};

const checkNew = async (email: string): Promise<void> => {
  const [person] = await findDocuments(staff.where('email', '==', email), 1);
  if (person) throw new ApiError('already-staff');
};

/** The first of the roles, with the address for people to read. */
const targetOf = ({ email, roleIds }: Pick<StaffInvitationDocument, 'email' | 'roleIds'>) =>
  ({ kind: 'role', id: roleIds[0] ?? '', label: email }) as const;

const toDocument = (
  { id: requestId }: Transaction,
  input: StaffInvitationInput,
  caller: Caller,
): StaffInvitationDocument => {
  const now = new Date();
  return {
    ...input,
    invitedBy: { uid: caller.uid, name: nameOf(caller) },
    status: 'open',
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * dayMs),
    requestId,
    acceptedBy: null,
  };
};

/**
 * Invites an address to roles by mail, which alone has the token; a retry with the same key and form
 * sends nothing. An open invitation to the same address is withdrawn, so that one link works. Throws
 * `forbidden` for a role with a permission that the caller lacks, `already-staff` for the address of
 * someone with roles, and `validation` for a role that does not exist and for too many invitations.
 */
export const inviteStaff = (
  { input: { email, roleIds }, key }: IdempotentRequest<StaffInvitationInput>,
  caller: Caller,
): Promise<CreatedStaffInvitation> => {
  const input = { email: email.toLowerCase(), roleIds };
  const request = { caller: caller.uid, key, input, checkRights: checkedByRoute };
  return once(request, async (transaction) => {
    const given = await existingRoles(transaction, roleIds);
    if (!given) throw validationError({ roleIds: 'One of the roles does not exist any more' });
    await checkGrant(
      caller,
      given.flatMap(({ permissions }) => permissions),
    );
    await checkNew(input.email);
    await checkNumber();
    const now = new Date();
    const recent = await recentInvitations(now);
    checkFrequency(recent, input.email, now);
    const token = newInvitationToken();
    const id = invitationIdOf(token);
    const invitation = toDocument(transaction, input, caller);
    const shop = await readMailShop();
    for (const replaced of recent) {
      const { content } = replaced;
      if (content.email !== input.email || content.status !== 'open') continue;
      transaction.update(staffInvitations.doc(replaced.id), { status: 'revoked' });
    }
    transaction.create(staffInvitations.doc(id), invitation);
    recordAudit(transaction, caller, {
      action: 'staff-invited',
      target: targetOf(invitation),
      before: {},
      after: { roles: roleIds.join(', ') },
    });
    const roles = given.map(({ name }) => name);
    const { expiresAt, invitedBy } = invitation;
    const mailed = { email: input.email, roles, inviter: invitedBy.name, token, expiresAt };
    queueMail(
      transaction,
      {
        kind: 'staff-invitation',
        eventId: transaction.id,
        userId: caller.uid,
        to: input.email,
        about: { kind: 'customer', id: caller.uid, label: invitedBy.name },
        content: staffInvitationMail(mailed, shop),
      },
      shop,
    );
    return { acknowledged: true, insertedId: id, invitation: toInvitation(id, invitation) };
  });
};

/**
 * Withdraws an open invitation; a repetition changes nothing. Throws `invitation-not-found`, and
 * `invitation-closed` for one that was accepted.
 */
export const revokeStaffInvitation = async (id: string, caller: Caller): Promise<Deleted> => {
  if (!isDocumentId(id)) throw new ApiError('invitation-not-found');
  const reference = staffInvitations.doc(id);
  return transact(
    async (transaction): Promise<Deleted> => {
      const invitation = await transaction.read(reference);
      if (!invitation) throw new ApiError('invitation-not-found');
      const status = statusAt(invitation, new Date());
      if (status === 'accepted') {
        throw new ApiError('invitation-closed', { invitationStatus: status });
      }
      if (status !== 'open') return { acknowledged: true, deletedCount: 0 };
      transaction.update(reference, { status: 'revoked' });
      recordAudit(transaction, caller, {
        action: 'staff-invitation-revoked',
        target: targetOf(invitation),
        before: { roles: invitation.roleIds.join(', ') },
        after: {},
      });
      return { acknowledged: true, deletedCount: 1 };
    },
    { confirmBy: { reference, shows: ({ status }) => status === 'revoked' } },
  );
};
