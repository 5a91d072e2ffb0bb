/**
 * Which orders of a member another one has to approve, and who can. Checkout, requests and API use
 * the same functions, so that they never disagree. Amounts are net, in whole cents: null is none,
 * and 0 applies to every order.
 */

import type { Sent } from '../kinds/fields.ts';
import { type CompanyRole, may } from '../rights/companyRights.ts';
import type { approvalFields } from './fields.ts';
import type { BudgetPeriod } from './periods.ts';

/** What a member may spend in a period. */
export interface Budget {
  amount: number;
  period: BudgetPeriod;
}

/** The limits of a member. */
export interface MemberLimits {
  /** The most that an order may cost without approval. */
  orderLimit: number | null;
  budget: Budget | null;
}

/** The rules of a company. */
export interface ApprovalRules extends Sent<typeof approvalFields> {}

/** The rules of a new company: no order needs approval. */
export const usualApprovalRules: ApprovalRules = {
  fromAmount: null,
  approvers: 1,
  ownersExempt: true,
};

/** The kinds of rules. */
export const approvalRuleNames = ['order-limit', 'budget', 'from-amount'] as const;
type ApprovalRuleName = (typeof approvalRuleNames)[number];

/** A rule that an order matches, with the numbers that explain it. */
export type MatchedRule =
  | { rule: 'order-limit'; limit: number }
  /** `spent` is what the member had spent in the period before this order. */
  | { rule: 'budget'; amount: number; period: BudgetPeriod; spent: number }
  | { rule: 'from-amount'; amount: number };

/** A member who can approve an order. */
export interface Approver {
  uid: string;
  name: string;
}

/** A member, as far as the rules look at them. */
interface ApprovingMember extends Approver {
  role: CompanyRole;
}

/** An order, and what the rules depend on. */
export interface ApprovalInput {
  /** The total of the order without tax. */
  net: number;
  requester: MemberLimits & { uid: string; role: CompanyRole };
  /** What the requester has spent in the current period of the budget. */
  spent: number;
  company: { approval: ApprovalRules };
  members: readonly ApprovingMember[];
}

/** Whether an order needs approval, why, and who can give it. */
export interface Approval {
  /** None for an order that the requester can place. */
  rules: MatchedRule[];
  approversNeeded: 0 | 1 | 2;
  approvers: Approver[];
}

const exceeds = (amount: number, limit: number): boolean => limit === 0 || amount > limit;

const orderLimitRule = ({ net, requester: { orderLimit } }: ApprovalInput): MatchedRule[] =>
  orderLimit !== null && exceeds(net, orderLimit)
    ? [{ rule: 'order-limit', limit: orderLimit }]
    : [];

const budgetRule = ({ net, spent, requester: { budget } }: ApprovalInput): MatchedRule[] =>
  budget && exceeds(spent + net, budget.amount) ? [{ rule: 'budget', ...budget, spent }] : [];

const isExempt = (role: CompanyRole, { ownersExempt }: ApprovalRules): boolean =>
  ownersExempt && role === 'owner';

const fromAmountRule = ({ net, requester, company: { approval } }: ApprovalInput): MatchedRule[] =>
  approval.fromAmount !== null && net >= approval.fromAmount && !isExempt(requester.role, approval)
    ? [{ rule: 'from-amount', amount: approval.fromAmount }]
    : [];

const othersWhoApprove = <Member extends { uid: string; role: CompanyRole }>(
  members: readonly Member[],
  uid: string,
): Member[] => members.filter((member) => member.uid !== uid && may(member.role, 'approve'));

/**
 * When members have left, those who remain are enough: an owner can approve alone where two were
 * needed. Never 0, because the requester's own vote does not count.
 */
const needed = ({ approvers }: ApprovalRules, available: number): 1 | 2 =>
  approvers === 2 && available >= 2 ? 2 : 1;

/** Whether an order needs approval, by which rules, and who can approve it. */
export const approvalOf = (input: ApprovalInput): Approval => {
  const rules = [...orderLimitRule(input), ...budgetRule(input), ...fromAmountRule(input)];
  if (rules.length === 0) return { rules, approversNeeded: 0, approvers: [] };
  const others = othersWhoApprove(input.members, input.requester.uid);
  return {
    rules,
    approversNeeded: needed(input.company.approval, others.length),
    approvers: others.map(({ uid, name }) => ({ uid, name })),
  };
};

/** A member with the rules that can match their orders. */
export type LimitedMember = MemberLimits & { uid: string; role: CompanyRole };

/** The rules that can match an order of a member. */
const possibleRules = (
  { role, orderLimit, budget }: Omit<LimitedMember, 'uid'>,
  approval: ApprovalRules,
): ApprovalRuleName[] => {
  if (!may(role, 'order')) return [];
  return [
    ...(orderLimit === null ? [] : (['order-limit'] as const)),
    ...(budget === null ? [] : (['budget'] as const)),
    ...(approval.fromAmount === null || isExempt(role, approval) ? [] : (['from-amount'] as const)),
  ];
};

/** Whether an order of a member can need approval, whatever it costs. */
export const mayNeedApproval = (
  member: Omit<LimitedMember, 'uid'>,
  { approval }: { approval: ApprovalRules },
): boolean => possibleRules(member, approval).length > 0;

/** A rule that can match an order that too few others could approve. */
export interface UnsatisfiableRule {
  rule: ApprovalRuleName;
  uid: string;
  /** How many others can approve, fewer than are needed. */
  available: number;
}

/**
 * The rules that nobody but the requester could satisfy, by the member whose orders they match. They
 * are refused when they are saved.
 */
export const unsatisfiableRules = (
  approval: ApprovalRules,
  members: readonly LimitedMember[],
): UnsatisfiableRule[] =>
  members.flatMap((member) => {
    const available = othersWhoApprove(members, member.uid).length;
    if (available >= approval.approvers) return [];
    return possibleRules(member, approval).map((rule) => ({ rule, uid: member.uid, available }));
  });
