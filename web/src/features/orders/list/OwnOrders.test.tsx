import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { stubWindow } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { OwnOrders } from './OwnOrders.tsx';

const first = orderOf('first');
const [line] = first.lines;
if (!line) throw new Error('An order without a line');
const second: Order = {
  ...orderOf('second'),
  number: 'TH-00000002',
  poNumber: '4711',
  lines: [
    line,
    { ...line, toolId: 'saw', sku: 'SAW-0010', toolName: 'Panel saw', quantity: 2_000 },
  ],
  status: 'shipped',
  createdAt: '2025-12-31T23:59:59Z',
};

const Providers = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter initialEntries={['/dashboard/my-orders?status=all']}>{children}</MemoryRouter>
  </QueryClientProvider>
);

const show = (screenIsWide: boolean, orders = [first, second]) => {
  stubWindow(screenIsWide);
  render(<OwnOrders orders={orders} caller={{ uid: 'carla', staff: false, membership: null }} />, {
    wrapper: Providers,
  });
  return userEvent.setup();
};

describe('OwnOrders', () => {
  it('is a table with the columns of the specification, the date and the status', () => {
    show(true);
    // Also those that a narrow window hides.
    const headers = screen.getAllByRole('columnheader', { hidden: true });
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'No.',
      'Date',
      'User Name',
      'Product Name',
      'Amount',
      'Bill',
      'Status',
      'Payment',
      'Again',
      'Delete',
    ]);
    const rows = screen.getAllByRole('row').slice(1);
    const contents = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(contents).toEqual([
      [
        'TH-00000001',
        '21 Nov 2026',
        'Carla Customer',
        'No. 4 Smoothing PlanePLN-0004',
        '10',
        '$641.00',
        'Placed',
        'Unpaid$641.00 due',
        '',
        'cancel',
      ],
      [
        'TH-00000002PO 4711',
        '31 Dec 2025',
        'Carla Customer',
        'No. 4 Smoothing Plane+1 morePLN-0004, SAW-0010',
        '2,010',
        '$641.00',
        'Shipped',
        'Unpaid$641.00 due',
        '',
        '',
      ],
    ]);
  });

  it('is a list of short rows on a phone', () => {
    show(false);
    expect(screen.queryByRole('table')).toBeNull();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toBe(
      [
        'TH-00000001$641.00',
        '10 pieces ·No. 4 Smoothing PlanePlaced',
        '21 Nov · Carla Customer$641.00 due',
      ].join(''),
    );
    expect(rows[1]).toBe(
      [
        'TH-00000002$641.00',
        'PO 4711Shipped',
        'No. 4 Smoothing Plane+1 more$641.00 due',
        '2010 pieces · 31 Dec 2025 · Carla Customer',
      ].join(''),
    );
  });

  it.each([true, false])('links each order to its page (wide: %s)', (screenIsWide) => {
    show(screenIsWide);
    const link = screen.getByRole('link', { name: 'TH-00000002' });
    expect(link).toHaveProperty('pathname', '/dashboard/orders/TH-00000002');
  });

  it('asks before it cancels, and shows the order', async () => {
    const user = show(true);
    await user.click(screen.getByRole('button', { name: 'cancel', description: 'TH-00000001' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to cancel this order?' }),
    );
    dialog.getByText('No. 4 Smoothing Plane');
    dialog.getByText('Quantity: 10');
    dialog.getByText('Total: $641.00');
    dialog.getByRole('button', { name: 'Confirm' });
    dialog.getByRole('button', { name: 'Close' });
  });

  it('shows both numbers of an order in the dialog', async () => {
    const user = show(true, [{ ...first, poNumber: 'PO-2026/0118' }]);
    await user.click(screen.getByRole('button', { name: 'cancel', description: /^TH-00000001/ }));
    within(await screen.findByRole('dialog')).getByText('TH-00000001 · PO-2026/0118');
  });

  it('has a menu on a phone where the order can be cancelled', async () => {
    const user = show(false);
    await user.click(screen.getByRole('button', { name: 'Actions on order TH-00000001' }));
    await user.click(screen.getByRole('menuitem', { name: 'cancel' }));
    await screen.findByRole('dialog', { name: 'Are you sure you want to cancel this order?' });
  });

  it.each([
    ['a wide screen', true],
    ['a phone', false],
  ])('offers to order a closed order again on %s', (_size, screenIsWide) => {
    show(screenIsWide, [{ ...second, status: 'cancelled' }]);
    const [button, ...others] = screen.getAllByRole('button');
    expect(button?.getAttribute('aria-label')).toBe('Order again');
    expect(others).toEqual([]);
  });

  it('does not offer to order the order of another account again', () => {
    show(true, [{ ...second, payerId: 'nora' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is nothing without orders', () => {
    show(true, []);
    expect(screen.queryByRole('table')).toBeNull();
  });
});
