import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths, rememberedPath } from '../../../lib/router/paths.ts';
import type { Answer } from '../../../testing/fakeApi.ts';
import { plane } from '../../../testing/fixtures.ts';
import { signInAs, signOut } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { NotifyMe } from './NotifyMe.tsx';

const read = vi.hoisted(() => vi.fn<Answer<'listStockAlerts'>>());
const set = vi.hoisted(() => vi.fn<Answer<'setStockAlert'>>());
const remove = vi.hoisted(() => vi.fn<Answer<'removeStockAlert'>>());
vi.mock('../../../lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../testing/fakeApi.ts')).answering({
    listStockAlerts: read,
    setStockAlert: set,
    removeStockAlert: remove,
  }),
}));

const Login = () => <p>Log in for {rememberedPath(useLocation().state)}</p>;

const open = (variant: 'full' | 'compact' = 'full') =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter initialEntries={['/tools/plane?from=list']}>
        <Routes>
          <Route path={paths.tool.path} element={<NotifyMe tool={plane} variant={variant} />} />
          <Route path={paths.login} element={<Login />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );

const noted = 'We will write to you when this tool is back in stock.';
const request = () => screen.findByRole('button', { name: `Notify me: ${plane.toolName}` });
const withdraw = () =>
  screen.findByRole('button', { name: `Remove the request: ${plane.toolName}` });

const signIn = (requested: string[] = []) => {
  localStorage.setItem('accessToken', 'token');
  signInAs('carla');
  read.mockResolvedValue(requested);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  read.mockReset();
  signOut();
  set.mockReset().mockResolvedValue({ acknowledged: true });
  remove.mockReset().mockResolvedValue({ acknowledged: true, deletedCount: 1 });
});

describe('NotifyMe', () => {
  it('notes the request of a customer, and removes it', async () => {
    signIn();
    open();
    await userEvent.click(await request());
    await screen.findByText(noted);
    await userEvent.click(await withdraw());
    await waitFor(() => expect(screen.queryByText(noted)).toBeNull());
    expect(set.mock.calls).toEqual([[{ params: { id: 'plane' } }]]);
    expect(remove.mock.calls).toEqual([[{ params: { id: 'plane' } }]]);
  });

  it('shows an earlier request, also in a card', async () => {
    signIn(['saw', 'plane']);
    open('compact');
    const button = await screen.findByRole('button', {
      name: `Noted: ${plane.toolName}. Remove the request`,
    });
    expect(button.textContent).toBe('Noted');
    expect(screen.getByRole('status').textContent).toBe(noted);
  });

  it('reports a failure, and can be retried', async () => {
    signIn();
    set.mockRejectedValueOnce(new ApiProblem('network', 0));
    open();
    await userEvent.click(await request());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We cannot reach the shop/);
    await userEvent.click(await request());
    await screen.findByText(noted);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when there are too many requests', async () => {
    signIn();
    const errors = { alerts: 'You can wait for at most 200 tools' };
    set.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    open();
    await userEvent.click(await request());
    await screen.findByText('You can wait for at most 200 tools');
  });

  it('reads nothing for a visitor, who logs in and returns to the noted request', async () => {
    const { unmount } = open();
    const button = await request();
    expect(read).not.toHaveBeenCalled();
    await userEvent.click(button);
    await screen.findByText('Log in for /tools/plane?from=list');
    expect(set).not.toHaveBeenCalled();
    unmount();

    signIn();
    open();
    await screen.findByText(noted);
    expect(set.mock.calls).toEqual([[{ params: { id: 'plane' } }]]);
    expect(Object.keys(sessionStorage)).toEqual(['buyingFor']);
  });

  it('sends nothing for a visitor who returns without a login', async () => {
    sessionStorage.setItem('notifyMe', 'plane');
    const { unmount } = open();
    await request();
    unmount();
    expect(read).not.toHaveBeenCalled();
    expect(set).not.toHaveBeenCalled();
  });
});
