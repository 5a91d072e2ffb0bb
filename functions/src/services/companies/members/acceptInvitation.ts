import {
  canInviteWith,
  companyLimits,
  type InvitationPreview,
  type InvitationStatus,
  invitationLifecycle,
  type JoinedCompany,
  maskedEmail,
  may,
  tooManyMembershipsMessage,
  tooManyMembersMessage,
} from '../../../contract/index.ts';
import type {
  CompanyDocument,
  InvitationDocument,
  MembershipDocument,
} from '../../../documents/people/companies.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Caller, Invitee } from '../../../store/accounts/caller.ts';
import { companyTarget, recordAudit } from '../../../store/audit.ts';
import {
  companies,
  invitations,
  isDocumentId,
  memberships,
} from '../../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../../store/deletedAccounts.ts';
import { membershipIdOf } from '../../../store/memberships.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { countDocuments } from '../../../store/reads/queries.ts';
import { once } from '../../../store/writes/once.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { invitationIdOf } from '../../accounts/invitationTokens.ts';
import { auditedMember } from '../stored/auditedMembers.ts';
import { companyReference, existingCompany } from '../stored/companies.ts';
import { memberName } from '../stored/storedMembers.ts';
import { toMembership } from './memberships.ts';

const existingInvitation = (stored: InvitationDocument | undefined): InvitationDocument => {
  if (!stored) throw new ApiError('invitation-not-found');
  return stored;
};

const inviterOf = ({ companyId, invitedBy }: InvitationDocument) =>
  memberships.doc(membershipIdOf(companyId, invitedBy.uid));

/**
 * The status of an invitation: it is as good as revoked if the member who sent it may no longer
 * invite, whatever ended that.
 */
const statusOf = (
  invitation: InvitationDocument,
  inviter: MembershipDocument | undefined,
): InvitationStatus => {
  const status = invitationLifecycle.statusAt(invitation.status, invitation.expiresAt, new Date());
  const isBacked = inviter !== undefined && may(inviter.role, 'manage');
  return status === 'open' && !isBacked ? 'revoked' : status;
};

/** Throws `invitation-closed` and `company-inactive`. */
const checkOpen = (
  invitation: InvitationDocument,
  company: CompanyDocument,
  inviter: MembershipDocument | undefined,
): void => {
  const status = statusOf(invitation, inviter);
  if (status !== 'open') throw new ApiError('invitation-closed', { invitationStatus: status });
  if (canInviteWith(company.status)) return;
  throw new ApiError('company-inactive', { companyStatus: company.status });
};

/** What an invitation is for. Throws `invitation-closed` and `company-inactive`. */
export const previewOf = async (invitation: InvitationDocument): Promise<InvitationPreview> => {
  const { companyId, email, role, invitedBy, expiresAt } = invitation;
  const [company, inviter] = await Promise.all([
    readDocument(companyReference(companyId)).then(existingCompany),
    readDocument(inviterOf(invitation)),
  ]);
  checkOpen(invitation, company, inviter);
  return {
    companyName: company.name,
    role,
    invitedBy: invitedBy.name,
    email: maskedEmail(email),
    expiresAt: expiresAt.toISOString(),
  };
};

/**
 * What the invitation with a token is for, for a visitor who has its link. Throws
 * `invitation-not-found`, `invitation-closed` and `company-inactive`.
 */
export const previewInvitation = async (token: string): Promise<InvitationPreview> =>
  previewOf(existingInvitation(await readDocument(invitations.doc(invitationIdOf(token)))));

/** The error for an invitation of others: without its link, it looks missing. */
type Otherwise = 'invitation-address' | 'invitation-not-found';

/** Only the owner of the invited address may accept. Throws `otherwise` and `email-not-verified`. */
const checkAddress = (
  { email }: InvitationDocument,
  caller: Caller,
  otherwise: Otherwise,
): void => {
  if (caller.email !== email) throw new ApiError(otherwise);
  if (!caller.emailVerified) throw new ApiError('email-not-verified');
};

const checkPlaces = async (company: CompanyDocument, uid: string): Promise<void> => {
  if (company.memberCount >= companyLimits.members) {
    throw validationError({ token: tooManyMembersMessage });
  }
  const own = await countDocuments(memberships.where('uid', '==', uid));
  if (own >= companyLimits.memberships) {
    throw validationError({ token: tooManyMembershipsMessage });
  }
};

