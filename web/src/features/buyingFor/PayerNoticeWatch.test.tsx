import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readCart } from '../../domain/cart/stored/storedCart.ts';
import { MergeNoticeWatch } from '../../domain/cart/sync/MergeNoticeWatch.tsx';
import { companyId } from '../../testing/companies.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { signInAs } from '../../testing/session.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { useShownNotices } from '../../ui/feedback/shownNotices.ts';
import { PayerNoticeWatch } from './PayerNoticeWatch.tsx';
import { storePayerNotice } from './payerNotice.ts';

const Notices = () => <>{Object.values(useShownNotices())}</>;

const line = (toolName: string, quantity: number, unitPrice = 500) => ({
  toolId: toolName,
  toolName,
  quantity,
  unitPrice,
});

const store = (key: string, owner: string, ...lines: object[]) =>
  localStorage.setItem(key, JSON.stringify({ owner, lines, synced: null, changes: null }));

const open = () =>
  renderPage(
    <>
      <PayerNoticeWatch />
      <MergeNoticeWatch />
      <Notices />
    </>,
  );

const text = 'You are buying for Harbor Joinery now.';

const addTools = () => userEvent.click(screen.getByRole('button', { name: 'Add its tools here' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs('carla', { buyingFor: companyId });
});

it('adds the cart of the payer before at list prices, and says what was merged', async () => {
  const agreed = { ...line('Mallet', 3, 400), listPrice: 450 };
  store('cart', 'carla', agreed, line('Saw', 2), line('Jack plane', 5));
  store(`cart ${companyId}`, 'carla', line('Jack plane', 1), line('Saw', 4));
  storePayerNotice({ text, cartOf: '' });
  open();
  screen.getByText(text);
  await addTools();
  await screen.findByText(
    '1 tool added to your cart: Mallet. Your cart now has more pieces of: Jack plane.',
  );
  expect(screen.queryByText(text)).toBeNull();
  expect(readCart().lines).toEqual([line('Jack plane', 5), line('Saw', 4), line('Mallet', 3, 450)]);
  expect(JSON.parse(localStorage.getItem('cart') ?? '').lines).toHaveLength(3);
});

it('adds it to the first cart for a company in this browser', async () => {
  store('cart', 'carla', line('Saw', 2));
  storePayerNotice({ text, cartOf: '' });
  open();
  await addTools();
  await screen.findByText('1 tool added to your cart: Saw.');
  expect(readCart()).toMatchObject({ owner: 'carla', lines: [line('Saw', 2)] });
});

it.each([
  ['has as many of each already', 'carla'],
  ['belongs to someone else by now', 'berta'],
])('changes nothing when a cart %s', async (_, owner) => {
  store('cart', owner, line('Saw', 2));
  store(`cart ${companyId}`, 'carla', line('Saw', 4));
  storePayerNotice({ text, cartOf: '' });
  open();
  await addTools();
  await screen.findByText('There is nothing to add any more.');
  expect(readCart().lines).toEqual([line('Saw', 4)]);
});

it('offers nothing without a cart to add, and says it once', () => {
  storePayerNotice({ text });
  const { unmount } = open();
  screen.getByText(text);
  expect(screen.queryByRole('button', { name: 'Add its tools here' })).toBeNull();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  unmount();
  open();
  expect(screen.queryByText(text)).toBeNull();
});
