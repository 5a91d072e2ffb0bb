import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { enqueueSnackbar } from 'notistack';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { stubWindow } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { ManagedOrders } from './ManagedOrders.tsx';

vi.unmock('../../../lib/api/api.ts');

vi.mock('../../../lib/firebase/firebase.ts', () => ({
  auth: { authStateReady: async () => {}, currentUser: { getIdToken: async () => 'token' } },
}));
vi.mock('../../../lib/firebase/appCheck.ts', () => ({ getAppCheckToken: async () => undefined }));

const notified = vi.mocked(enqueueSnackbar);
const fetched = vi.fn<typeof fetch>();
const orderIn = (status: Order['status'], digit: number): Order => ({
  ...orderOf(status),
  number: `TH-0000000${digit}`,
  status,
});
const placedOrder = orderIn('placed', 1);
const confirmed = orderIn('confirmed', 2);
const shipped = orderIn('shipped', 3);
const delivered = orderIn('delivered', 4);
const cancelled = orderIn('cancelled', 5);
const all = [placedOrder, confirmed, shipped, delivered, cancelled];

const show = (screenIsWide: boolean, orders = all) => {
  stubWindow(screenIsWide);
  const client = new QueryClient();
  const listOf = (shown: Order[]) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ManagedOrders orders={shown} caller={{ uid: 'ada', staff: true, membership: null }} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(listOf(orders));
  return {
    user: userEvent.setup(),
    showAlso: (more: Order[]) => rerender(listOf([...orders, ...more])),
  };
};

const boxOf = ({ number }: Order) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Select ${number}`) });
const bar = () => within(screen.getByRole('group', { name: 'Selection' }));
const buttonsIn = (row: HTMLElement) =>
  within(row)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

beforeEach(() => {
  notified.mockClear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('ManagedOrders', () => {
  it('is a table with the columns of the specification and the next step', () => {
    show(true);
    // Also those that a narrow window hides.
    const headers = screen.getAllByRole('columnheader', { hidden: true });
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      '',
      'No.',
      'Date',
      'User Name',
      'Product Name',
      'Amount',
      'Bill',
      'Ship by',
      'Status',
      'Payment',
      'Assigned to',
      'Next step',
      'Delete',
    ]);
  });

  it('has the buttons that the status of each order allows', () => {
    show(true);
    expect(screen.getAllByRole('row').slice(1).map(buttonsIn)).toEqual([
      ['Confirm', 'cancel'],
      ['Ship', 'cancel'],
      ['Deliver'],
      [],
      [],
    ]);
    screen.getByRole('button', { name: 'Ship', description: 'TH-00000002' });
  });

  it.each([0, 1])(
    'labels the button to cancel order %i with a word instead of a cross',
    (index) => {
      show(true);
      const button = screen.getAllByRole('button', { name: 'cancel' })[index];
      expect(button?.textContent).toBe('cancel');
      expect(button?.querySelector('svg')).toBeNull();
    },
  );

  it('has them in one menu on a phone', async () => {
    const { user } = show(false);
    await user.click(screen.getByRole('button', { name: /^Actions on TH-00000002/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Ship',
      'cancel',
    ]);
    expect(screen.queryByRole('button', { name: /^Actions on TH-00000004/ })).toBeNull();
  });

  it.each([true, false])('selects only orders that can change (wide: %s)', async (isWide) => {
    const { user } = show(isWide);
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    expect([placedOrder, confirmed, shipped].every((order) => boxOf(order).checked)).toBe(true);
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Confirm 1 of 3 orders, \$/),
        expect.stringMatching(/^Ship 1 of 3 orders, \d+ pieces/),
        'Cancel 2 of 3 orders',
      ]),
    );
  });

  it('keeps the selection when more orders are loaded', async () => {
    const { user, showAlso } = show(true, [placedOrder]);
    await user.click(boxOf(placedOrder));
    showAlso([confirmed]);
    expect(boxOf(placedOrder).checked).toBe(true);
    expect(boxOf(confirmed).checked).toBe(false);
  });

  it.each([true, false])('cancels the order of a row with a reason (wide: %s)', async (isWide) => {
    fetched.mockImplementation(async () =>
      Response.json({ acknowledged: true, order: { ...placedOrder, status: 'cancelled' } }),
    );
    const { user } = show(isWide, [placedOrder]);
    const row = within(screen.getByRole(isWide ? 'table' : 'list', { name: 'Orders' }));
    if (isWide) {
      await user.click(row.getByRole('button', { name: /^cancel/ }));
    } else {
      await user.click(row.getByRole('button', { name: /^Actions on TH-00000001/ }));
      await user.click(screen.getByRole('menuitem', { name: 'cancel' }));
    }
    const name = 'Are you sure you want to cancel this order?';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(fetched).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/^Reason/), 'The supplier is late');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fetched.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))])).toEqual([
      ['/api/order/placed/transitions', { to: 'cancelled', reason: 'The supplier is late' }],
    ]);
    expect(notified.mock.calls.map(([text]) => text)).toEqual(['order ID: TH-00000001 deleted']);
  });

  it('keeps the orders selected for which an action failed', async () => {
    const other = { ...placedOrder, _id: 'other', number: 'TH-00000006' };
    fetched.mockImplementation(async (url) =>
      String(url).includes('other')
        ? Response.json(
            { code: 'transition-not-allowed', orderStatus: 'shipped', allowed: [] },
            { status: 409 },
          )
        : Response.json({ acknowledged: true, order: { ...placedOrder, status: 'confirmed' } }),
    );
    const { user } = show(true, [placedOrder, other]);
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await user.click(bar().getByRole('button', { name: /^Confirm 2 orders/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm these 2 orders?' }));
    await user.click(dialog.getByRole('button', { name: /^Issue and mail 2 invoices, / }));
    await screen.findByText('TH-00000006: The status is now Shipped.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fetched.mock.calls.map(([url]) => url).toSorted()).toEqual([
      '/api/order/other/transitions',
      '/api/order/placed/transitions',
    ]);
    expect([boxOf(placedOrder).checked, boxOf(other).checked]).toEqual([false, true]);
  });
});
