import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readPage } from '../../../lib/api/readPage.ts';
import { api } from '../../../testing/fakeApi.ts';
import { quoteOf } from '../../../testing/quotes.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { AllQuotesPage } from './AllQuotesPage.tsx';

const show = (address: string) => renderPage(<AllQuotesPage />, { at: address });

const lastPath = () => vi.mocked(readPage).mock.lastCall?.[0];

beforeEach(() => {
  signInAs('nora');
});

it('lists the quotes of one customer, names them, and shows all again', async () => {
  vi.mocked(readPage).mockResolvedValue({ items: [quoteOf()], next: null });
  show('/?status=all&payer=carla');
  const only = await screen.findByRole('button', { name: /Only quotes of Carla Customer$/ });
  expect(lastPath()).toBe('/api/quotes?status=all&payer=carla');
  await userEvent.setup().click(only);
  await waitFor(() => expect(lastPath()).toBe('/api/quotes?status=all'));
  expect(screen.queryByText(/^Only quotes/)).toBeNull();
});

it('is sorted by its columns, which the address holds, unless something else narrows it', async () => {
  vi.mocked(readPage).mockResolvedValue({ items: [quoteOf()], next: null });
  const { user, address } = renderPage(<AllQuotesPage />, { at: '/', wide: true });
  await user.click(await screen.findByRole('button', { name: 'Customer' }));
  await waitFor(() => expect(lastPath()).toBe('/api/quotes?status=open&sort=customer'));
  expect(address()).toBe('/?sort=customer');
  expect(screen.getByRole('columnheader', { name: 'Customer' }).ariaSort).toBe('ascending');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first');
  await waitFor(() => expect(lastPath()).toBe('/api/quotes?status=open&sort=oldest'));
  await user.type(screen.getByRole('searchbox'), 'oak{Enter}');
  await waitFor(() => expect(lastPath()).toBe('/api/quotes?status=open&q=oak'));
  screen.getByText(/^Newest first. Other orders are offered/);
  expect(screen.queryByRole('button', { name: 'Customer' })).toBeNull();
});

it('says that a customer has no quotes', async () => {
  vi.mocked(readPage).mockResolvedValue({ items: [], next: null });
  show('/?status=all&payer=carla');
  await screen.findByText('No quotes of this customer');
  screen.getByText('Only quotes of one customer');
});

it('counts each filter once the buttons are reached, and leaves a failing count out', async () => {
  vi.mocked(readPage).mockResolvedValue({ items: [quoteOf()], next: null });
  api.count.mockImplementation(async ({ query }) => {
    const { status } = query as { status?: string };
    if (status === 'expired') throw new Error('down');
    return { count: status === 'requested' ? 1_200 : 3 };
  });
  const { user } = show('/');
  const requested = await screen.findByRole('button', { name: 'Requested' });
  expect(api.count).toHaveBeenCalledOnce();
  await user.hover(requested);
  await screen.findByRole('button', { name: 'Requested (1,200)' });
  screen.getByRole('button', { name: 'All (3)' });
  screen.getByRole('button', { name: 'Expired' });
});

it('counts no filter for words: the API would read the matches', async () => {
  vi.mocked(readPage).mockResolvedValue({ items: [quoteOf()], next: null });
  api.count.mockResolvedValue({ count: 3 });
  const { user } = show('/?q=oak plane');
  const requested = await screen.findByRole('button', { name: 'Requested' });
  const calls = api.count.mock.calls.length;
  await user.hover(requested);
  await user.tab();
  expect(api.count.mock.calls.length).toBe(calls);
  screen.getByRole('button', { name: 'Requested' });
});
