import { screen, waitFor, within } from '@testing-library/react';
import { type Tasks, taskKinds } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { api } from '../../testing/fakeApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { ToDo } from './ToDo.tsx';

const none = Object.fromEntries(taskKinds.map((kind) => [kind, 0])) as Tasks['counts'];

const tasksOf = (counts: Partial<Tasks['counts']>): Tasks => ({ counts: { ...none, ...counts } });

const show = (counts: Partial<Tasks['counts']>) =>
  renderPage(<ToDo />, { answers: { tasks: tasksOf(counts) } });

const list = async () => within(await screen.findByRole('list', { name: 'To do' }));
const texts = async () => (await list()).getAllByRole('link').map(({ textContent }) => textContent);
const hrefOf = async (name: string) =>
  (await list()).getByRole('link', { name }).getAttribute('href');

describe('ToDo', () => {
  it('links each kind of which something waits to the list that the filter selects', async () => {
    show({ toConfirm: 12, toShip: 1, refunds: 2, lowStock: 1_200, withoutDataSheet: 3 });
    expect(await hrefOf('12 orders to confirm')).toBe('/dashboard/all-orders?status=placed');
    expect(await hrefOf('1 order to ship today')).toBe(
      '/dashboard/all-orders?status=to-ship&sort=ship-by',
    );
    expect(await hrefOf('2 refunds due')).toBe('/dashboard/all-orders?payment=refund-due');
    expect(await hrefOf('1,200 tools low in stock')).toBe('/dashboard/all-products?sort=available');
    expect(await hrefOf('3 tools without a data sheet')).toBe(
      '/dashboard/all-products?missing=data-sheet',
    );
    expect(await texts()).toHaveLength(5);
    screen.getByText('Nothing else waits.');
  });

  it('says that nothing waits', async () => {
    show({});
    await screen.findByText('Nothing waits.');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('keeps what is done where it is while the page is open, and adds what comes', async () => {
    const { client } = show({ toConfirm: 1, lowStock: 2 });
    expect(await texts()).toEqual(['1 order to confirm', '2 tools low in stock']);
    api.tasks.mockResolvedValue(tasksOf({ late: 1, lowStock: 1 }));
    await client.refetchQueries();
    await waitFor(async () =>
      expect(await texts()).toEqual(['0 orders to confirm', '1 tool low in stock', '1 late order']),
    );
  });

  it('says that it loads, and asks again after a failure', async () => {
    api.tasks.mockRejectedValueOnce(new Error('out of reach'));
    const { user } = show({ late: 1 });
    screen.getByRole('status', { name: 'Loading what waits' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await texts()).toEqual(['1 late order']));
  });
});
