import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/renderPage.tsx';
import { signInAs, signOut } from '../../../testing/session.ts';
import { idTokenOf } from '../../../testing/tokens.ts';
import type { Page } from '../../api/readPage.ts';
import { browserIdle } from '../../browser/browserIdle.ts';
import { changeCached } from '../changeCached.ts';
import { keepData } from './keepData.ts';
import { readKept } from './keptData.ts';
import { keptList, keptQuery } from './keptQuery.ts';
import { useShownKept } from './useShownKept.ts';

const key = ['orders'];
const hash = '["orders"]';
const at = Date.now() - 60_000;

const fetchOrders = vi.fn<() => Promise<string[]>>();
const fetchPage = vi.fn<(context: { pageParam: string }) => Promise<Page<string>>>();

const list = () =>
  keptList({
    queryKey: key,
    queryFn: fetchPage,
    initialPageParam: '/first',
    getNextPageParam: ({ next }: Page<string>) => next,
    select: ({ pages }: { pages: Page<string>[] }) => pages.flatMap(({ items }) => items),
  });

/** What a page shows of a query, on its first render and later. */
const render = <Result extends { data: unknown }>(use: () => Result) => {
  const { client, wrapper } = openPage();
  const first: unknown[] = [];
  const hook = renderHook(
    () => {
      const query = use();
      first.push(query.data);
      return { ...query, client, shown: useShownKept() };
    },
    { wrapper },
  );
  return { ...hook, first: first[0] };
};

const renderOrders = () => render(() => useQuery(keptQuery(key, fetchOrders)));

const signIn = (uid: string, buyingFor = '') => {
  localStorage.setItem('accessToken', idTokenOf(uid));
  signInAs(uid, { buyingFor });
};

const kept = (uid = 'carla') => readKept(uid, hash)?.data;

beforeEach(() => {
  localStorage.clear();
  fetchOrders.mockReset().mockReturnValue(new Promise(() => {}));
  fetchPage.mockReset().mockReturnValue(new Promise(() => {}));
  signIn('carla');
});

describe('keptQuery', () => {
  it('shows what the last visit had on the first render, as such, and fetches', async () => {
    keepData('carla', hash, { data: ['plane'], at });
    const { promise, resolve } = Promise.withResolvers<string[]>();
    fetchOrders.mockReturnValue(promise);
    const { first, result } = renderOrders();
    expect(first).toEqual(['plane']);
    expect(result.current.shown).toEqual({ at, hasFailed: false });
    resolve(['plane', 'saw']);
    await waitFor(() => expect(result.current.data).toEqual(['plane', 'saw']));
    expect(result.current.shown).toBeNull();
    await waitFor(() => expect(kept()).toEqual(['plane', 'saw']));
  });

  it('says so when newer data cannot be fetched', async () => {
    keepData('carla', hash, { data: ['plane'], at });
    fetchOrders.mockRejectedValue(new Error('no network'));
    const { result } = renderOrders();
    await waitFor(() => expect(result.current.shown).toEqual({ at, hasFailed: true }));
    expect(result.current.data).toEqual(['plane']);
  });

  it('stays what it was when a live document changes it', async () => {
    keepData('carla', hash, { data: ['plane'], at });
    fetchOrders.mockRejectedValue(new Error('no network'));
    const { result } = renderOrders();
    await waitFor(() => expect(result.current.shown?.hasFailed).toBe(true));
    act(() => changeCached<string[]>(result.current.client, key, (tools) => [...tools, 'saw']));
    await waitFor(() => expect(result.current.data).toEqual(['plane', 'saw']));
    expect(result.current.shown).toEqual({ at, hasFailed: true });
  });

  it('shows nothing of another account', () => {
    keepData('berta', hash, { data: ['plane'], at });
    expect(renderOrders().first).toBeUndefined();
  });

  it('shows and keeps what belongs to the payer for whom the account buys', async () => {
    const company = `company-${'a'.repeat(20)}`;
    keepData('carla', hash, { data: ['own plane'], at });
    signIn('carla', company);
    fetchOrders.mockResolvedValue(['plane']);
    const { first, result } = renderOrders();
    expect(first).toBeUndefined();
    await waitFor(() => expect(result.current.data).toEqual(['plane']));
    await waitFor(() => expect(kept(`carla ${company}`)).toEqual(['plane']));
    expect(kept()).toEqual(['own plane']);
  });

  it('shows nothing while the session is unknown, or after a sign-out in another tab', () => {
    keepData('carla', hash, { data: ['plane'], at });
    localStorage.removeItem('accessToken');
    expect(renderOrders().first).toBeUndefined();
    signOut();
    expect(renderOrders().first).toBeUndefined();
  });

  it.each([
    ['this account has signed out', () => signOut()],
    ['it has signed out in another tab', () => localStorage.removeItem('accessToken')],
    ['another account is there', () => signIn('berta')],
  ])('keeps no response that comes when %s', async (_case, leave) => {
    const { promise, resolve } = Promise.withResolvers<string[]>();
    fetchOrders.mockReturnValue(promise);
    const { result } = renderOrders();
    act(leave);
    resolve(['plane']);
    await waitFor(() => expect(result.current.data).toEqual(['plane']));
    await browserIdle();
    await import('./keepData.ts');
    expect(Object.keys(localStorage).filter((each) => each.startsWith('kept:'))).toEqual([]);
  });
});

describe('keptList', () => {
  const renderList = () => render(() => useInfiniteQuery(list()));

  it('keeps the first page, and starts with it', async () => {
    fetchPage.mockImplementation(async ({ pageParam }) =>
      pageParam === '/first'
        ? { items: ['plane'], next: '/second' }
        : { items: ['saw'], next: null },
    );
    const { result, unmount } = renderList();
    await waitFor(() => expect(result.current.data).toEqual(['plane']));
    act(() => void result.current.fetchNextPage());
    await waitFor(() => expect(result.current.data).toEqual(['plane', 'saw']));
    await waitFor(() => expect(kept()).toEqual({ items: ['plane'], next: '/second' }));
    unmount();
    fetchPage.mockReturnValue(new Promise(() => {}));
    const next = renderList();
    expect(next.first).toEqual(['plane']);
    expect(next.result.current.hasNextPage).toBe(true);
  });
});
