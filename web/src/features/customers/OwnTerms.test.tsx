import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import type { readTerms } from '../../domain/shop/shopRequests.ts';
import { termsOf } from '../../testing/fixtures.ts';
import { OwnTerms } from './OwnTerms.tsx';

const read = vi.hoisted(() => vi.fn<typeof readTerms>());
vi.mock('../../domain/shop/shopRequests.ts', () => ({ readTerms: read }));

it('shows the terms and the open amount', async () => {
  read.mockResolvedValue(termsOf({ open: 124_000, creditLimit: 500_000, room: 376_000 }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnTerms uid="carla" />
    </QueryClientProvider>,
  );
  await screen.findByText('Your terms: net 30 days. Open: $1,240.00 of $5,000.00.');
});
