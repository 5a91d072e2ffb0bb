import { screen, waitFor, within } from '@testing-library/react';
import type { SalesReport } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { api } from '../../../testing/fakeApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ReportsPage } from './ReportsPage.tsx';

const figures = { orders: 2, net: 11_250, costed: 8_000, cost: 6_000, before: 10_000 };

const report = (fields: Partial<SalesReport> = {}): SalesReport => ({
  by: 'month',
  from: '2026-01',
  to: '2026-02',
  total: { key: '', name: 'Total', ...figures },
  rows: [
    { key: '2026-01', name: '2026-01', ...figures },
    { key: '2026-02', name: '2026-02', orders: 0, net: 0, costed: 0, cost: 0, before: 0 },
  ],
  more: 0,
  ...fields,
});

const open = (query = '?from=2026-01&to=2026-02') =>
  renderPage({ '/dashboard/reports': <ReportsPage /> }, { at: `/dashboard/reports${query}` });

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .slice(1);

beforeEach(() => {
  vi.resetAllMocks();
  api.salesReport.mockResolvedValue(report());
});

describe('ReportsPage', () => {
  it('shows each month against the year before, with its margin, and the total', async () => {
    open();
    await screen.findByRole('table', { name: 'Sales by month' });
    const cells = ['2', '$112.50', '$100.00', '+12.5%', '$20.00 (25%)'];
    expect(cellsOf('January 2026')).toEqual(cells);
    expect(cellsOf('February 2026')).toEqual(['0', '$0.00', '$0.00', '–', '–']);
    expect(cellsOf('^Total')).toEqual(cells);
    screen.getByText('The margin leaves out $32.50 of unknown cost.');
    screen.getByText(/taken from that month, too/);
  });

  it('asks for other rows and months', async () => {
    const { user } = open();
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'By customer' }));
    await user.selectOptions(screen.getByLabelText('From'), 'February 2026');
    await waitFor(() =>
      expect(api.salesReport.mock.lastCall?.[0]).toMatchObject({
        query: { by: 'customer', from: '2026-02', to: '2026-02' },
      }),
    );
  });

  it('says why there is no report of these months', async () => {
    open('?from=2026-02&to=2026-01');
    expect(screen.getByRole('alert').textContent).toBe(
      'The last month must not be before the first.',
    );
    expect(api.salesReport).not.toHaveBeenCalled();
  });

  it('says that nothing was sold', async () => {
    const none = { key: '', name: 'Total', orders: 0, net: 0, costed: 0, cost: 0, before: 0 };
    api.salesReport.mockResolvedValueOnce(report({ rows: [], total: none }));
    open();
    await screen.findByText('No sales in these months');
  });

  it('says what failed, and tries again', async () => {
    api.salesReport.mockRejectedValueOnce(new ApiProblem('rate-limited', 429));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('table', { name: 'Sales by month' });
  });
});
