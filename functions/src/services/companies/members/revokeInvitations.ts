import type { Query } from 'firebase-admin/firestore';
import { companyLimits } from '../../../contract/index.ts';
import type { InvitationDocument } from '../../../documents/people/companies.ts';
import { invitations } from '../../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../../store/reads/queries.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';

/** The open invitations of a selection, newest first. */
const openIn = (selection: Query<InvitationDocument>, now: Date): Query<InvitationDocument> =>
  selection.where('status', '==', 'open').where('expiresAt', '>', now).orderBy('expiresAt', 'desc');

const invitationsOf = (companyId: string): Query<InvitationDocument> =>
  invitations.where('companyId', '==', companyId);

/** The open invitations of a company, newest first: counts use the index of the list. */
export const openInvitationsOf = (companyId: string, now: Date): Query<InvitationDocument> =>
  openIn(invitationsOf(companyId), now);

/** The open invitations to an address, newest first. */
export const openInvitationsTo = (email: string, now: Date): Query<InvitationDocument> =>
  openIn(invitations.where('email', '==', email), now);

/**
 * Revokes open invitations in the transaction that ends the right to send them, after it has read
 * the company: each new invitation changes that, so none can be missed. Open invitations take
 * places of members, so there are never more of them. One that is accepted at the same time stays.
 */
const revoke = async (transaction: Transaction, open: Query<InvitationDocument>): Promise<void> => {
  const found = await findDocuments(selectFields(open, ['status']), companyLimits.members);
  const references = found.map(({ id }) => invitations.doc(id));
  const current = await transaction.readAll(references, ['status']);
  for (const [index, reference] of references.entries()) {
    if (current[index]?.status === 'open') transaction.update(reference, { status: 'revoked' });
  }
};

/** Revokes the open invitations that a member of a company has sent, who may no longer invite. */
export const revokeInvitationsBy = (
  transaction: Transaction,
  companyId: string,
  uid: string,
): Promise<void> =>
  revoke(
    transaction,
    openIn(invitationsOf(companyId).where('invitedBy.uid', '==', uid), new Date()),
  );

/** Revokes all open invitations of a company that ends. */
export const revokeInvitationsOf = (transaction: Transaction, companyId: string): Promise<void> =>
  revoke(transaction, openInvitationsOf(companyId, new Date()));
