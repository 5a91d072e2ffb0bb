import type { Query } from 'firebase-admin/firestore';
import { invitationFields } from '../../../contract/companies/fields.ts';
import {
  alreadyMemberMessage,
  type CreatedInvitation,
  canInviteWith,
  companyLimits,
  type Deleted,
  dayMs,
  type Invitation,
  type InvitationInput,
  invitationLifecycle,
  may,
  tooManyMembersMessage,
  unsatisfiableMessage,
  unsatisfiableRules,
} from '../../../contract/index.ts';
import { toSent } from '../../../contract/kinds/fields.ts';
import type { CompanyDocument, InvitationDocument } from '../../../documents/people/companies.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Caller, Invitee } from '../../../store/accounts/caller.ts';
import { companyTarget, recordAudit } from '../../../store/audit.ts';
import { companies, invitations, isDocumentId } from '../../../store/collections/collections.ts';
import { readMembership } from '../../../store/memberships.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { countDocuments, type Found, findDocuments } from '../../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../../store/writes/once.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { invitationIdOf, newInvitationToken } from '../../accounts/invitationTokens.ts';
import { auditedMember } from '../stored/auditedMembers.ts';
import { companyReference, existingCompany } from '../stored/companies.ts';
import { memberName, membersOf, readMembers } from '../stored/storedMembers.ts';
import { mailInvitation } from './companyNotices.ts';
import { checkFrequency } from './invitationLimits.ts';
import { readManaged } from './memberRights.ts';
import { openInvitationsOf } from './revokeInvitations.ts';

const statusAt = ({ status, expiresAt }: InvitationDocument, now: Date) =>
  invitationLifecycle.statusAt(status, expiresAt, now);

const toInvitation = (_id: string, stored: InvitationDocument): Invitation => ({
  _id,
  ...toSent(invitationFields, stored),
});

const invitationsOf = (companyId: string): Query<InvitationDocument> =>
  invitations.where('companyId', '==', companyId);

/** The open invitations of a company, newest first. Throws `company-not-found`. */
export const listInvitations = async (companyId: string): Promise<Invitation[]> => {
  existingCompany(await readDocument(companyReference(companyId)));
  const open = openInvitationsOf(companyId, new Date());
  const found = await findDocuments(open, companyLimits.members);
  return found.map(({ id, content }) => toInvitation(id, content));
};

/** The last invitations of a company to an address, newest first. */
const invitationsTo = (companyId: string, email: string): Promise<Found<InvitationDocument>[]> =>
  findDocuments(
    invitationsOf(companyId).where('email', '==', email).orderBy('createdAt', 'desc'),
    companyLimits.invitationsPerDay,
  );

const checkPlaces = async (
  companyId: string,
  { memberCount }: CompanyDocument,
  { replaced, now }: { replaced: number; now: Date },
): Promise<void> => {
  const open = await countDocuments(openInvitationsOf(companyId, now));
  if (memberCount + open - replaced >= companyLimits.members) {
    throw validationError({ email: tooManyMembersMessage });
  }
};

const checkNoMember = async (companyId: string, email: string): Promise<void> => {
  const [member] = await findDocuments(membersOf(companyId).where('email', '==', email), 1);
  if (member) throw validationError({ email: alreadyMemberMessage });
};

/** Refuses limits that nobody but the invited person could approve. Throws `validation`. */
const checkLimits = async (
  companyId: string,
  { approval }: CompanyDocument,
  { email, role, orderLimit, budget }: InvitationInput,
): Promise<void> => {
  if (orderLimit === null && budget === null) return;
  const invited = { uid: '', role, orderLimit, budget };
  const members = await readMembers(companyId);
  const refused = unsatisfiableRules(approval, [...members, invited]).find(
    ({ rule, uid }) => uid === invited.uid && rule !== 'from-amount',
  );
  if (!refused) return;
  const field = refused.rule === 'budget' ? 'budget' : 'orderLimit';
  throw validationError({ [field]: unsatisfiableMessage(refused.available, approval, email) });
};

const toCreated = (id: string, invitation: InvitationDocument): CreatedInvitation => ({
  acknowledged: true,
  insertedId: id,
  invitation: toInvitation(id, invitation),
});

