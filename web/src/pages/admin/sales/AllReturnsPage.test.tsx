import { screen, waitFor } from '@testing-library/react';
import type { OrderReturn } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { paths } from '../../../lib/router/paths.ts';
import { api } from '../../../testing/fakeApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { returnLineOf, returnOf } from '../../../testing/returns.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { AllReturnsPage } from './AllReturnsPage.tsx';

const pages = vi.mocked(readPage<OrderReturn>);

const open = (address: string = paths.allReturns) =>
  renderPage(<AllReturnsPage />, { at: address });

const askedFor = () => pages.mock.calls.map(([url]) => url);

beforeEach(() => {
  pages.mockResolvedValue({ items: [returnOf()], next: null });
  api.count.mockResolvedValue({ count: 1 });
});

describe('AllReturnsPage', () => {
  it('lists the requested returns, each with a link to its page', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'TH-00000001-R1' });
    expect(link.getAttribute('href')).toBe(paths.orderReturn.href('first-R1'));
    screen.getByText(/Carla Customer/);
    await screen.findByRole('heading', { name: 'Returns (1)' });
    expect(askedFor()).toEqual(['/api/returns?status=requested']);
  });

  it('shows those that are awaited, with the last day', async () => {
    const lines = [returnLineOf(), returnLineOf({ toolId: 'saw', toolName: 'Tenon Saw' })];
    const expiresAt = '2026-12-21T12:00:00.000Z';
    open(`${paths.allReturns}?status=received`);
    await screen.findByRole('link', { name: 'TH-00000001-R1' });
    pages.mockResolvedValue({
      items: [returnOf({ status: 'approved', lines, expiresAt })],
      next: null,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Awaited' }));
    await screen.findByText(/due 21 Dec 2026/);
    screen.getByText(/and 1 other tool/);
    expect(askedFor()).toEqual(['/api/returns?status=received', '/api/returns?status=awaited']);
  });

  it('says that the filter hides matches of a search', async () => {
    pages.mockResolvedValue({ items: [], next: null });
    api.count.mockImplementation(async ({ query }) => ({ count: query?.status === 'all' ? 2 : 0 }));
    open(`${paths.allReturns}?q=plane`);
    await screen.findByRole('heading', { name: 'No return matches “plane”' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show them' }));
    await waitFor(() => expect(askedFor().at(-1)).toBe('/api/returns?status=all&q=plane'));
  });

  it('says that a search for the number of a return ignores the filter', async () => {
    open(`${paths.allReturns}?q=TH-00000001-R1`);
    await screen.findByText(/the filters are ignored/);
  });

  it.each([
    ['requested', 'No return waits for your decision'],
    ['awaited', 'No return is on its way'],
    ['received', 'No return waits to be closed'],
    ['all', 'No returns yet'],
  ])('says what is missing among the %s', async (status, name) => {
    pages.mockResolvedValue({ items: [], next: null });
    open(`${paths.allReturns}?status=${status}`);
    await screen.findByRole('heading', { name });
  });

  it('says why the list is missing, and reads it again', async () => {
    pages.mockRejectedValueOnce(new ApiProblem('network', 0));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'TH-00000001-R1' });
  });
});
