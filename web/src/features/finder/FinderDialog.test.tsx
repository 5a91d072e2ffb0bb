import { screen, waitFor, within } from '@testing-library/react';
import type { FoundItem } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recentTargets } from '../../lib/storage/recentTargets.ts';
import { api } from '../../testing/fakeApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { FinderDialog } from './FinderDialog.tsx';

const order: FoundItem = {
  kind: 'order',
  id: 'first',
  title: 'TH-4K2M9A7C',
  detail: 'Ada Joiner',
  status: 'placed',
};
const invoice: FoundItem = { ...order, kind: 'invoice', title: '2026-000001', status: null };

const pages = [
  { label: 'Orders', to: '/dashboard/all-orders' },
  { label: 'Price lists', to: '/dashboard/price-lists' },
];
const onClose = vi.fn();

const open = () =>
  renderPage(<FinderDialog uid="nora" pages={pages} onClose={onClose} />, {
    as: { uid: 'nora', admin: true },
  });

const field = () => screen.getByRole('combobox', { name: 'Find anything' });
const texts = () => screen.queryAllByRole('option').map((one) => one.textContent?.trim());
const active = () => {
  const id = field().getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent?.trim();
};

beforeEach(() => {
  localStorage.clear();
  onClose.mockReset();
});

describe('FinderDialog', () => {
  it('says what it finds, and then what was opened last', async () => {
    api.find.mockResolvedValue([order]);
    const first = open();
    screen.getByText(/^Find orders, quotes/);
    await first.user.type(field(), 'ada');
    await screen.findByRole('option', { name: /TH-4K2M9A7C/ });
    await first.user.keyboard('{Enter}');
    expect([first.address(), onClose.mock.calls.length]).toEqual(['/dashboard/orders/first', 1]);
    first.unmount();
    open();
    const group = within(screen.getByRole('group', { name: 'Opened last' }));
    group.getByRole('option', { name: 'TH-4K2M9A7C Ada Joiner' });
    expect(recentTargets('carla')).toEqual([]);
  });

  it('shows pages and what is found by kind, and moves with the arrow keys', async () => {
    api.find.mockResolvedValue([order, invoice]);
    const { user, address } = open();
    await user.type(field(), 'or');
    await screen.findByRole('group', { name: 'Invoices' });
    expect(texts()).toEqual(['Orders', 'TH-4K2M9A7C Ada Joiner Placed', '2026-000001 Ada Joiner']);
    expect(active()).toBe('Orders');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('2026-000001 Ada Joiner');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('TH-4K2M9A7C Ada Joiner Placed');
    await user.click(screen.getByRole('option', { name: 'Orders' }));
    expect(address()).toBe('/dashboard/all-orders');
  });

  it('leads to the list of a kind with more', async () => {
    api.find.mockResolvedValue(Array.from({ length: 5 }, (_, n) => ({ ...order, id: `${n}` })));
    const { user, address } = open();
    await user.type(field(), 'ada & co');
    await user.click(await screen.findByRole('option', { name: 'All orders with “ada & co”' }));
    expect(address()).toBe('/dashboard/all-orders?status=all&q=ada+%26+co');
  });

  it('asks once for what is typed, and drops an answer to other words', async () => {
    let answerFirst: (found: FoundItem[]) => void = () => {};
    api.find.mockImplementation(({ query }) =>
      query?.q === 'ad'
        ? new Promise((answer) => (answerFirst = answer))
        : Promise.resolve([invoice]),
    );
    const { user } = open();
    await user.type(field(), 'ad');
    await waitFor(() => expect(api.find).toHaveBeenCalledOnce());
    await user.type(field(), 'am joiner');
    screen.getByText('Searching…');
    await screen.findByRole('option', { name: /2026-000001/ });
    answerFirst([order]);
    await waitFor(() => expect(texts()).toEqual(['2026-000001 Ada Joiner']));
    expect(api.find.mock.calls.map(([{ query }]) => query?.q)).toEqual(['ad', 'adam joiner']);
  });

  it('says that nothing was found, and asks again after a failure', async () => {
    api.find.mockRejectedValueOnce(new Error('out of reach')).mockResolvedValue([]);
    const { user } = open();
    await user.type(field(), '🪚 .*');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText(/^Nothing found for “🪚 \.\*”/);
    await user.keyboard('{Enter}{ArrowDown}');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('searches no blanks, and takes at most 100 characters', async () => {
    const { user } = open();
    await user.type(field(), '   ');
    screen.getByText(/^Find orders, quotes/);
    expect(field().getAttribute('maxlength')).toBe('100');
    expect(api.find).not.toHaveBeenCalled();
  });
});
