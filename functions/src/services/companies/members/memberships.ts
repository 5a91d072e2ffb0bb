import { companyLimits, type Membership, statusReasonOf } from '../../../contract/index.ts';
import type { CompanyDocument, MembershipDocument } from '../../../documents/people/companies.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import { companies, memberships } from '../../../store/collections/collections.ts';
import { readFields } from '../../../store/reads/documents.ts';
import { findDocuments } from '../../../store/reads/queries.ts';

const companyFields = ['name', 'number', 'status', 'history'] as const;

type NamedCompany = Pick<CompanyDocument, (typeof companyFields)[number]>;

/** A stored membership with what pages say about its company. */
export const toMembership = (
  { companyId, role, orderLimit, budget, joinedAt }: MembershipDocument,
  company: NamedCompany,
): Membership => ({
  companyId,
  companyName: company.name,
  companyNumber: company.number,
  companyStatus: company.status,
  statusReason: statusReasonOf(company),
  role,
  orderLimit,
  budget,
  joinedAt: joinedAt.toISOString(),
});

/** The memberships of an account, by the names of the companies. */
export const listMemberships = async ({ uid }: Pick<Account, 'uid'>): Promise<Membership[]> => {
  const own = memberships.where('uid', '==', uid);
  const found = await findDocuments(own, companyLimits.memberships);
  const references = found.map(({ content }) => companies.doc(content.companyId));
  const named = await readFields(references, companyFields);
  return found
    .flatMap(({ content }, index) => {
      const company = named[index];
      return company ? [toMembership(content, company)] : [];
    })
    .sort((one, other) => one.companyName.localeCompare(other.companyName));
};
