import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { useShownNotices } from '../../../ui/feedback/shownNotices.ts';
import { changeCart, newCart, readCart } from '../stored/storedCart.ts';
import { addToCart } from '../stored/useCart.ts';
import { MergeNoticeWatch } from './MergeNoticeWatch.tsx';

const ShownNotices = () => Object.values(useShownNotices());

const Page = () => (
  <>
    <MergeNoticeWatch />
    <ShownNotices />
  </>
);

const open = () => renderPage(<Page />);

const text = '1 tool added to your cart: Mallet.';
const merge = () => {
  const changes = { added: ['Mallet'], raised: [], left: [], until: Date.now() + 8_000 };
  changeCart((cart) => ({ ...cart, changes }));
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const expectGone = () => {
  expect(screen.queryByText(text)).toBeNull();
  expect(readCart().changes).toBeNull();
};

beforeEach(() => {
  vi.useFakeTimers();
  changeCart(() => newCart);
});
afterEach(() => {
  vi.useRealTimers();
});

it('is shown for 8 s, also after a reload', async () => {
  const { unmount } = open();
  expect(screen.queryByText(text)).toBeNull();
  act(merge);
  screen.getByText(text);
  await pass(4_000);
  unmount();
  open();
  screen.getByText(text);
  await pass(3_900);
  screen.getByText(text);
  await pass(200);
  expectGone();
});

it('does not come back at a later visit', async () => {
  merge();
  await pass(9_000);
  open();
  expect(screen.queryByText(text)).toBeNull();
});

it('goes when the cart changes, and not when it is saved', async () => {
  open();
  act(merge);
  await pass(0);
  act(() => changeCart((cart) => ({ ...cart, synced: { version: 'v1', lines: [] } })));
  await pass(0);
  screen.getByText(text);
  act(() => void addToCart(plane, 10));
  await pass(0);
  expectGone();
});

it('goes when it is dismissed', () => {
  merge();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expectGone();
});

it('leads to the cart', () => {
  merge();
  open();
  expect(screen.getByRole('link', { name: 'See the cart' }).getAttribute('href')).toBe('/cart');
});