const toMember = (
  { companyId, role, orderLimit, budget, invitedBy }: InvitationDocument,
  caller: Caller,
  version: string,
): MembershipDocument => ({
  companyId,
  uid: caller.uid,
  name: memberName(caller),
  email: caller.email,
  role,
  orderLimit,
  budget,
  invitedBy: invitedBy.uid,
  joinedAt: new Date(),
  version,
});

interface Joining {
  invitation: InvitationDocument;
  company: CompanyDocument;
}

/** Adds the member; the counts in the company let no two changes pass a limit together. */
const addMember = async (
  transaction: Transaction,
  { invitation, company }: Joining,
  caller: Caller,
): Promise<MembershipDocument> => {
  const { companyId } = invitation;
  await refuseIfDeleted(transaction, caller.uid);
  await checkPlaces(company, caller.uid);
  const member = toMember(invitation, caller, transaction.id);
  transaction.create(memberships.doc(membershipIdOf(companyId, caller.uid)), member);
  transaction.update(companies.doc(companyId), {
    memberCount: company.memberCount + 1,
    ownerCount: company.ownerCount + (member.role === 'owner' ? 1 : 0),
  });
  recordAudit(transaction, caller, {
    action: 'member-joined',
    target: companyTarget(companyId, company),
    before: {},
    after: auditedMember(member),
  });
  return member;
};

/** Throws for an account that is no longer a member: a retry does not let it in again. */
const checkJoined = async (
  invitation: InvitationDocument | undefined,
  { uid }: Caller,
): Promise<void> => {
  const { companyId } = existingInvitation(invitation);
  const member = await readDocument(memberships.doc(membershipIdOf(companyId, uid)));
  if (!member) throw new ApiError('invitation-closed', { invitationStatus: 'accepted' });
};

/**
 * Joins the company of an invitation. A retry with the same key gets the first response. An account
 * that is a member already keeps its role. Throws `invitation-not-found`, `otherwise` for another
 * account, `email-not-verified`, `invitation-closed` with the status, also when the member who sent
 * it may no longer invite, `company-inactive`, `validation` for too many members or companies, and
 * `user-not-found` when the account is being deleted.
 */
const join = (
  id: string,
  key: string | undefined,
  caller: Caller,
  otherwise: Otherwise,
): Promise<JoinedCompany> => {
  const reference = invitations.doc(id);
  const checkRights = (stored: InvitationDocument | undefined) => checkJoined(stored, caller);
  const sent = { caller: caller.uid, key, input: { invitation: reference.id } };
  const request = { ...sent, changes: reference, checkRights };
  return once(request, async (transaction, stored) => {
    const invitation = existingInvitation(stored);
    checkAddress(invitation, caller, otherwise);
    const { companyId } = invitation;
    const company = existingCompany(await transaction.read(companyReference(companyId)));
    checkOpen(invitation, company, await transaction.read(inviterOf(invitation)));
    const acceptedBy = { uid: caller.uid, requestId: transaction.id };
    transaction.update(reference, { status: 'accepted', acceptedBy });
    const existing = await transaction.read(memberships.doc(membershipIdOf(companyId, caller.uid)));
    const member = existing ?? (await addMember(transaction, { invitation, company }, caller));
    return { acknowledged: true, membership: toMembership(member, company) };
  });
};

/** Accepts an invitation by the token of its link. Throws `invitation-address` and what `join` does. */
export const acceptInvitation = (
  token: string,
  key: string | undefined,
  caller: Caller,
): Promise<JoinedCompany> => join(invitationIdOf(token), key, caller, 'invitation-address');

/**
 * Accepts an invitation to the verified address of the caller by its id, which is no secret: any
 * other looks missing. Throws `invitation-not-found`, and what `join` does.
 */
export const acceptOwnInvitation = async (
  id: string,
  key: string | undefined,
  { caller, address }: Invitee,
): Promise<JoinedCompany> => {
  if (address === undefined || !isDocumentId(id)) throw new ApiError('invitation-not-found');
  return join(id, key, caller, 'invitation-not-found');
};
