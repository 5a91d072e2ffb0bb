import { screen, waitFor, within } from '@testing-library/react';
import type { ResolvedRows } from 'functions/contract';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { resolveRows } from '../../../domain/cart/priced/resolveCart.ts';
import { readCart } from '../../../domain/cart/stored/storedCart.ts';
import { emptyCart } from '../../../domain/cart/stored/useCart.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths } from '../../../lib/router/paths.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { orderOf, plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ReorderButton } from './ReorderButton.tsx';
import { ReorderNotice } from './ReorderNotice.tsx';

const resolve = vi.hoisted(() => vi.fn<typeof resolveRows>());
vi.mock('../../../domain/cart/priced/resolveCart.ts', () => ({ resolveRows: resolve }));

const resolved = (tool: typeof plane | null): ResolvedRows => ({
  rows: [{ tool, quantity: 10, price: null, problem: null }],
  orderMinimum: 0,
  companiesOnly: false,
  assortment: 'all',
  taxRate: 0,
});

const OrderScreen = () => (
  <>
    <ReorderButton order={orderOf('first', plane, 10)} />
    <Link to="/elsewhere">Leave</Link>
  </>
);

const CartScreen = () => (
  <>
    <h1>Cart</h1>
    <ReorderNotice />
  </>
);

const show = () =>
  renderPage(
    { '/order': <OrderScreen />, '/elsewhere': <h1>Elsewhere</h1>, [paths.cart]: <CartScreen /> },
    { at: '/order' },
  ).user;

const button = () => screen.getByRole('button', { name: /Order again/ });
const cart = () => screen.findByRole('heading', { name: 'Cart' });

beforeEach(() => {
  emptyCart();
  resolve.mockReset().mockResolvedValue(resolved(plane));
});

describe('ReorderButton', () => {
  it('puts the lines into the cart and opens it', async () => {
    const user = show();
    await user.click(button());
    await cart();
    expect(readCart().lines).toMatchObject([{ toolId: 'plane', quantity: 10, unitPrice: 6_410 }]);
    expect(resolve.mock.calls).toEqual([[[{ toolId: 'plane', quantity: 10 }]]]);
    expect(toast.mock.calls).toEqual([
      ['The tool of order TH-00000001 is in your cart.', { variant: 'success' }],
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows on the cart page what has changed, until the buyer closes the notice', async () => {
    resolve.mockResolvedValue(resolved({ ...plane, toolName: 'Smoother' }));
    const user = show();
    await user.click(button());
    await cart();
    const notice = within(screen.getByRole('alert'));
    notice.getByText('The tool of order TH-00000001 is in your cart.');
    expect(notice.getByRole('listitem').textContent).toBe(
      'Smoother: It was called “No. 4 Smoothing Plane” in the order.',
    );
    expect(toast).not.toHaveBeenCalled();
    await user.click(notice.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names the tools when none is on sale any more', async () => {
    resolve.mockResolvedValue(resolved(null));
    const user = show();
    await user.click(button());
    await cart();
    const notice = within(screen.getByRole('alert'));
    notice.getByText('The tool of order TH-00000001 could not be added to your cart.');
    notice.getByText(/no longer on sale/);
    expect(readCart().lines).toEqual([]);
  });

  it('shows no notice about a cart that has been emptied since', async () => {
    resolve.mockResolvedValue(resolved({ ...plane, toolName: 'Smoother' }));
    const user = show();
    await user.click(button());
    await cart();
    screen.getByRole('alert');
    emptyCart();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says why it failed, leaves the cart alone, and can be pressed again', async () => {
    resolve.mockRejectedValueOnce(new ApiProblem('network', 0));
    const user = show();
    await user.click(button());
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(toast.mock.calls[0]?.[0]).toContain('We cannot reach the shop');
    expect(readCart().lines).toEqual([]);
    await user.click(button());
    await cart();
  });

  it('does nothing for a buyer who has left before the tools are known', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<ResolvedRows>();
    resolve.mockReturnValueOnce(promise);
    const user = show();
    await user.click(button());
    expect(button()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    answer(resolved(plane));
    await promise;
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(readCart().lines).toEqual([]);
    expect(toast).not.toHaveBeenCalled();
  });
});
