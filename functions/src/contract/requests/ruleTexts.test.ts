import { describe, expect, it } from 'vitest';
import { matchedRuleText } from './ruleTexts.ts';

describe('matchedRuleText', () => {
  it.each([
    [{ rule: 'order-limit', limit: 500_00 }, 'The order is above the member’s limit of $500.00.'],
    [{ rule: 'order-limit', limit: 0 }, 'Every order of this member needs approval.'],
    [
      { rule: 'budget', amount: 1_000_00, period: 'quarter', spent: 900_00 },
      'The order is above the member’s budget of $1,000.00 for this quarter, of which $900.00 is spent.',
    ],
    [
      { rule: 'budget', amount: 0, period: 'year', spent: 0 },
      'This member has no budget without approval.',
    ],
    [
      { rule: 'from-amount', amount: 2_000_00 },
      'Orders of $2,000.00 or more need approval in this company.',
    ],
    [{ rule: 'from-amount', amount: 0 }, 'Every order of this company needs approval.'],
  ] as const)('explains %j', (matched, sentence) => {
    expect(matchedRuleText(matched)).toBe(sentence);
  });
});
