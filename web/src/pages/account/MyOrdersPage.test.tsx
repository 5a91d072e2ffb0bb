import { screen, waitFor } from '@testing-library/react';
import type { CompanyRole } from 'functions/contract';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changedOrdersOf, type ListenedOrder } from '../../domain/live/liveSources.ts';
import type { Order } from '../../domain/order/order.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { readPage } from '../../lib/api/readPage.ts';
import { paths } from '../../lib/router/paths.ts';
import { companyId, membershipOf } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { refetch, report } from '../../testing/fakeLive.tsx';
import { orderOf } from '../../testing/fixtures.ts';
import { listenedOrder } from '../../testing/listenedOrder.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { signInAs } from '../../testing/session.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { MyOrdersPage } from './MyOrdersPage.tsx';

const read = vi.mocked(readPage<Order>);

vi.mock('../../features/customers/ownTerms/OwnTerms.tsx', () => ({ OwnTerms: () => null }));
const exported = vi.hoisted(() => vi.fn());
vi.mock('../../features/tables/ExportButton.tsx', () => ({
  ExportButton: ({ url }: { url: string }) => exported(url) ?? null,
}));

const own = changedOrdersOf('carla');
const first = { ...orderOf('first'), createdAt: '2026-11-21T09:00:00.000Z' };
const known = listenedOrder('first', 1_000, { createdAt: first.createdAt });
const other = (fields: Partial<ListenedOrder> = {}) =>
  listenedOrder('other', 500, { number: 'TH-00000002', ...fields });
const numbers = () =>
  screen.getAllByRole('link', { name: /^TH-/ }).map(({ textContent }) => textContent);

const Address = () => <output aria-label="Address">{useLocation().search}</output>;

const show = (search = '') =>
  renderPage(
    <>
      <MyOrdersPage />
      <Address />
    </>,
    { at: `/${search}`, wide: true },
  );

const open = async () => {
  show();
  await screen.findByText(first.number);
  await report(own, [known]);
};

beforeEach(() => {
  signInAs('carla');
  read.mockReset().mockResolvedValue({ items: [first], next: null });
});

