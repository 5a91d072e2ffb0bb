import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../testing/fakeApi.ts';
import { customerOf, termsOf } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { OwnTerms, ownTermsTexts } from './OwnTerms.tsx';

it('shows the terms and the open amount', async () => {
  api.getTerms.mockResolvedValue(termsOf({ open: 124_000, creditLimit: 500_000, room: 376_000 }));
  renderPage(<OwnTerms uid="carla" />);
  await screen.findByText('Your terms: net 30 days.');
  screen.getByText('Unpaid: $1,240.00 of $5,000.00, $3,760.00 left.');
});

it.each([
  [{}, 'Your terms: net 30 days. Unpaid: $1,240.00.'],
  [
    { creditLimit: 500_000 },
    'Your terms: net 30 days. Unpaid: $1,240.00 of $5,000.00, $3,760.00 left.',
  ],
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
