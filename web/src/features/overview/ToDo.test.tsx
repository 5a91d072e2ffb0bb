import { screen, waitFor, within } from '@testing-library/react';
import { type Tasks, taskKinds } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { api } from '../../testing/fakeApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { ToDo } from './ToDo.tsx';

const none = Object.fromEntries(taskKinds.map((kind) => [kind, 0])) as Tasks['counts'];

const show = (counts: Partial<Tasks['counts']>, moderatesReviews = true) =>
  renderPage(<ToDo />, {
    answers: { tasks: { counts: { ...none, ...counts }, moderatesReviews } },
  });

const list = () => within(screen.getByRole('list', { name: 'To do' }));
const hrefOf = async (name: RegExp | string) =>
  (await list().findByRole('link', { name })).getAttribute('href');

describe('ToDo', () => {
  it('links each kind with its count to the list that the filter selects', async () => {
    show({ toConfirm: 12, toShip: 1, refunds: 2, lowStock: 1_200 });
    expect(await hrefOf('12 orders to confirm')).toBe('/dashboard/all-orders?status=placed');
    expect(await hrefOf('1 order to ship today')).toBe(
      '/dashboard/all-orders?status=to-ship&sort=ship-by',
    );
    expect(await hrefOf('2 refunds due')).toBe('/dashboard/all-orders?payment=refund-due');
    expect(await hrefOf('1,200 tools low in stock')).toBe('/dashboard/all-products?sort=available');
    expect(await hrefOf('0 failed mails')).toBe('/dashboard/mail?status=failed');
    expect(list().getAllByRole('link')).toHaveLength(taskKinds.length);
    expect(screen.queryByText('Nothing waits.')).toBeNull();
  });

  it('says that nothing waits, and that reviews need no approval in this shop', async () => {
    show({}, false);
    await screen.findByText('Nothing waits.');
    list().getByRole('link', { name: '0 reviews: none need approval here' });
  });

  it('counts a review that waits after a refused one', async () => {
    show({ reviews: 1 }, false);
    await list().findByRole('link', { name: '1 review to approve' });
  });

  it('has the links while it loads, and asks again after a failure', async () => {
    api.tasks.mockRejectedValueOnce(new Error('out of reach'));
    const { user } = show({ late: 1 });
    expect(list().getAllByRole('link')).toHaveLength(taskKinds.length);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => list().getByRole('link', { name: '1 late order' }));
  });
});
