import { type CompanyBuying, mayNeedApproval, statusReasonOf } from '../../contract/index.ts';
import type { MembershipDocument } from '../../documents/people/companies.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readApprovers } from './stored/approvers.ts';
import { companyReference, existingCompany } from './stored/companies.ts';
import { spendingOf, spentOf } from './stored/spending.ts';

/** What a member has spent in the current period of the budget; nothing is read without one. */
const readSpent = async (membership: MembershipDocument, at: Date): Promise<number> => {
  const { companyId, uid, budget } = membership;
  if (!budget) return 0;
  return spentOf(membership, await readDocument(spendingOf({ companyId, uid, at })), at);
};

/**
 * What decides about the orders of a member for a company now. Those who can approve are read only
 * if an order of the member can need it. Throws `company-not-found`.
 */
export const getBuying = async (membership: MembershipDocument): Promise<CompanyBuying> => {
  const { companyId, uid, role, orderLimit, budget } = membership;
  const [stored, spent] = await Promise.all([
    readDocument(companyReference(companyId)),
    readSpent(membership, new Date()),
  ]);
  const company = existingCompany(stored);
  const { status, approval } = company;
  const members = mayNeedApproval(membership, company) ? await readApprovers(companyId) : [];
  return {
    requester: { uid, role, orderLimit, budget },
    spent,
    company: { status, statusReason: statusReasonOf(company), approval },
    members: members.map(({ email: _, ...member }) => member),
  };
};
