import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateQueries } from './invalidateQueries.ts';

const queryKey = ['users', 'ada'];

/** An active query; the test resolves each of its fetches. */
const observe = (client: QueryClient) => {
  const fetches: ((list: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => fetches.push(resolve));
  const observer = new QueryObserver(client, { queryKey, queryFn });
  const unsubscribe = observer.subscribe(() => {});
  return { fetches, unsubscribe, data: () => observer.getCurrentResult().data };
};

it('ignores the response of a fetch that started before the change', async () => {
  const client = new QueryClient();
  const { fetches, unsubscribe, data } = observe(client);
  const invalidation = invalidateQueries(client, ['users']);
  await expect.poll(() => fetches).toHaveLength(2);
  fetches[0]?.('before');
  fetches[1]?.('after');
  await invalidation;
  expect(data()).toBe('after');
  unsubscribe();
});

it('refetches cached data, and shows it until the response arrives', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, 'before');
  const { fetches, unsubscribe, data } = observe(client);
  await expect.poll(() => fetches).toHaveLength(1);
  fetches[0]?.('before');
  await expect.poll(() => client.isFetching()).toBe(0);
  const invalidation = invalidateQueries(client, ['users']);
  await expect.poll(() => fetches).toHaveLength(2);
  expect(data()).toBe('before');
  fetches[1]?.('after');
  await invalidation;
  expect(data()).toBe('after');
  unsubscribe();
});
