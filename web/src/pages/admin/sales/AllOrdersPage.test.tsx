import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allChangedOrders, type ListenedOrder } from '../../../domain/live/liveSources.ts';
import type { Order } from '../../../domain/order/order.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { companyId } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { report } from '../../../testing/fakeLive.tsx';
import { orderOf } from '../../../testing/fixtures.ts';
import { listenedOrder } from '../../../testing/listenedOrder.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { AllOrdersPage } from './AllOrdersPage.tsx';

const read = vi.mocked(readPage<Order>);

const exported = vi.hoisted(() => vi.fn());
vi.mock('../../../features/tables/ExportButton.tsx', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ExportButton: ({ url }: { url: string }) => exported(url) ?? null,
}));

const first: Order = { ...orderOf('first'), createdAt: '2026-11-21T09:00:00.000Z' };
const known = listenedOrder('first', 1_000, { createdAt: first.createdAt });
const arrived = (id: string, fields: Partial<ListenedOrder> = {}) =>
  listenedOrder(id, 500, { number: `TH-${id}`, ...fields });

const show = (isWide: boolean, address: string) =>
  renderPage(<AllOrdersPage />, { at: address, wide: isWide });

const open = async (isWide: boolean, address = '/') => {
  show(isWide, address);
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
  signInAs('nora');
  read.mockReset().mockResolvedValue({ items: [first], next: null });
  api.count.mockResolvedValue({ count: 1 });
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
    await screen.findByText('Delivered', { selector: '.chip *' });
    expect(screen.queryByText('New')).toBeNull();
    expect(read).toHaveBeenCalledOnce();
  });

  it('leaves out orders that do not match the filters', async () => {
    await open(true, '/?status=all&q=carla');
    await report(allChangedOrders, [
      arrived('other', {
        payerName: 'Otto',
        userName: 'Otto',
        userEmail: 'otto@example.test',
      }),
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
    api.count.mockResolvedValue({ count: 2 });
    await report(allChangedOrders, [arrived('new'), known]);
    await screen.findByRole('heading', { name: 'All Orders (2)' });
  });

  it('lists, counts and exports the orders that match the filters', async () => {
    await open(true, '/?status=cancelled&payment=refund-due&from=2026-11-20&to=2026-11-21&q=carla');
    const selection = {
      status: 'cancelled',
      payment: 'refund-due',
      from: '2026-11-20',
      to: '2026-11-21',
    };
    const { searchParams } = new URL(read.mock.lastCall?.[0] ?? '', 'http://shop.test');
    expect(Object.fromEntries(searchParams)).toEqual({ ...selection, q: 'carla' });
    expect(exported.mock.lastCall?.[0]).toBe(`/api/orders.csv?${searchParams}`);
    await screen.findByRole('heading', { name: 'All Orders (1)' });
  });

  it('lists and counts nothing when the last day is before the first', async () => {
    show(true, '/?from=2026-11-21&to=2026-11-20');
    await screen.findByText('This day is before the first one');
    screen.getByRole('heading', { name: 'All Orders' });
    expect(read).not.toHaveBeenCalled();
  });

  it('says that no order matches', async () => {
    read.mockResolvedValue({ items: [], next: null });
    show(true, '/?q=nothing');
    await screen.findByRole('heading', { name: 'No order matches "nothing"' });
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

describe('AllOrdersPage of one payer', () => {
  it('names the payer, leaves out the orders of others, and shows all again', async () => {
    await open(true, '/?status=all&payer=carla');
    expect(read.mock.calls[0]?.[0]).toBe('/api/orders?status=all&payer=carla');
    expect(exported.mock.lastCall?.[0]).toContain('payer=carla');
    await report(allChangedOrders, [arrived('other', { payerId: 'otto' }), known]);
    expect(screen.queryByText('TH-other')).toBeNull();
    const button = screen.getByRole('button', { name: /Only orders of Carla Customer$/ });
    await userEvent.setup().click(button);
    await waitFor(() => expect(read.mock.lastCall?.[0]).toBe('/api/orders?status=all'));
    expect(screen.queryByText('Only orders of Carla Customer')).toBeNull();
  });

  it('ignores a payer that no address of the shop has', async () => {
    await open(true, `/?status=all&payer=${encodeURIComponent('<b>')}`);
    expect(read.mock.calls[0]?.[0]).toBe('/api/orders?status=all');
  });
});

describe('AllOrdersPage with an order of a company', () => {
  it.each([true, false])('names the company and who ordered (wide: %s)', async (isWide) => {
    const fields = { payerId: companyId, payerName: 'Harbor Joinery', userName: 'Bea Buyer' };
    read.mockResolvedValue({ items: [{ ...first, ...fields }], next: null });
    show(isWide, '/');
    await screen.findByText(isWide ? 'by Bea Buyer' : /Harbor Joinery, by Bea Buyer/);
  });
});
