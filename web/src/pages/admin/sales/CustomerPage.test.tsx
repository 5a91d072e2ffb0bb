import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Payment } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import type { readPage } from '../../../lib/api/readPage.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { paths } from '../../../lib/router/paths.ts';
import { companyId } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { customerOf, orderOf, profileOf } from '../../../testing/fixtures.ts';
import { paymentOf } from '../../../testing/payments.ts';
import { renderPage, stubWindow } from '../../../testing/renderPage.tsx';
import { sendsNothing } from '../../../testing/sendsNothing.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { CustomerPage } from './CustomerPage.tsx';

const orders = vi.hoisted(() => vi.fn<typeof readPage<Order>>());
const pages = vi.hoisted(() => vi.fn<typeof readPage<Payment>>());
vi.mock('../../../lib/api/readPage.ts', () => ({
  readPage: async (url: string, options: object) => {
    if (url.endsWith('/notes') || url.includes('/bank/')) return { items: [] };
    return url.endsWith('/orders') ? orders(url, options) : pages(url, options);
  },
}));

const payment = paymentOf({
  _id: 'one',
  amount: 64_100,
  reference: 'Statement 7',
  receivedAt: '2026-11-20',
  recordedAt: '2026-11-21T10:00:00.000Z',
});
const reversal: Payment = {
  ...payment,
  _id: 'two',
  kind: 'reversal',
  amount: -64_100,
  reverses: 'one',
  reason: 'Wrong order',
};

const open = () =>
  renderPage(
    { [lazyPaths.customer.path]: <CustomerPage /> },
    { at: lazyPaths.customer.href('carla') },
  );

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const figures = () => screen.getByLabelText('Amounts').textContent;
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => {
  vi.resetAllMocks();
  stubWindow(true);
  api.getCustomer.mockResolvedValue(customerOf());
  api.listPriceLists.mockResolvedValue([]);
  api.updateCustomer.mockResolvedValue({
    acknowledged: true,
    matchedCount: 1,
    modifiedCount: 1,
  });
  orders.mockResolvedValue({ items: [], next: null });
  pages.mockResolvedValue({ items: [], next: null });
});

it('shows who the customer is, with links', async () => {
  api.getCustomer.mockResolvedValue(
    customerOf({ profile: profileOf({ phoneNumber: '0116255', location: 'Leicester' }) }),
  );
  open();
  await heading('Carla Customer');
  screen.getByText('Leicester');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('carla@example.test')).toBe('mailto:carla@example.test');
  expect(hrefOf('0116255')).toBe('tel:0116255');
  expect(hrefOf('Audit log of this customer')).toBe('/dashboard/audit?target=user%2Fcarla');
  expect(hrefOf('Manage the account')).toBe('/dashboard/make-admin?q=carla%40example.test');
});

it('shows what is open, overdue and left of the credit limit', async () => {
  api.getCustomer.mockResolvedValue(
    customerOf({ overdue: 24_000, creditLimit: 500_000, room: 376_000 }),
  );
  open();
  await heading('Carla Customer');
  expect(figures()).toBe('Open amount$1,240.00Overdue$240.00Credit left$3,760.00 of $5,000.00');
});

it('shows the orders and the payments', async () => {
  const order = { ...orderOf('first'), dueAt: '2026-01-05T10:00:00.000Z' };
  orders.mockResolvedValue({ items: [order], next: null });
  pages.mockResolvedValue({ items: [reversal, payment], next: null });
  open();
  expect(await rowsOf('Orders')).toEqual([
    ['TH-00000001', '21 Nov 2026', 'Placed', '$641.00', 'Overdue', '5 Jan 2026'],
  ]);
  expect(await rowsOf('Payments')).toEqual([
    ['20 Nov 2026', 'TH-00000001', 'Reversal', 'Bank transfer', 'Wrong order', '-$641.00'],
    ['20 Nov 2026', 'TH-00000001', 'Payment, reversed', 'Bank transfer', 'Statement 7', '$641.00'],
  ]);
  expect(orders.mock.calls[0]?.[0]).toBe('/api/customer/carla/orders');
  expect(pages.mock.calls[0]?.[0]).toBe('/api/customer/carla/payments');
});

it('shows compact rows on a phone', async () => {
  stubWindow(false);
  orders.mockResolvedValue({ items: [orderOf('first')], next: null });
  pages.mockResolvedValue({ items: [reversal], next: null });
  open();
  const [order] = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole(
    'listitem',
  );
  expect(order?.textContent).toContain('No due dateUnpaid');
  const [entry] = within(await screen.findByRole('list', { name: 'Payments' })).getAllByRole(
    'listitem',
  );
  expect(entry?.textContent).toContain('20 Nov 2026 · Bank transferReversalWrong order');
});

