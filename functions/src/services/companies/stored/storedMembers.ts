import type { Query } from 'firebase-admin/firestore';
import { membershipFields } from '../../../contract/companies/fields.ts';
import {
  type CompanyReference,
  companyLimits,
  companyRoles,
  type Member,
  may,
  needsOwner,
} from '../../../contract/index.ts';
import { toSent } from '../../../contract/kinds/fields.ts';
import type { CompanyDocument, MembershipDocument } from '../../../documents/people/companies.ts';
import { ApiError } from '../../../errors.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import { memberships } from '../../../store/collections/collections.ts';
import { findDocuments } from '../../../store/reads/queries.ts';

/** A stored membership as responses to owners contain it. */
export const toMember = (stored: MembershipDocument): Member => toSent(membershipFields, stored);

/** The name of an account in a company. An account without a name has its address as one. */
export const memberName = ({ displayName, email }: Pick<Account, 'displayName' | 'email'>) =>
  displayName || email;

/** The memberships of a company. */
export const membersOf = (companyId: string): Query<MembershipDocument> =>
  memberships.where('companyId', '==', companyId);

const contentsOf = async (query: Query<MembershipDocument>): Promise<MembershipDocument[]> =>
  (await findDocuments(query, companyLimits.members)).map(({ content }) => content);

/** All members of a company. */
export const readMembers = (companyId: string): Promise<MembershipDocument[]> =>
  contentsOf(membersOf(companyId));

const approvingRoles = companyRoles.filter((role) => may(role, 'approve'));

/** The members of a company who can approve orders. */
export const readApprovers = (companyId: string): Promise<MembershipDocument[]> =>
  contentsOf(membersOf(companyId).where('role', 'in', approvingRoles));

/** The owners of a company. */
export const readOwners = (companyId: string): Promise<MembershipDocument[]> =>
  contentsOf(membersOf(companyId).where('role', '==', 'owner'));

/** A company as an error names it. */
export const referenceOf = (id: string, { name }: CompanyDocument): CompanyReference => ({
  _id: id,
  name,
});

/** Whether a member is the last owner of a company that needs one. */
export const isLastOwner = (
  { status, ownerCount }: CompanyDocument,
  { role }: Pick<MembershipDocument, 'role'>,
): boolean => role === 'owner' && ownerCount <= 1 && needsOwner(status);

/** Refuses that a company loses its last owner. Throws `last-owner`. */
export const refuseLastOwner = (
  id: string,
  company: CompanyDocument,
  member: Pick<MembershipDocument, 'role'>,
): void => {
  if (!isLastOwner(company, member)) return;
  throw new ApiError('last-owner', { companies: [referenceOf(id, company)] });
};
