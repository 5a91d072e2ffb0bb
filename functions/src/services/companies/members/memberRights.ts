import { may, type RequiredRight } from '../../../contract/index.ts';
import type { CompanyDocument, MembershipDocument } from '../../../documents/people/companies.ts';
import { ApiError } from '../../../errors.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import { memberships } from '../../../store/collections/collections.ts';
import { membershipIdOf } from '../../../store/memberships.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { companyReference, existingCompany } from '../stored/companies.ts';

/** A company, and the membership of the account that changes it. */
export interface ManagedCompany {
  company: CompanyDocument;
  membership: MembershipDocument;
}

/**
 * Reads a company that a member is about to change, and the member's right as it is in this
 * transaction: it may have been lost since the request began. Throws `not-a-member` and `role-forbidden`.
 */
export const readManaged = async (
  transaction: Transaction,
  companyId: string,
  { uid }: Pick<Account, 'uid'>,
  right: RequiredRight,
): Promise<ManagedCompany> => {
  const reference = companyReference(companyId);
  const membership = await transaction.read(memberships.doc(membershipIdOf(companyId, uid)));
  if (!membership) throw new ApiError('not-a-member');
  if (!may(membership.role, right)) throw new ApiError('role-forbidden');
  return { company: existingCompany(await transaction.read(reference)), membership };
};
