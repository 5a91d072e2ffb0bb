/** Why an order needs approval, in sentences for pages and mails. */
import type { MatchedRule } from '../companies/approval.ts';
import type { BudgetPeriod } from '../companies/periods.ts';
import { formatCents } from '../money.ts';

/** The current period of a budget in a sentence: `this month`. */
export const thisPeriod = (period: BudgetPeriod): string => `this ${period}`;

/** The sentence about a rule that an order of a member matches. */
export const matchedRuleText = (matched: MatchedRule): string => {
  if (matched.rule === 'order-limit') {
    return matched.limit === 0
      ? 'Every order of this member needs approval.'
      : `The order is above the member’s limit of ${formatCents(matched.limit)}.`;
  }
  if (matched.rule === 'from-amount') {
    return matched.amount === 0
      ? 'Every order of this company needs approval.'
      : `Orders of ${formatCents(matched.amount)} or more need approval in this company.`;
  }
  const { amount, period, spent } = matched;
  if (amount === 0) return 'This member has no budget without approval.';
  return `The order is above the member’s budget of ${formatCents(amount)} for ${thisPeriod(period)}, of which ${formatCents(spent)} is spent.`;
};
