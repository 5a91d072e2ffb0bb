import { expect, it } from 'vitest';
import { customerOf } from '../../../testing/fixtures.ts';
import { ownTermsTexts } from './ownTermsTexts.ts';

it.each([
  [{}, 'Your terms: net 30 days. Unpaid: $1,240.00.'],
  [{ creditLimit: 500_000 }, 'Your terms: net 30 days. Unpaid: $1,240.00 of $5,000.00.'],
  [{ terms: 'prepaid', holdHours: 0 }, 'Your terms: prepaid. Unpaid: $1,240.00.'],
  [
    { terms: 'prepaid', open: 0 },
    'Your terms: prepaid. Unpaid: $0.00. New orders are cancelled if they are not paid within 72 hours.',
  ],
] as const)('%j: %s', (fields, text) => {
  expect(ownTermsTexts(customerOf(fields), false).join(' ')).toBe(text);
});

it('names the company as the one who has the terms', () => {
  expect(ownTermsTexts(customerOf(), true)[0]).toBe('Terms of the company: net 30 days.');
});
