import { screen, waitFor, within } from '@testing-library/react';
import { type AgedAmounts, type Receivables, receivablesOf } from 'functions/contract';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readUrl } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { companyId } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ReceivablesPage } from './ReceivablesPage.tsx';

vi.mock('../../../lib/browser/saveFile.ts', () => ({ saveFile: vi.fn() }));

const now = new Date('2026-11-22T12:00:00Z');
const createdAt = new Date('2026-01-20T10:00:00Z');
const ada = { payerId: 'ada', payerName: 'Ada Ash', userEmail: 'ada@example.test', createdAt };
const bob = { payerId: 'bob', payerName: 'Bob Beech', userEmail: 'bob@example.test', createdAt };
const dueOn = (day: string) => new Date(`${day}T10:00:00Z`);

const open: Receivables = {
  ...receivablesOf(
    [
      { ...ada, amountDue: 10_000, dueAt: null },
      { ...ada, amountDue: 2_550, dueAt: dueOn('2026-11-01') },
      { ...bob, amountDue: 64_100, dueAt: dueOn('2026-10-01') },
      { ...bob, amountDue: 100, dueAt: dueOn('2026-08-30') },
      { ...bob, amountDue: 50, dueAt: dueOn('2026-01-30') },
    ],
    now,
    'UTC',
  ),
  refundDue: { orders: 2, total: 4_200 },
};
const nothing: AgedAmounts = { 'not-due': 0, '1-30': 0, '31-60': 0, '61-90': 0, 'over-90': 0 };
const settled: Receivables = {
  total: 0,
  byAge: nothing,
  customers: [],
  refundDue: { orders: 0, total: 0 },
};

const Address = () => <output aria-label="Address">{useLocation().search}</output>;

const show = (isWide = true, address = '/') =>
  renderPage(
    <>
      <ReceivablesPage />
      <Address />
    </>,
    { at: address, wide: isWide },
  ).user;

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
const figure = (list: string, name: string) => {
  const names = within(screen.getByLabelText(list)).getByText(name, { exact: true });
  return within(names.parentElement as HTMLElement);
};
const customerNames = () =>
  textsOf(screen.getAllByRole('rowheader')).map((text) => text?.split(/(?=ada|bob)@?/)[0]);

beforeEach(() => {
  api.receivables.mockResolvedValue(open);
  vi.mocked(saveFile).mockReset();
});

