import { type CompanyRole, type CompanyStatus, canOrderWith, may } from 'functions/contract';
import { useUser } from '../../lib/session/useSession.ts';
import { roleArticles } from './companyTexts.ts';
import { statusNotices } from './statusNotices.ts';
import { useMembership } from './useMembership.ts';

/** A member who may not order, or whose company does not order now. */
export interface OrderRefusal {
  role: CompanyRole;
  status: CompanyStatus;
  /** What the shop has written about the status; may be empty. */
  reason: string;
  companyName: string;
}

/** The refusal of a member's orders; null for a member who may order. */
export const refusedMember = (member: OrderRefusal): OrderRefusal | null =>
  may(member.role, 'order') && canOrderWith(member.status) ? null : member;

/** Why a member cannot order, and who can, in a sentence. */
export const refusalText = ({ role, status, companyName }: OrderRefusal): string =>
  status === 'active'
    ? `As ${roleArticles[role]} of ${companyName} you see and pay; a buyer or an owner orders.`
    : `${statusNotices[status].title}. ${statusNotices[status].text}`;

/**
 * Why the account of this page cannot order for its company; null if it can, or buys for itself, and
 * while that is not known. It reads only the memberships, as the choice of the payer does.
 */
export const useOrderRefusal = (): OrderRefusal | null => {
  const membership = useMembership(useUser()?.uid ?? '');
  if (!membership) return null;
  const { role, companyStatus: status, statusReason: reason, companyName } = membership;
  return refusedMember({ role, status, reason, companyName });
};
