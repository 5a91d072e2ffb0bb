import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { useShownNotices } from '../../../ui/feedback/shownNotices.ts';
import { changeCart, newCart, readCart } from '../stored/storedCart.ts';
import { addToCart } from '../stored/useCart.ts';
import { MergeNoticeWatch, mergeText } from './MergeNoticeWatch.tsx';

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

it('names the tools that were added', () => {
  const changes = { added: ['Jack Plane', 'Mallet'], raised: [], left: [] };
  expect(mergeText(changes)).toBe('2 tools added to your cart: Jack Plane and Mallet.');
});

it('names a few of many', () => {
  const added = ['Plane', 'Mallet', 'Saw', 'Chisel', 'Rasp'];
  expect(mergeText({ added, raised: [], left: [] })).toBe(
    '5 tools added to your cart: Plane, Mallet, Saw and 2 more.',
  );
});

it('names every tool that did not fit, so that nothing is lost unnoticed', () => {
  const remaining = ['Plane', 'Mallet', 'Saw', 'Chisel', 'Rasp'];
  expect(mergeText({ added: [], raised: ['Square'], left: remaining })).toBe(
    [
      'Your cart now has more pieces of: Square.',
      'Your cart can have at most 50 tools, and does not contain: Plane, Mallet, Saw, Chisel, Rasp.',
    ].join(' '),
  );
});
