import { act, renderHook, waitFor } from '@testing-library/react';
import type { CartTool, ResolvedRows } from 'functions/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { resolvedRows, storeCart } from '../../../testing/cart.ts';
import { agreedPlane, plane } from '../../../testing/fixtures.ts';
import { openPage } from '../../../testing/renderPage.tsx';
import { signInAs, signOut } from '../../../testing/session.ts';
import { idTokenOf } from '../../../testing/tokens.ts';
import { addToCart, emptyCart, removeTool } from '../stored/useCart.ts';
import { usePricedCart } from './usePricedCart.ts';

const call = vi.hoisted(() =>
  vi.fn<(route: unknown, options: { body: object; anonymous: boolean }) => Promise<ResolvedRows>>(),
);
vi.mock('../../../lib/api/api.ts', () => ({ callApi: call }));

const saw: CartTool = { ...plane, _id: 'saw', toolName: 'Tenon Saw', price: 20 };
let onSale: CartTool[] = [];

const start = () => renderHook(() => usePricedCart(), openPage()).result;

beforeEach(() => {
  localStorage.clear();
  emptyCart();
  onSale = [plane, saw];
  call
    .mockReset()
    .mockImplementation(async (_route, { body }) => resolvedRows(body, onSale, 5_000));
});

describe('usePricedCart', () => {
  it('looks nothing up for an empty cart', () => {
    expect(start().current.priced).toEqual([]);
    expect(call).not.toHaveBeenCalled();
  });

  it('prices and checks the lines by the tools as they are now', async () => {
    addToCart({ ...plane, price: 60 }, 500);
    const cart = start();
    expect(cart.current.priced).toMatchObject([{ tool: undefined, price: null, problem: null }]);
    await waitFor(() => expect(cart.current.data).toBeDefined());
    expect(cart.current.orderMinimum).toBe(5_000);
    expect(cart.current.priced).toMatchObject([
      {
        tool: plane,
        price: { unitPrice: 6_410 },
        earlierPrice: 6_000,
        problem: { code: 'insufficient-stock', available: 480, nearest: [480] },
      },
    ]);
  });

  it('recognises a tool that is no longer on sale', async () => {
    addToCart(plane, 10);
    onSale = [];
    const cart = start();
    await waitFor(() => expect(cart.current.data).toBeDefined());
    expect(cart.current.priced).toMatchObject([
      { tool: null, price: null, problem: { code: 'tool-not-found' } },
    ]);
  });

  it('shows a tool that another tab has added as unknown until it has been looked up', async () => {
    addToCart(plane, 10);
    const cart = start();
    await waitFor(() => expect(cart.current.data).toBeDefined());
    act(() => storeCart([plane, saw].map((tool) => ({ tool, quantity: 10 }))));
    expect(cart.current.priced).toMatchObject([
      { tool: plane },
      { tool: undefined, price: null, problem: null },
    ]);
    await waitFor(() => expect(cart.current.priced[1]?.tool).toEqual(saw));
  });

  it('looks nothing up after a removal, nor when the line is restored', async () => {
    addToCart(plane, 10);
    addToCart(saw, 10);
    const cart = start();
    await waitFor(() => expect(cart.current.data).toBeDefined());
    act(() => removeTool('saw'));
    act(() => void addToCart(saw, 12));
    expect(cart.current.priced.map(({ tool }) => tool)).toEqual([plane, saw]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  describe('of a payer', () => {
    const companyId = `company-${'a'.repeat(20)}`;
    const keptText = () =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('kept:'))
        .flat()
        .join();

    beforeEach(() => {
      localStorage.setItem('accessToken', idTokenOf('carla'));
      call.mockImplementation(async (_route, { body, anonymous }) =>
        resolvedRows(body, [anonymous ? plane : agreedPlane]),
      );
    });
    afterEach(signOut);

    it('has their prices, which are kept for nobody else', async () => {
      signInAs('carla', { buyingFor: companyId });
      addToCart(plane, 10);
      const cart = start();
      await waitFor(() => expect(cart.current.priced[0]?.price?.unitPrice).toBe(5_000));
      await waitFor(() => expect(keptText()).toContain(`kept:carla ${companyId}:`));
      expect(keptText()).not.toContain('kept::');
    });

    it('has list prices after the sign-out', async () => {
      signInAs('carla');
      addToCart(plane, 10);
      const cart = start();
      await waitFor(() => expect(cart.current.priced[0]?.price?.unitPrice).toBe(5_000));
      localStorage.removeItem('accessToken');
      act(signOut);
      await waitFor(() => expect(cart.current.priced[0]?.price?.unitPrice).toBe(6_410));
      expect(call.mock.calls.map(([, { anonymous }]) => anonymous)).toEqual([false, true]);
    });

    it('has the reason of a changed price, until the buyer accepts it', async () => {
      const ended = { name: 'Contract 2026', until: '2026-11-20' };
      call.mockImplementation(async (_route, { body }) => {
        const { rows, ...terms } = resolvedRows(body, [plane]);
        return { ...terms, rows: rows.map((row) => ({ ...row, ended })) };
      });
      signInAs('carla');
      addToCart(agreedPlane, 10);
      const cart = start();
      await waitFor(() => expect(cart.current.priced[0]?.ended).toEqual(ended));
      expect(call.mock.calls[0]?.[1].body).toEqual({
        rows: [{ toolId: 'plane', quantity: 10, unitPrice: 5_000 }],
      });
      act(() => void addToCart(plane, 1));
      expect(cart.current.priced[0]).toMatchObject({ earlierPrice: null, ended: null });
    });

    it('says that a tool is not in the assortment', async () => {
      call.mockImplementation(async (_route, { body }) => ({
        ...resolvedRows(body, []),
        assortment: 'only',
      }));
      signInAs('carla');
      addToCart(plane, 10);
      const cart = start();
      await waitFor(() =>
        expect(cart.current.priced[0]?.problem?.message).toBe('Not in your assortment'),
      );
    });
  });

  it('keeps the known tools and prices changes by them when the API fails', async () => {
    addToCart(plane, 10);
    const cart = start();
    await waitFor(() => expect(cart.current.data).toBeDefined());
    call.mockRejectedValue(new ApiProblem('network', 0));
    await act(() => cart.current.refetch());
    act(() => void addToCart(plane, 2));
    act(() => void addToCart(saw, 10));
    await waitFor(() => expect(cart.current.isError).toBe(true));
    expect(cart.current.priced).toMatchObject([
      { tool: plane, price: { lineTotal: 76_920 } },
      { tool: undefined, price: null },
    ]);
  });
});
