import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { orderOf } from '../../../testing/fixtures.ts';
import type { Order } from '../order.ts';
import { CancellableOrders, type CancellableOrdersProps } from './CancellableOrders.tsx';
import { OrderedToolLink } from './OrderedToolLink.tsx';

const orders = [orderOf('first'), orderOf('second')];

const show = (screenIsWide: boolean, props: Partial<CancellableOrdersProps> = {}) => {
  const listen = () => {};
  vi.stubGlobal('matchMedia', () => ({
    matches: screenIsWide,
    addEventListener: listen,
    removeEventListener: listen,
  }));
  const onCancel = vi.fn(async () => {});
  render(
    <CancellableOrders
      actor="customer"
      orders={orders}
      ToolLink={OrderedToolLink}
      busy={false}
      onCancel={onCancel}
      {...props}
    />,
    {
      wrapper: MemoryRouter,
    },
  );
  return { onCancel, user: userEvent.setup() };
};

const openDialog = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getAllByRole('button', { name: 'cancel' })[1] as HTMLElement);

describe('CancellableOrders', () => {
  it('is a table with the columns of the specification', () => {
    show(true);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'No.',
      'User Name',
      'Product Name',
      'Amount',
      'Bill',
      'Payment',
      'Delete',
    ]);
    const row = screen.getAllByRole('row')[1] as HTMLElement;
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual([
      '1',
      'Carla Customer',
      'No. 4 Smoothing Plane',
      '10',
      '$641.00',
      '$641.00 due',
      'cancel',
    ]);
  });

  it('is a list of cards on a phone', () => {
    show(false);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByText('Payment: $641.00 due')).toHaveLength(2);
  });

  it.each([true, false])('links the tool to its page (wide: %s)', (screenIsWide) => {
    show(screenIsWide);
    const [link] = screen.getAllByRole('link', { name: 'No. 4 Smoothing Plane' });
    expect(link?.getAttribute('href')).toBe('/tools/plane');
  });

  it('asks first, and shows the order', async () => {
    const { user, onCancel } = show(true);
    await openDialog(user);
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByText('Are you sure you want to cancel this order?');
    dialog.getByText('No. 4 Smoothing Plane');
    dialog.getByText('Quantity: 10');
    dialog.getByText('Total: $641.00');
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('cancels the order on Confirm, and closes the dialog', async () => {
    const { user, onCancel } = show(true);
    await openDialog(user);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(onCancel.mock.calls).toEqual([[orders[1]]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('cancels the order once after a double click on Confirm', async () => {
    const onCancel = vi.fn(() => new Promise<void>(() => {}));
    const { user } = show(true, { onCancel });
    await openDialog(user);
    await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('cancels the selected orders once after a double click on Confirm', async () => {
    const onCancelAll = vi.fn(() => new Promise<never>(() => {}));
    const { user } = show(true, { onCancelAll });
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    const bar = within(screen.getByRole('group', { name: 'Selection' }));
    await user.click(bar.getByRole('button', { name: 'cancel' }));
    await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
    expect(onCancelAll).toHaveBeenCalledOnce();
  });

  it('keeps the order on Close', async () => {
    const { user, onCancel } = show(true);
    await openDialog(user);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('has no checkboxes where orders cannot be selected', () => {
    show(true);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it.each([true, false])(
    'cancels the selected orders that can be cancelled (wide: %s)',
    async (screenIsWide) => {
      const cancelled: Order = { ...orderOf('third'), status: 'cancelled' };
      const onCancelAll = vi.fn(async (done: Order[]) => ({ done, failed: [] }));
      const { user } = show(screenIsWide, { orders: [...orders, cancelled], onCancelAll });
      const name = 'Select 10 × No. 4 Smoothing Plane for Carla Customer';
      expect(screen.getAllByRole('checkbox', { name })).toHaveLength(2);
      await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
      const bar = within(screen.getByRole('group', { name: 'Selection' }));
      await user.click(bar.getByRole('button', { name: 'cancel' }));
      screen.getByRole('dialog', { name: 'Are you sure you want to cancel these 2 orders?' });
      await user.click(screen.getByRole('button', { name: 'Confirm' }));
      expect(onCancelAll.mock.calls).toEqual([[orders]]);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('status').textContent).toBe('');
    },
  );
});
