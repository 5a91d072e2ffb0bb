import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import type { Answer } from '../../../testing/fakeApi.ts';
import { termsOf } from '../../../testing/fixtures.ts';
import { OwnTerms } from './OwnTerms.tsx';

const read = vi.hoisted(() => vi.fn<Answer<'getTerms'>>());
vi.mock('../../../lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../testing/fakeApi.ts')).answering({ getTerms: read }),
}));

it('shows the terms and the open amount', async () => {
  read.mockResolvedValue(termsOf({ open: 124_000, creditLimit: 500_000, room: 376_000 }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnTerms uid="carla" />
    </QueryClientProvider>,
  );
  await screen.findByText('Your terms: net 30 days.');
  screen.getByText('Open: $1,240.00 of $5,000.00.');
});
