import { useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../testing/renderPage.tsx';
import { useSend } from './useSend.ts';

const key = ['reviews'];

/** A page that reads one query, of a client that holds another one, and sends below their key. */
const openSending = async (send: Parameters<typeof useSend>[0], enabled = true) => {
  const { client, wrapper } = openPage();
  const [read, readElsewhere] = [vi.fn(async () => 'read'), vi.fn(async () => 'elsewhere')];
  await client.prefetchQuery({ queryKey: [...key, 'elsewhere'], queryFn: readElsewhere });
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: [...key, 'own'], queryFn: read, enabled });
      return useSend(send, { refreshes: [key] });
    },
    { wrapper },
  );
  await waitFor(() => expect(read).toHaveBeenCalledTimes(enabled ? 1 : 0));
  return { client, read, readElsewhere, send: () => result.current() };
};

it.each([
  ['an answer', async () => 'answer', 'answer'],
  ['a failure', () => Promise.reject(new Error('lost')), 'lost'],
])('after %s, refetches what the page reads, and marks the rest as stale', async (_, send, end) => {
  const page = await openSending(send);
  expect(await page.send().catch((error: Error) => error.message)).toBe(end);
  expect([page.read, page.readElsewhere].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  expect(page.client.getQueryState([...key, 'elsewhere'])?.isInvalidated).toBe(true);
});

it('reads nothing that the page has not read before', async () => {
  const page = await openSending(() => Promise.reject(new Error('lost')), false);
  await expect(page.send()).rejects.toThrow('lost');
  expect([page.read, page.readElsewhere].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it('sends the same input again with the same key after a lost answer, and then with a new one', async () => {
  const keys: string[] = [];
  const send = async (_: unknown, idempotencyKey: string) => {
    if (keys.push(idempotencyKey) === 1) throw new Error('lost');
  };
  const page = await openSending(send);
  await page.send().catch(() => {});
  await page.send();
  await page.send();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