describe('ReceivablesPage', () => {
  it('adds up what is to be paid, overdue and to be refunded, with links to the orders', async () => {
    show();
    await screen.findByRole('table', { name: 'Customers' });
    figure('Totals', 'To be paid').getByText('$768.00');
    figure('Totals', 'To be paid').getByText('5 orders of 2 customers');
    figure('Totals', 'Overdue').getByText('$668.00');
    figure('Totals', 'Refund due').getByText('$42.00');
    figure('Totals', 'Refund due').getByText('2 orders');
    const links = within(screen.getByLabelText('Totals')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/all-orders?payment=unpaid',
      '/dashboard/all-orders?payment=overdue',
      '/dashboard/all-orders?payment=refund-due',
    ]);
  });

  it('has a table by customer, highest total first, whose totals are those by age', async () => {
    show();
    const table = await screen.findByRole('table', { name: 'Customers' });
    expect(within(table).getAllByRole('row').map(cellsOf)).toEqual([
      [
        'Customer',
        'Orders',
        'Reminded',
        'Not due',
        '1–30 days',
        '31–60 days',
        '61–90 days',
        'Over 90 days',
        'Total',
        'Details',
      ],
      ['Bob Beechbob@example.test', '3', '–', '–', '–', '$641.00', '$1.00', '$0.50', '$642.50', ''],
      ['Ada Ashada@example.test', '2', '–', '$100.00', '$25.50', '–', '–', '–', '$125.50', ''],
      ['Total', '5', '', '$100.00', '$25.50', '$641.00', '$1.00', '$0.50', '$768.00', ''],
    ]);
    const ages = screen.getByLabelText('By days overdue');
    expect(
      textsOf(within(ages).getAllByRole('definition')).filter((_, index) => index % 2 === 0),
    ).toEqual(['$100.00', '$25.50', '$641.00', '$1.00', '$0.50']);
    figure('By days overdue', '31–60 days overdue').getByText('83% of the total');
    figure('By days overdue', 'Over 90 days overdue').getByText('under 1% of the total');
  });

  it('links each customer to their page and to their unpaid orders', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Ada Ash' });
    expect(link.getAttribute('href')).toBe('/dashboard/customers/ada');
    const orders = screen.getByRole('link', { name: 'See unpaid orders', description: /^Ada Ash/ });
    expect(orders.getAttribute('href')).toBe('/dashboard/all-orders?payment=unpaid&payer=ada');
  });

  it('links a company to its page', async () => {
    const company = { ...ada, payerId: companyId, payerName: 'Harbor Joinery' };
    const amounts = [{ ...company, amountDue: 500, dueAt: null }];
    const receivables = receivablesOf(amounts, now, 'UTC');
    api.receivables.mockResolvedValue({ ...open, ...receivables });
    show();
    const link = await screen.findByRole('link', { name: 'Harbor Joinery' });
    expect(link.getAttribute('href')).toBe(`/dashboard/company/${companyId}`);
  });

  it('can be sorted by each column, which the address holds', async () => {
    const user = show();
    await screen.findByRole('table', { name: 'Customers' });
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('Total').getAttribute('aria-sort')).toBe('descending');
    await user.click(within(header('Not due')).getByRole('button'));
    expect(customerNames()).toEqual(['Ada Ash', 'Bob Beech', 'Total']);
    expect(screen.getByLabelText('Address').textContent).toBe('?sort=not-due');
    await user.click(within(header('Customer')).getByRole('button'));
    await user.click(within(header('Customer')).getByRole('button'));
    expect(customerNames()).toEqual(['Bob Beech', 'Ada Ash', 'Total']);
    expect(header('Customer').getAttribute('aria-sort')).toBe('descending');
    await user.click(within(header('Total')).getByRole('button'));
    expect(screen.getByLabelText('Address').textContent).toBe('');
  });

  it('is a list of short rows on a phone, with a field to sort them', async () => {
    const user = show(false, '/?sort=unknown');
    const list = await screen.findByRole('list', { name: 'Customers' });
    const rows = () => textsOf(within(list).getAllByRole('listitem'));
    expect(rows()).toEqual([
      'Bob Beech$642.503 orders · bob@example.test$642.50 overdue31–60 days $641.00 · 61–90 days $1.00Over 90 days $0.50',
      'Ada Ash$125.502 orders · ada@example.test$25.50 overdueNot due $100.00 · 1–30 days $25.50',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name: A to Z');
    expect(rows()[0]).toMatch(/^Ada Ash/);
  });

  it.each([true, false])(
    'shows few of many customers until more are wanted (wide: %s)',
    async (isWide) => {
      const amounts = Array.from({ length: 45 }, (_, index) => {
        const customer = { ...ada, payerId: `ada-${index}`, payerName: `Ada ${index}` };
        return { ...customer, amountDue: 10_000 - index, dueAt: null };
      });
      api.receivables.mockResolvedValue({ ...open, ...receivablesOf(amounts, now, 'UTC') });
      const user = show(isWide);
      const names = () => screen.getAllByRole('link', { name: /^Ada \d+$/ }).length;
      const more = () => screen.queryByRole('button', { name: 'Show more' });
      await screen.findByRole('link', { name: 'Ada 0' });
      await waitFor(() => expect(names()).toBe(20));
      figure('Totals', 'To be paid').getByText('45 orders of 45 customers');
      await user.click(more() as HTMLElement);
      await waitFor(() => expect(names()).toBe(40));
      await user.click(more() as HTMLElement);
      await waitFor(() => expect(names()).toBe(45));
      expect(more()).toBeNull();
    },
  );

  it('says that nothing is open', async () => {
    api.receivables.mockResolvedValue(settled);
    show();
    await screen.findByRole('heading', { name: 'Nothing is open' });
    figure('Totals', 'Overdue').getByText('past the due date');
    figure('Totals', 'Refund due').getByText('nothing to refund');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that the figures are loading, why they are missing, and reads them again', async () => {
    api.receivables.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
    const user = show();
    screen.getByRole('status', { name: 'Loading the receivables' });
    await screen.findByText(/^An error has occurred: The shop is not available/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('table', { name: 'Customers' });
  });

  it.each([
    ['Download payments', '/api/payments.csv', 'payments-2026-11-22.csv'],
    ['Download invoices', '/api/invoices.csv', 'invoices-2026-11-22.csv'],
    ['Download journal', '/api/journal.csv', 'journal-2026-10-01-2026-10-31.csv'],
  ])('has a button "%s" for the chosen period', async (label, address, name) => {
    const headers = { 'content-disposition': `attachment; filename="${name}"` };
    vi.mocked(readUrl).mockImplementation((_url, _options, read) =>
      read(new Response('rows', { headers })),
    );
    const user = show(true, '/?from=2026-10-01&to=2026-10-31');
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    expect(vi.mocked(readUrl).mock.lastCall?.[0]).toBe(`${address}?from=2026-10-01&to=2026-10-31`);
    expect(vi.mocked(saveFile).mock.lastCall?.[0]).toMatchObject({ name });
  });

  it('downloads a journal only for both days', async () => {
    show(true, '/?from=2026-10-01');
    const journal = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Download journal',
    });
    expect(journal.disabled).toBe(true);
    screen.getByText('Choose the first and the last day to download the journal.');
    const invoices = screen.getByRole<HTMLButtonElement>('button', { name: 'Download invoices' });
    expect(invoices.disabled).toBe(false);
  });

  it('does not download an impossible period', async () => {
    show(true, '/?from=2026-10-02&to=2026-10-01');
    await screen.findByText('This day is before the first one');
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Download/ });
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
  });
});
