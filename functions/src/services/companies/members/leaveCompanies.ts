import { companyLimits } from '../../../contract/index.ts';
import type { MembershipDocument } from '../../../documents/people/companies.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { companies, memberships } from '../../../store/collections/collections.ts';
import { membershipIdOf } from '../../../store/memberships.ts';
import { readDocuments } from '../../../store/reads/documents.ts';
import { findDocuments } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import { isLastOwner, referenceOf } from '../stored/storedMembers.ts';
import { endMembership } from './endMembership.ts';

const membershipsOf = async (uid: string): Promise<MembershipDocument[]> => {
  // More than the limit, because two acceptances at the same time can pass it.
  const found = await findDocuments(
    memberships.where('uid', '==', uid),
    2 * companyLimits.memberships,
  );
  return found.map(({ content }) => content);
};

/** Names all companies at once that would have no owner. Throws `last-owner`. */
const checkOwners = async (own: readonly MembershipDocument[]): Promise<void> => {
  const stored = await readDocuments(own.map(({ companyId }) => companies.doc(companyId)));
  const orphaned = own.flatMap((member, index) => {
    const company = stored[index];
    return company && isLastOwner(company, member) ? [referenceOf(member.companyId, company)] : [];
  });
  if (orphaned.length > 0) throw new ApiError('last-owner', { companies: orphaned });
};

const leave = (companyId: string, uid: string, by: Caller): Promise<void> =>
  transact(async (transaction) => {
    const member = await transaction.read(memberships.doc(membershipIdOf(companyId, uid)));
    const company = member && (await transaction.read(companies.doc(companyId)));
    if (company) await endMembership(transaction, { id: companyId, company, member }, by);
  });

/**
 * Ends all memberships of an account that is being deleted, and withdraws its requests. Its orders
 * stay with the companies. Throws `last-owner` with the companies that would have no owner, before
 * it leaves any.
 */
export const leaveCompanies = async (uid: string, by: Caller): Promise<void> => {
  const own = await membershipsOf(uid);
  await checkOwners(own);
  for (const { companyId } of own) await leave(companyId, uid, by);
};
