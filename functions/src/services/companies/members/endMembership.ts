import { may } from '../../../contract/index.ts';
import type { CompanyDocument, MembershipDocument } from '../../../documents/people/companies.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { companyTarget, recordAudit } from '../../../store/audit.ts';
import { carts, companies, memberships } from '../../../store/collections/collections.ts';
import { membershipIdOf } from '../../../store/memberships.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { cartIdOf } from '../../customers/cartId.ts';
import { auditedMember } from '../stored/auditedMembers.ts';
import { refuseLastOwner } from '../stored/storedMembers.ts';
import { revokeInvitationsBy } from './revokeInvitations.ts';
import { withdrawRequestsOf } from './withdrawRequests.ts';

/** A membership that ends, as the transaction has read it. */
export interface EndedMembership {
  id: string;
  company: CompanyDocument;
  member: MembershipDocument;
}

/**
 * Ends a membership, with the member's cart for the company, pending requests and open invitations.
 * The count of owners is in the company, which every such transaction writes: of two owners who
 * leave at the same time, the second one sees that the other has left. Throws `last-owner`.
 */
export const endMembership = async (
  transaction: Transaction,
  { id, company, member }: EndedMembership,
  by: Caller,
): Promise<void> => {
  refuseLastOwner(id, company, member);
  const cart = carts.doc(cartIdOf({ payerId: id, uid: member.uid }));
  const hasCart = (await transaction.read(cart)) !== undefined;
  await withdrawRequestsOf(transaction, id, member.uid);
  if (may(member.role, 'manage')) await revokeInvitationsBy(transaction, id, member.uid);
  if (hasCart) transaction.remove(cart);
  transaction.remove(memberships.doc(membershipIdOf(id, member.uid)));
  transaction.update(companies.doc(id), {
    memberCount: company.memberCount - 1,
    ownerCount: company.ownerCount - (member.role === 'owner' ? 1 : 0),
  });
  recordAudit(transaction, by, {
    action: 'member-removed',
    target: companyTarget(id, company),
    before: auditedMember(member),
    after: {},
  });
};