describe('MyOrdersPage', () => {
  it('shows an order from another window at the top', async () => {
    await open();
    await report(own, [other(), known]);
    await screen.findByText('TH-00000002');
    expect(numbers()).toEqual(['TH-00000002', 'TH-00000001']);
    expect(read).toHaveBeenCalledOnce();
  });

  it('moves an order where it is, and leaves out what does not match', async () => {
    await open();
    const by = { actor: 'admin', uid: 'nora', at: '' } as const;
    const confirmation = { step: 'confirmed', status: 'confirmed', ...by } as const;
    const history = [...first.history, confirmation];
    const confirmed = listenedOrder('first', 2_000, { ...first, status: 'confirmed', history });
    await report(own, [confirmed, other({ status: 'delivered' })]);
    await screen.findByText('Confirmed');
    expect(numbers()).toEqual(['TH-00000001']);
  });

  it('reads the orders again when it cannot listen', async () => {
    await open();
    await refetch(own);
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  it('says that there are no orders, and leads to the tools', async () => {
    read.mockResolvedValue({ items: [], next: null });
    show();
    await screen.findByRole('heading', { name: 'No open orders' });
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await screen.findByRole('heading', { name: 'No orders yet' });
    const link = screen.getByRole('link', { name: 'See our tools' });
    expect(link.getAttribute('href')).toBe(paths.tools);
  });

  it('shows further orders on demand', async () => {
    read.mockResolvedValueOnce({ items: [first], next: '/api/next' });
    await open();
    const items = [{ ...orderOf('second'), number: 'TH-00000002' }];
    read.mockResolvedValueOnce({ items, next: null });
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('TH-00000002');
    expect(numbers()).toEqual(['TH-00000001', 'TH-00000002']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says why it could not load, and tries again', async () => {
    read.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
    show();
    await screen.findByText(/^An error has occurred: The shop is not available right now/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(first.number);
  });
});

describe('MyOrdersPage of a company', () => {
  const ofCompany = {
    payerId: companyId,
    payerName: 'Harbor Joinery',
    userId: 'bea',
    userName: 'Bea Buyer',
    createdAt: first.createdAt,
  };
  const number = 'TH-00000002';
  const mine = { number, userId: 'carla', userName: 'Carla Customer' };
  const makers = () => screen.queryByLabelText('Ordered by');
  const findMakers = () => screen.findByLabelText<HTMLSelectElement>('Ordered by');
  const requested = () => read.mock.calls.map(([url]) => url);
  const urlWith = (query: string) => `/api/orders/carla%40example.test?${query}`;

  const showAs = async (role: CompanyRole, search = '') => {
    signInAs('carla', { buyingFor: companyId });
    api.listMemberships.mockResolvedValue([membershipOf({ role })]);
    read.mockResolvedValue({ items: [{ ...first, ...ofCompany }], next: null });
    show(search);
    await screen.findByText(first.number);
    await waitFor(() => expect(api.listMemberships).toHaveBeenCalledOnce());
  };

  it('names who ordered', async () => {
    await showAs('owner');
    screen.getByRole('columnheader', { name: 'Ordered by' });
    screen.getByRole('cell', { name: /^Bea Buyer/ });
  });

  it.each(['owner', 'approver', 'bookkeeper'] as const)(
    'lets a member with the role %s choose who ordered, and keeps the choice in the address',
    async (role) => {
      await showAs(role);
      await userEvent.selectOptions(await findMakers(), 'Me');
      expect(screen.getByLabelText('Address').textContent).toBe('?by=me');
      await waitFor(() =>
        expect(requested()).toEqual([urlWith('status=open'), urlWith('status=all&by=me')]),
      );
      await screen.findByRole('option', { name: 'Bea Buyer' });
      await userEvent.selectOptions(await findMakers(), 'Bea Buyer');
      await waitFor(() => expect(requested().at(-1)).toBe(urlWith('status=all&by=bea')));
      await userEvent.selectOptions(await findMakers(), 'Anyone');
      expect(screen.getByLabelText('Address').textContent).toBe('');
    },
  );

  it.each([
    ['me', 'Me'],
    ['bea', 'Bea Buyer'],
    ['otto', 'Another person'],
  ])('opens with the choice in the address: %s', async (by, name) => {
    await showAs('owner', `?by=${by}`);
    const shown = async () => [...(await findMakers()).selectedOptions].map(({ text }) => text);
    await waitFor(async () => expect(await shown()).toEqual([name]));
    expect(requested()).toEqual([urlWith(`status=all&by=${by}`)]);
  });

  it('shows a buyer the own orders without a choice, and listens to no others', async () => {
    await showAs('buyer');
    await report(changedOrdersOf(companyId, 'carla'), [other({ ...ofCompany, ...mine })]);
    await screen.findByText(number);
    expect(makers()).toBeNull();
  });

  it('shows an order of another member as soon as it is placed', async () => {
    await showAs('bookkeeper');
    await findMakers();
    await report(changedOrdersOf(companyId), [other(ofCompany)]);
    await screen.findByText(number);
  });

  it.each([
    ['me', 'carla', 'bea'],
    ['bea', 'bea', 'carla'],
  ])('leaves out orders of others among those by %s', async (by, userId, someoneElse) => {
    await showAs('owner', `?by=${by}`);
    await findMakers();
    const made = changedOrdersOf(companyId, userId);
    await report(made, [other({ ...ofCompany, userId, number: 'TH-00000003' })]);
    await screen.findByText('TH-00000003');
    await report(made, [other({ ...ofCompany, _id: 'another', userId: someoneElse, number })]);
    expect(numbers()).not.toContain(number);
  });

  it('of the account itself has no choice, whatever the address says', async () => {
    show('?by=me');
    await screen.findByText(first.number);
    expect(makers()).toBeNull();
    expect(requested()).toEqual([urlWith('status=open')]);
    expect(api.listMemberships).not.toHaveBeenCalled();
  });
});

describe('MyOrdersPage that is searched', () => {
  const query = 'status=all&payment=unpaid&from=2026-11-01&to=2026-11-30&q=saw';

  it('finds orders with any status, and exports what it finds', async () => {
    show('?q=saw&payment=unpaid&from=2026-11-01&to=2026-11-30');
    await screen.findByText(first.number);
    expect(read.mock.calls.map(([url]) => url)).toEqual([
      `/api/orders/carla%40example.test?${query}`,
    ]);
    expect(exported.mock.lastCall?.[0]).toBe(`/api/user/carla%40example.test/orders.csv?${query}`);
    screen.getByText('1 order found');
    screen.getByRole('searchbox', { name: /^Search by order or PO number, tool or tracking/ });
  });

  it('leaves out what arrives and does not match', async () => {
    show('?q=TH-00000001');
    await screen.findByText(first.number);
    await report(own, [other(), known]);
    expect(numbers()).toEqual([first.number]);
  });

  it('says that nothing matches, and how to search', async () => {
    read.mockResolvedValue({ items: [], next: null });
    show('?q=nothing');
    await screen.findByRole('heading', { name: 'No order matches "nothing"' });
    await userEvent.click(screen.getByRole('button', { name: 'See all orders' }));
    expect(screen.getByLabelText('Address').textContent).toBe('?status=all');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
});
