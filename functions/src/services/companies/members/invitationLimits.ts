import {
  companyLimits,
  dayMs,
  tooManyCompanyInvitationsMessage,
  tooManyInvitationsMessage,
  tooManyOwnInvitationsMessage,
} from '../../../contract/index.ts';
import type { InvitationDocument } from '../../../documents/people/companies.ts';
import { validationError } from '../../../errors.ts';
import { invitations } from '../../../store/collections/collections.ts';
import { countDocuments, type Found } from '../../../store/reads/queries.ts';

const refuse = (message: string) => validationError({ email: message });

/** The invitations of a company or an account in the last 24 hours, also the revoked ones. */
const countSince = (field: 'companyId' | 'invitedBy.uid', id: string, now: Date): Promise<number> =>
  countDocuments(
    invitations
      .where(field, '==', id)
      .where('createdAt', '>', new Date(now.getTime() - dayMs))
      .orderBy('createdAt', 'desc'),
  );

/** Nobody gets many mails because an owner invites them again and again. Throws `validation`. */
const checkAddress = (earlier: readonly Found<InvitationDocument>[], now: Date): void => {
  const oldest = earlier[companyLimits.invitationsPerDay - 1]?.content;
  if (!oldest || now.getTime() - oldest.createdAt.getTime() >= dayMs) return;
  throw refuse(tooManyInvitationsMessage);
};

/**
 * Bounds the mails that a company makes the shop send to addresses that it does not know: to one
 * address, of the company, and of an account in all its companies. Throws `validation`.
 */
export const checkFrequency = async (
  { companyId, uid }: { companyId: string; uid: string },
  earlier: readonly Found<InvitationDocument>[],
  now: Date,
): Promise<void> => {
  checkAddress(earlier, now);
  const [ofCompany, ofAccount] = await Promise.all([
    countSince('companyId', companyId, now),
    countSince('invitedBy.uid', uid, now),
  ]);
  if (ofCompany >= companyLimits.companyInvitationsPerDay) {
    throw refuse(tooManyCompanyInvitationsMessage);
  }
  if (ofAccount >= companyLimits.ownInvitationsPerDay) throw refuse(tooManyOwnInvitationsMessage);
};
