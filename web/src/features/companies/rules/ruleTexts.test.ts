import { describe, expect, it } from 'vitest';
import { companyOf } from '../../../testing/companies.ts';
import { budgetText, orderLimitText } from '../limitTexts.ts';
import { rulesOf, rulesOutcome, rulesValuesOf } from './rulesForm.ts';
import { ruleSentence } from './ruleTexts.ts';

describe('ruleSentence', () => {
  it.each([
    [
      { fromAmount: null, approvers: 1, ownersExempt: true } as const,
      'No order needs approval because of its amount. An order above the limits of the member who sends it must be approved by one other member.',
    ],
    [
      { fromAmount: 50_000, approvers: 2, ownersExempt: true } as const,
      'Every order of $500.00 or more before tax, except an order of an owner, and every order above the limits of its member must be approved by two other members.',
    ],
    [
      { fromAmount: 0, approvers: 1, ownersExempt: false } as const,
      'Every order before tax, and every order above the limits of its member must be approved by one other member.',
    ],
  ])('explains %j', (rules, sentence) => {
    expect(ruleSentence(rules)).toBe(sentence);
  });
});

it.each([
  { fromAmount: null, approvers: 1, ownersExempt: true },
  { fromAmount: 0, approvers: 2, ownersExempt: false },
  { fromAmount: 50_050, approvers: 1, ownersExempt: true },
] as const)('the form shows the rules %j, which become the same again', (rules) => {
  expect(rulesOf(rulesValuesOf(rules))).toEqual(rules);
});

it('names limits and budgets, and that 0 applies to every order', () => {
  expect([null, 0, 50_000].map(orderLimitText)).toEqual([
    'No limit',
    'Every order needs approval',
    'Up to $500.00',
  ]);
  expect(budgetText(null)).toBe('No budget');
  expect(budgetText({ amount: 0, period: 'year' })).toBe('Every order needs approval');
  expect(budgetText({ amount: 500_000, period: 'quarter' })).toBe('$5,000.00 a quarter');
});

describe('rulesOutcome', () => {
  it('names the fields as the form does, and keeps other errors in the message', () => {
    const errors = { 'approval.approvers': 'One is missing', members: 'Nobody else can' };
    expect(rulesOutcome({ failure: { message: 'Not accepted', errors } })).toEqual({
      failure: { message: 'Nobody else can', errors: { approvers: 'One is missing' } },
    });
  });

  it('changes no other outcome', () => {
    const saved = companyOf();
    expect(rulesOutcome({ saved })).toEqual({ saved });
  });
});