const toDocument = (
  { id: requestId }: Transaction,
  { companyId, input, now }: { companyId: string; input: InvitationInput; now: Date },
  caller: Caller,
): InvitationDocument => ({
  companyId,
  ...input,
  invitedBy: { uid: caller.uid, name: memberName(caller) },
  status: 'open',
  createdAt: now,
  expiresAt: new Date(now.getTime() + companyLimits.invitationDays * dayMs),
  requestId,
  acceptedBy: null,
});

/**
 * Invites a person by mail; the mail alone has the token. An open invitation to the same address is
 * revoked, so that one link works. Invitations of a company write it, one after another. Throws
 * `not-a-member` and `role-forbidden` when the right was lost meanwhile, `company-inactive` unless it is
 * active, and `validation` for an address of a member, too many invitations of a day, too many
 * members, and limits that nobody but the person could approve.
 */
export const inviteMember = (
  companyId: string,
  { input: { email, ...fields }, key }: IdempotentRequest<InvitationInput>,
  caller: Caller,
): Promise<CreatedInvitation> => {
  const input = { ...fields, email: email.toLowerCase() };
  const sent = { caller: caller.uid, key, input: { companyId, ...input } };
  return once({ ...sent, checkRights: checkedByRoute }, async (transaction) => {
    const { company } = await readManaged(transaction, companyId, caller, 'manage');
    if (!canInviteWith(company.status)) {
      throw new ApiError('company-inactive', { companyStatus: company.status });
    }
    const now = new Date();
    const earlier = await invitationsTo(companyId, input.email);
    await checkFrequency({ companyId, uid: caller.uid }, earlier, now);
    const open = earlier.filter(({ content }) => statusAt(content, now) === 'open');
    await checkNoMember(companyId, input.email);
    await checkPlaces(companyId, company, { replaced: open.length, now });
    await checkLimits(companyId, company, input);
    const token = newInvitationToken();
    const id = invitationIdOf(token);
    const invitation = toDocument(transaction, { companyId, input, now }, caller);
    for (const replaced of open) {
      transaction.update(invitations.doc(replaced.id), { status: 'revoked' });
    }
    transaction.create(invitations.doc(id), invitation);
    transaction.update(companies.doc(companyId), { lastInvitationId: id });
    recordAudit(transaction, caller, {
      action: 'member-invited',
      target: companyTarget(companyId, company),
      before: {},
      after: auditedMember(input),
    });
    const mailed = { email: input.email, role: input.role, inviter: memberName(caller), token };
    const { expiresAt } = invitation;
    await mailInvitation(transaction, { id: companyId, company }, { ...mailed, expiresAt });
    return toCreated(id, invitation);
  });
};

/** The invitation, if the caller may revoke it. Throws `invitation-not-found` otherwise. */
const revocable = async (
  invitation: InvitationDocument | undefined,
  { caller: { uid }, address }: Invitee,
): Promise<InvitationDocument> => {
  if (invitation && invitation.email === address) return invitation;
  const membership = invitation && (await readMembership(invitation.companyId, uid));
  if (invitation && membership && may(membership.role, 'manage')) return invitation;
  throw new ApiError('invitation-not-found');
};

/**
 * Revokes an open invitation as an owner, or as the owner of the invited address, who declines it
 * so; a repetition changes nothing. Throws `invitation-not-found`, also for one of another company,
 * and `invitation-closed` for one that was accepted.
 */
export const revokeInvitation = async (id: string, by: Invitee): Promise<Deleted> => {
  if (!isDocumentId(id)) throw new ApiError('invitation-not-found');
  const reference = invitations.doc(id);
  return transact(
    async (transaction): Promise<Deleted> => {
      const invitation = await revocable(await transaction.read(reference), by);
      const status = statusAt(invitation, new Date());
      if (status === 'accepted') {
        throw new ApiError('invitation-closed', { invitationStatus: status });
      }
      if (status !== 'open') return { acknowledged: true, deletedCount: 0 };
      const company = existingCompany(await readDocument(companyReference(invitation.companyId)));
      transaction.update(reference, { status: 'revoked' });
      recordAudit(transaction, by.caller, {
        action: invitation.email === by.address ? 'invitation-declined' : 'invitation-revoked',
        target: companyTarget(invitation.companyId, company),
        before: auditedMember(invitation),
        after: {},
      });
      return { acknowledged: true, deletedCount: 1 };
    },
    { confirmBy: { reference, shows: ({ status }) => status === 'revoked' } },
  );
};
