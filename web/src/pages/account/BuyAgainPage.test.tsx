import { screen, waitFor } from '@testing-library/react';
import type { LastPurchase } from 'functions/contract';
import { expect, it } from 'vitest';
import { readCart } from '../../domain/cart/stored/storedCart.ts';
import { emptyCart } from '../../domain/cart/stored/useCart.ts';
import { resolvedRows } from '../../testing/cart.ts';
import { api } from '../../testing/fakeApi.ts';
import { orderingAnswers, plane } from '../../testing/fixtures.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { BuyAgainPage } from './BuyAgainPage.tsx';

const bought = (toolId: string): LastPurchase => ({
  toolId,
  quantity: 24,
  at: '2026-10-21T10:00:00.000Z',
});

const { toolDescription: _, specifications: __, morePictures: ___, ...cartPlane } = plane;

const open = (purchases: LastPurchase[]) =>
  renderPage(<BuyAgainPage />, {
    as: { uid: 'carla' },
    answers: {
      ...orderingAnswers,
      listPurchases: purchases,
      resolveCart: async ({ body }) => resolvedRows(body, [cartPlane]),
    },
  });

it('adds a tool again, and shows one that is no longer sold', async () => {
  emptyCart();
  const { user } = open([bought('plane'), bought('gone')]);
  await screen.findByText('2 tools bought before, the last ones first, at the prices of now.');
  await user.click(await screen.findByRole('button', { name: `Add 24 again: ${plane.toolName}` }));
  screen.getByText('No longer on sale');
  expect(readCart().lines).toMatchObject([{ toolId: 'plane', quantity: 24 }]);
});

it('looks up fifty tools at a time', async () => {
  const { user } = open(Array.from({ length: 60 }, (_, at) => bought(`tool-${at}`)));
  await waitFor(() => expect(screen.getAllByText('No longer on sale')).toHaveLength(50));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByText('No longer on sale')).toHaveLength(60));
  expect(api.resolveCart).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('leads to the tools as long as nothing was bought', async () => {
  open([]);
  await screen.findByRole('heading', { name: 'Nothing bought yet' });
  screen.getByRole('link', { name: 'See our tools' });
});