it('shows further payments on demand', async () => {
  pages.mockResolvedValueOnce({ items: [reversal], next: '/api/next' });
  pages.mockResolvedValueOnce({ items: [payment], next: null });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await rowsOf('Payments')).toHaveLength(2));
  expect(pages.mock.calls[1]?.[0]).toBe('/api/next');
});

it('says when there are no orders and no payments', async () => {
  open();
  await screen.findByText('No orders yet');
  await screen.findByText('No payments yet');
});

const changeTerms = async () => {
  open();
  await userEvent.selectOptions(await screen.findByLabelText('Payment terms'), 'Prepaid');
  fireEvent.change(screen.getByLabelText('Credit limit in dollars'), { target: { value: '1000' } });
  await userEvent.click(screen.getByRole('button', { name: 'Change terms' }));
  return screen.findByRole('dialog', { name: 'Change the terms of this customer?' });
};

it('changes terms and credit limit after a confirmation of what changes', async () => {
  const dialog = within(await changeTerms());
  dialog.getByText('Payment terms: Net 30 days (the shop’s default) → Prepaid');
  dialog.getByText('Credit limit: no limit → $1,000.00');
  dialog.getByText(/applies to orders from now on/);
  dialog.getByText(/\$1,240\.00 is open/);
  expect(api.updateCustomer).not.toHaveBeenCalled();
  api.getCustomer.mockResolvedValue(
    customerOf({ terms: 'prepaid', hasDefaultTerms: false, creditLimit: 100_000, room: 0 }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Save the new terms' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('Terms changed', { variant: 'success' }));
  expect(api.updateCustomer).toHaveBeenCalledExactlyOnceWith({
    params: { payerId: 'carla' },
    body: { terms: 'prepaid', creditLimit: 100_000 },
  });
  await waitFor(() => expect(figures()).toContain('Credit left$0.00 of $1,000.00'));
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Change terms',
    hidden: true,
  });
  expect(sendsNothing(button)).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('changes nothing when the dialog is closed', async () => {
  const dialog = within(await changeTerms());
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(api.updateCustomer).not.toHaveBeenCalled();
});

it('shows why the terms were not changed, and keeps what was typed', async () => {
  api.updateCustomer.mockRejectedValue(new ApiProblem('unavailable', 503));
  const dialog = within(await changeTerms());
  await userEvent.click(dialog.getByRole('button', { name: 'Save the new terms' }));
  await screen.findByText(/The shop is not available right now/);
  expect(screen.getByLabelText<HTMLInputElement>('Credit limit in dollars').value).toBe('1000');
});

it('refuses a credit limit at its field', async () => {
  open();
  const field = await screen.findByLabelText('Credit limit in dollars');
  fireEvent.change(field, { target: { value: 'much' } });
  await userEvent.click(screen.getByRole('button', { name: 'Change terms' }));
  await screen.findByText('Credit limit must be a number');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a deleted account under the name in its orders', async () => {
  api.getCustomer.mockResolvedValue(customerOf({ profile: null }));
  orders.mockResolvedValue({ items: [orderOf('first')], next: null });
  open();
  await heading('Carla Customer');
  screen.getByText(/This account was deleted/);
  expect(screen.queryByRole('link', { name: 'Manage the account' })).toBeNull();
});

it('says that there is no such customer', async () => {
  api.getCustomer.mockRejectedValue(new ApiProblem('user-not-found', 404));
  open();
  await screen.findByText('There is no such customer');
});

it('shows why it could not load, and tries again', async () => {
  api.getCustomer.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await heading('Carla Customer');
});

it('shows a company with its number and status, and leads to its members', async () => {
  const company = { number: 'C-4K2M9A', name: 'Harbor Joinery', status: 'suspended' } as const;
  api.getCustomer.mockResolvedValue(customerOf({ payerId: companyId, profile: null, company }));
  open();
  await heading('Harbor Joinery');
  screen.getByText('C-4K2M9A');
  screen.getByText('Suspended');
  expect(screen.queryByText(/This account was deleted/)).toBeNull();
  const members = screen.getByRole('link', { name: 'Details and members' });
  expect(members.getAttribute('href')).toBe(paths.managedCompany.href(companyId));
});
