import { companyLimits } from '../../../contract/index.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { companyTarget, recordAudit } from '../../../store/audit.ts';
import { companies, memberships } from '../../../store/collections/collections.ts';
import { membershipIdOf } from '../../../store/memberships.ts';
import { findDocuments } from '../../../store/reads/queries.ts';
import { transact } from '../../../store/writes/transact.ts';
import { auditedMember } from '../stored/auditedMembers.ts';
import { memberName } from '../stored/storedMembers.ts';

type Claimant = Pick<Account, 'uid' | 'email' | 'displayName'> & Pick<Caller, 'requestId'>;

/** An account that is a member already becomes an owner. */
const moveMembership = (companyId: string, from: string, claimant: Claimant): Promise<void> =>
  transact(async (transaction) => {
    const [left, joined] = [from, claimant.uid].map((uid) =>
      memberships.doc(membershipIdOf(companyId, uid)),
    ) as [ReturnType<typeof memberships.doc>, ReturnType<typeof memberships.doc>];
    const [company, contact, own] = await Promise.all([
      transaction.read(companies.doc(companyId)),
      transaction.read(left),
      transaction.read(joined),
    ]);
    if (!company || !contact) return;
    const { uid, email } = claimant;
    const member = { ...contact, uid, email, name: memberName(claimant), version: transaction.id };
    transaction.remove(left);
    if (own) {
      const ownerCount = company.ownerCount - (own.role === 'owner' ? 1 : 0);
      transaction.update(joined, { role: contact.role, version: transaction.id });
      transaction.update(companies.doc(companyId), {
        memberCount: company.memberCount - 1,
        ownerCount,
      });
    } else {
      transaction.create(joined, member);
    }
    recordAudit(transaction, claimant, {
      action: 'member-joined',
      target: companyTarget(companyId, company),
      before: {},
      after: auditedMember(member),
    });
  });

const membershipsOf = (uid: string) =>
  findDocuments(memberships.where('uid', '==', uid), companyLimits.memberships);

/**
 * Makes an account a member of the companies of the contact person whom it claims, in their place.
 * After a failure, the next call finds those that remain. Returns the ids of all its companies.
 */
export const moveMemberships = async (from: string, claimant: Claimant): Promise<string[]> => {
  for (const { content } of await membershipsOf(from)) {
    await moveMembership(content.companyId, from, claimant);
  }
  return (await membershipsOf(claimant.uid)).map(({ content }) => content.companyId);
};
