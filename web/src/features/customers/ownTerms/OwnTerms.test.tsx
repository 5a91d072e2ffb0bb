import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { api } from '../../../testing/fakeApi.ts';
import { termsOf } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { OwnTerms } from './OwnTerms.tsx';

it('shows the terms and the open amount', async () => {
  api.getTerms.mockResolvedValue(termsOf({ open: 124_000, creditLimit: 500_000, room: 376_000 }));
  renderPage(<OwnTerms uid="carla" />);
  await screen.findByText('Your terms: net 30 days.');
  screen.getByText('Unpaid: $1,240.00 of $5,000.00.');
});
