import { companyLimits, companyRoles, may } from '../../../contract/index.ts';
import type { MembershipDocument } from '../../../documents/people/companies.ts';
import { memberships } from '../../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../../store/reads/queries.ts';

/** A member who may approve orders, with the address for mails. */
export type StoredApprover = Pick<MembershipDocument, 'uid' | 'name' | 'email' | 'role'>;

const approvingRoles = companyRoles.filter((role) => may(role, 'approve'));

/** The members of a company who may approve orders, by name. */
export const readApprovers = async (companyId: string): Promise<StoredApprover[]> => {
  const query = memberships.where('companyId', '==', companyId).where('role', 'in', approvingRoles);
  const fields = selectFields(query, ['uid', 'name', 'email', 'role']);
  const found = await findDocuments(fields, companyLimits.members);
  return found
    .map(({ content }) => content)
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.uid < b.uid ? -1 : 1));
};
