import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useShownNotices } from '../components/shownNotices.ts';
import { userEvent } from '../testing/userEvent.ts';
import { changeCart, newCart, readCart } from './storedCart.ts';
import { useMergeNotice } from './useMergeNotice.tsx';

const changes = { added: ['Mallet'], raised: [], left: [] };

const Page = () => {
  useMergeNotice();
  return Object.values(useShownNotices());
};

const open = () =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );

const text = '1 tool added to your cart: Mallet.';

beforeEach(() => changeCart(() => newCart));

it('stays after a reload, until it is dismissed', async () => {
  const user = userEvent.setup();
  const { unmount } = open();
  expect(screen.queryByText(text)).toBeNull();
  act(() => changeCart((cart) => ({ ...cart, changes })));
  await screen.findByText(text);
  unmount();
  open();
  await screen.findByText(text);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(text)).toBeNull();
  expect(readCart().changes).toBeNull();
});

it('leads to the cart', async () => {
  changeCart((cart) => ({ ...cart, changes }));
  open();
  const link = await screen.findByRole('link', { name: 'See the cart' });
  expect(link.getAttribute('href')).toBe('/cart');
});
