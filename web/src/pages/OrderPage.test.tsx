import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../apiProblem.ts';
import { useOrdering } from '../features/orders/form/useOrdering.ts';
import type { sendOrder } from '../features/orders/orderRequests.ts';
import { useToolUpdates } from '../features/tools/catalogue/useTools.ts';
import { orderOf, plane } from '../testing/fixtures.ts';

const send = vi.hoisted(() => vi.fn<typeof sendOrder>());
const toast = vi.hoisted(() => vi.fn());
vi.mock('../features/orders/orderRequests.ts', () => ({ sendOrder: send }));
vi.mock('notistack', () => ({ enqueueSnackbar: toast }));

const form = { phoneNumber: '01712345678', quantity: 12, orderAddress: '12 Mill Lane' };
const toolKey = ['tools', 'one', plane._id];

const start = () => {
  const client = new QueryClient();
  client.setQueryData(toolKey, plane);
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useOrdering(plane, 'carla', useToolUpdates(plane._id)), {
    wrapper,
  });
  const order = () => act(() => result.current.order(form));
  return { result, order, knownTool: () => client.getQueryData(toolKey) };
};

const keysSent = () => send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset();
  send.mockResolvedValue(orderOf('new'));
  toast.mockReset();
});

describe('ordering a tool', () => {
  it('notifies of a placed order and starts a new form under a new key', async () => {
    const { result, order } = start();
    const before = result.current.draft.idempotencyKey;
    await order();
    expect(result.current.placed).toEqual(orderOf('new'));
    expect(toast).toHaveBeenCalledWith('Order placed successfully', { variant: 'success' });
    expect(keysSent()).toEqual([before]);
    expect(result.current.draft.idempotencyKey).not.toBe(before);
  });

  it('retries under the same key', async () => {
    const { order } = start();
    send.mockRejectedValueOnce(new ApiProblem('network', 0));
    await order();
    await order();
    const [first, second] = keysSent();
    expect(second).toBe(first);
    expect(toast).toHaveBeenCalledWith(expect.stringContaining('cannot reach the shop'), {
      variant: 'error',
    });
  });

  it('keeps the typed values under a new key when the key belongs to another order', async () => {
    const { result, order } = start();
    const before = result.current.draft.idempotencyKey;
    send.mockRejectedValueOnce(new ApiProblem('idempotency-conflict', 409));
    await order();
    expect(result.current.draft.idempotencyKey).not.toBe(before);
    expect(result.current.draft.initialValues).toEqual(form);
    expect(toast).toHaveBeenCalledWith(expect.stringContaining('already sent'), {
      variant: 'error',
    });
  });

  it('updates the stock and offers the rest', async () => {
    const { result, order, knownTool } = start();
    send.mockRejectedValueOnce(new ApiProblem('insufficient-stock', 409, { available: 11 }));
    await order();
    expect(result.current.offer).toEqual({ kind: 'stock', available: 11 });
    expect(knownTool()).toEqual({ ...plane, available: 11 });
    expect(toast).not.toHaveBeenCalled();
  });

  it('updates the price and shows the old and the new one', async () => {
    const { result, order, knownTool } = start();
    const now = { ...plane, price: 70 };
    send.mockRejectedValueOnce(new ApiProblem('price-changed', 409, { tool: now }));
    await order();
    expect(result.current.offer).toEqual({ kind: 'price', oldPrice: 64.1, newPrice: 70 });
    expect(knownTool()).toEqual(now);
  });

  it('returns the field errors of the server', async () => {
    const { order } = start();
    const errors = { phoneNumber: 'Enter valid phone number of 11 digit' };
    send.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    expect(await order()).toEqual(errors);
  });
});
