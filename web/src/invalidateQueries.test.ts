import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateQueries } from './invalidateQueries.ts';

const queryKey = ['users', 'ada'];

/** A list that is shown, of which the test gives each answer. */
const show = (client: QueryClient) => {
  const answers: ((list: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey, queryFn });
  const hide = observer.subscribe(() => {});
  return { answers, hide, shown: () => observer.getCurrentResult().data };
};

it('does not take the answer of a reading that began before the change', async () => {
  const client = new QueryClient();
  const { answers, hide, shown } = show(client);
  const reading = invalidateQueries(client, ['users']);
  await expect.poll(() => answers).toHaveLength(2);
  answers[0]?.('before');
  answers[1]?.('after');
  await reading;
  expect(shown()).toBe('after');
  hide();
});

it('reads anew what was known, and shows it until the answer has come', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, 'before');
  const { answers, hide, shown } = show(client);
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.('before');
  await expect.poll(() => client.isFetching()).toBe(0);
  const reading = invalidateQueries(client, ['users']);
  await expect.poll(() => answers).toHaveLength(2);
  expect(shown()).toBe('before');
  answers[1]?.('after');
  await reading;
  expect(shown()).toBe('after');
  hide();
});
