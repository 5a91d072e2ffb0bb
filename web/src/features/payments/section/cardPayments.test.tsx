import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardReturnNotice } from '../../../domain/card/CardReturnNotice.tsx';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { api } from '../../../testing/fakeApi.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { openPage } from '../../../testing/renderPage.tsx';
import { usePayByCard } from '../card/PayByCard.tsx';
import { useCardReturn } from '../card/useCardReturn.ts';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('../data/paymentCache.ts', () => ({ refreshPayments: refresh }));

const open = vi.fn();
const order = orderOf('first');
const paid = { ...order, paid: order.total };

const pageAt = (query = '') => openPage({ at: `/dashboard/orders/first${query}` });

beforeEach(() => {
  open.mockReset();
  refresh.mockReset().mockResolvedValue(undefined);
});

describe('usePayByCard', () => {
  const start = () => renderHook(() => usePayByCard('first', open), pageAt()).result;
  const pay = (hook: ReturnType<typeof start>) => act(async () => hook.current.pay());

  it('opens the payment page once, and stays pending until the browser leaves', async () => {
    api.payByCard.mockResolvedValue({ url: 'https://checkout.example.test/1' });
    const hook = start();
    await act(async () => {
      hook.current.pay();
      hook.current.pay();
    });
    await waitFor(() => expect(open).toHaveBeenCalled());
    expect(open).toHaveBeenCalledExactlyOnceWith('https://checkout.example.test/1');
    expect(api.payByCard).toHaveBeenCalledOnce();
    expect(hook.current.isOpening).toBe(true);
  });

  it('can be used again after Back', async () => {
    api.payByCard.mockResolvedValue({ url: 'https://checkout.example.test/1' });
    const hook = start();
    await pay(hook);
    await waitFor(() => expect(hook.current.isOpening).toBe(true));
    const restored = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void dispatchEvent(restored));
    await waitFor(() => expect(hook.current.isOpening).toBe(false));
  });

  it.each([
    ['card-not-available', 0, 'The shop does not take cards at the moment.'],
    ['nothing-due', 1, 'There is nothing to pay for this order.'],
  ] as const)('shows %s, and refreshes the order %d times', async (code, times, message) => {
    api.payByCard.mockRejectedValue(new ApiProblem(code, 409));
    const hook = start();
    await pay(hook);
    await waitFor(() => expect(hook.current.failure).toBe(message));
    expect(hook.current.isOpening).toBe(false);
    expect(refresh).toHaveBeenCalledTimes(times);
  });
});

describe('useCardReturn', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const start = (query: string, first = order) =>
    renderHook(({ current }) => useCardReturn(current), {
      ...pageAt(query),
      initialProps: { current: first },
    });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it.each([
    ['', order, null],
    ['?payment=other', order, null],
    ['?payment=cancelled', order, 'cancelled'],
    ['?payment=cancelled', paid, null],
    ['?payment=done', paid, 'recorded'],
  ])('after %j', async (query, returned, state) => {
    const { result } = start(query, returned);
    expect(result.current.state).toBe(state);
    await pass(10_000);
    expect(refresh).not.toHaveBeenCalled();
  });

  const refunded = { ...paid, status: 'cancelled' as const, paid: 0 };
  it.each([
    ['to be refunded', { ...paid, status: 'cancelled' as const }],
    ['refunded', refunded],
    ['paid twice', { ...paid, paid: paid.total + 1 }],
  ])('does not say that a payment has arrived for an order that is %s', (_, returned) => {
    expect(start('?payment=done', returned).result.current.state).toBeNull();
  });

  it.each([
    ['?payment=done', paid, ''],
    ['?payment=done', refunded, ''],
    ['?payment=cancelled', order, ''],
    ['?payment=done', order, '?payment=done'],
    ['?from=mail&payment=done', paid, '?from=mail'],
  ])(
    'at %j leaves an address whose reload does not repeat the message',
    (query, returned, left) => {
      window.history.replaceState({ idx: 3 }, '', `/dashboard/orders/a${query}`);
      start(query, returned);
      expect(window.location.search).toBe(left);
      expect(window.history.state).toEqual({ idx: 3 });
    },
  );

  it('refreshes until the payment is recorded', async () => {
    const { result, rerender } = start('?payment=done');
    expect(result.current.state).toBe('waiting');
    await pass(2_100);
    await pass(2_100);
    expect(refresh).toHaveBeenCalledTimes(2);
    rerender({ current: paid });
    expect(result.current.state).toBe('recorded');
    await pass(10_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('gives up after a while, and can check again', async () => {
    const { result } = start('?payment=done');
    for (let check = 0; check < 25; check += 1) await pass(2_100);
    expect(result.current.state).toBe('late');
    const calls = refresh.mock.calls.length;
    await pass(10_000);
    expect(refresh).toHaveBeenCalledTimes(calls);
    act(() => result.current.checkAgain());
    expect(result.current.state).toBe('waiting');
  });
});

describe('CardReturnNotice', () => {
  it.each([
    ['waiting', /waiting for the confirmation/],
    ['late', /do not pay again/],
    ['recorded', /^Thank you. Your payment has arrived/],
    ['cancelled', /Nothing was charged/],
  ] as const)('announces %s', (state, text) => {
    const check = vi.fn();
    render(<CardReturnNotice state={state} onCheckAgain={check} />);
    expect(screen.getByRole('status').textContent).toMatch(text);
    const button = screen.queryByRole('button', { name: 'Check again' });
    if (button) fireEvent.click(button);
    expect(check).toHaveBeenCalledTimes(state === 'late' ? 1 : 0);
  });
});
