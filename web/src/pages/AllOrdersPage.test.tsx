import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../features/orders/order.ts';
import type { readOrders } from '../features/orders/orderRequests.ts';
import { allChangedOrders, type ListenedOrder } from '../live/liveSources.ts';
import { report } from '../testing/fakeLive.tsx';
import { orderOf } from '../testing/fixtures.ts';
import { listenedOrder } from '../testing/listenedOrder.ts';
import { AllOrdersPage } from './AllOrdersPage.tsx';

const read = vi.hoisted(() => vi.fn<typeof readOrders>());
const countOrders = vi.hoisted(() => vi.fn());
vi.mock('../features/orders/orderRequests.ts', async (original) => ({
  ...(await original<object>()),
  readOrders: read,
  countOrders,
}));
vi.mock('../live/Live.tsx', async () => ({
  Live: (await import('../testing/fakeLive.tsx')).FakeLive,
}));
vi.mock('../firebase.ts', () => ({}));
vi.mock('../features/tables/ExportButton.tsx', () => ({ ExportButton: () => null }));
vi.mock('reactfire', () => ({ useUser: () => ({ data: { uid: 'nora' } }) }));

const first: Order = { ...orderOf('first'), createdAt: '2026-11-21T09:00:00.000Z' };
const known = listenedOrder('first', 1_000, { createdAt: first.createdAt });
const arrived = (id: string, fields: Partial<ListenedOrder> = {}) =>
  listenedOrder(id, 500, { number: `TH-${id}`, ...fields });

const open = async (isWide: boolean, address = '/') => {
  const listen = () => {};
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: listen,
    removeEventListener: listen,
  }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <AllOrdersPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(first.number);
  await report(allChangedOrders, [known]);
};

const focusWindow = (hasFocus: boolean) =>
  act(() => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
    dispatchEvent(new Event(hasFocus ? 'focus' : 'blur'));
  });
const rows = () => screen.getAllByRole('checkbox', { name: /^Select TH-/ });
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

beforeEach(() => {
  read.mockReset().mockResolvedValue({ items: [first], next: null });
  countOrders.mockReset().mockResolvedValue({ count: 1 });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});

describe('AllOrdersPage', () => {
  it.each([true, false])('marks a new order at the top, and says so (wide: %s)', async (isWide) => {
    await open(isWide);
    await userEvent.setup().click(screen.getByRole('checkbox', { name: /^Select TH-00000001/ }));
    await report(allChangedOrders, [arrived('new'), known]);
    expect(rows()).toHaveLength(2);
    expect(rows().map((row) => (row as HTMLInputElement).checked)).toEqual([false, true]);
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(announced()).toContain('1 new order');
  });

  it('shows the new state of an order in place, though it no longer matches', async () => {
    await open(true);
    const delivered = listenedOrder('first', 2_000, {
      status: 'delivered',
      history: [...first.history, ...first.history],
    });
    await report(allChangedOrders, [delivered]);
    await screen.findByText('Delivered', { selector: '.MuiChip-label' });
    expect(screen.queryByText('New')).toBeNull();
    expect(read).toHaveBeenCalledOnce();
  });

  it('leaves out orders that do not match the filters', async () => {
    await open(true, '/?status=all&q=carla');
    await report(allChangedOrders, [
      arrived('other', { userName: 'Otto', userEmail: 'otto@example.test' }),
      known,
    ]);
    expect(screen.queryByText('TH-other')).toBeNull();
    expect(screen.queryByText('New')).toBeNull();
    expect(document.title).toBe('All Orders · Tools Hub');
  });

  it('counts in the title what arrives while nobody looks, and marks that until the next look', async () => {
    await open(true);
    await report(allChangedOrders, [arrived('one'), known]);
    expect(document.title).toBe('All Orders · Tools Hub');
    focusWindow(false);
    await report(allChangedOrders, [arrived('two'), arrived('one'), known]);
    await report(allChangedOrders, [arrived('three'), arrived('two'), arrived('one'), known]);
    expect(document.title).toBe('(2) All Orders · Tools Hub');
    focusWindow(true);
    expect(document.title).toBe('All Orders · Tools Hub');
    expect(screen.getAllByText('New')).toHaveLength(2);
  });

  it('counts again when orders change', async () => {
    await open(true);
    await screen.findByRole('heading', { name: 'All Orders (1)' });
    countOrders.mockResolvedValue({ count: 2 });
    await report(allChangedOrders, [arrived('new'), known]);
    await screen.findByRole('heading', { name: 'All Orders (2)' });
  });

  it('reads the list again when more orders changed than the feed has', async () => {
    await open(true);
    const feedFrom = (start: number, length = 25) =>
      Array.from({ length }, (_, index) => arrived(`${start - index}`));
    await report(allChangedOrders, [...feedFrom(100, 24), known]);
    expect(read).toHaveBeenCalledOnce();
    await report(allChangedOrders, feedFrom(200));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });
});
