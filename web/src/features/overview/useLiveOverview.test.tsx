import { act, renderHook } from '@testing-library/react';
import type { LowStockTool } from 'functions/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/renderPage.tsx';
import { useLiveOverview } from './useLiveOverview.ts';
import { overviewKey } from './useOverview.ts';

const saw: LowStockTool = { _id: 'saw', toolName: 'Panel saw', available: 3, minOrder: 5 };

const start = () => {
  const { client, wrapper } = openPage();
  client.setQueryData(overviewKey, { openOrders: 4, lowStock: { count: 7, tools: [] } });
  const invalidated = vi.spyOn(client, 'invalidateQueries');
  const { result } = renderHook(useLiveOverview, { wrapper });
  return { client, invalidated, live: result.current };
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useLiveOverview', () => {
  it('refetches the figures after changes, at most every 30 seconds', async () => {
    const { invalidated, live } = start();
    live.onOrders();
    await pass(20_000);
    expect(invalidated).not.toHaveBeenCalled();
    live.onOrders();
    await pass(0);
    live.onOrders();
    live.onOrders();
    await pass(29_999);
    expect(invalidated).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(invalidated).toHaveBeenCalledTimes(2);
  });

  it('replaces the tools with the lowest stock, but not their number', () => {
    const { client, live } = start();
    live.onLowStock([{ ...saw, price: 12 } as LowStockTool]);
    expect(client.getQueryData(overviewKey)).toEqual({
      openOrders: 4,
      lowStock: { count: 7, tools: [saw] },
    });
  });
});
