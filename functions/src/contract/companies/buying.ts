import { may } from '../rights/companyRights.ts';
import type { ApprovalInput, ApprovalRules } from './approval.ts';
import { type CompanyStatus, canOrderWith } from './lifecycle.ts';
import type { CompanyApprover } from './members.ts';

/** A company, as far as it decides about the orders of its members. */
interface BuyingCompany {
  status: CompanyStatus;
  /** Why it has this status; empty if there is nothing to say. */
  statusReason: string;
  approval: ApprovalRules;
}

/**
 * What decides whether the caller can order for a company now, and whether another member has to
 * approve it: with the net amount of an order, the input of `approvalOf`.
 */
export interface CompanyBuying extends Pick<ApprovalInput, 'requester' | 'spent'> {
  company: BuyingCompany;
  /** The members who can approve orders, by name; none if no order of the caller can need it. */
  members: CompanyApprover[];
}

/** Whether the caller can order for the company now, be it with an approval. */
export const canBuy = ({ requester: { role }, company: { status } }: CompanyBuying): boolean =>
  may(role, 'order') && canOrderWith(status);
