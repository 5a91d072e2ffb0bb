import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths, rememberedPath } from '../../../lib/router/paths.ts';
import { api } from '../../../testing/fakeApi.ts';
import { plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs, signOut } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { NotifyMe } from './NotifyMe.tsx';

const Login = () => <p>Log in for {rememberedPath(useLocation().state)}</p>;

const open = (variant: 'full' | 'compact' = 'full') =>
  renderPage(
    { [paths.tool.path]: <NotifyMe tool={plane} variant={variant} />, [paths.login]: <Login /> },
    { at: '/tools/plane?from=list' },
  );

const noted = 'We will write to you when this tool is back in stock.';
const request = () => screen.findByRole('button', { name: `Notify me: ${plane.toolName}` });
const withdraw = () =>
  screen.findByRole('button', { name: `Remove the request: ${plane.toolName}` });

const signIn = (requested: string[] = []) => {
  localStorage.setItem('accessToken', 'token');
  signInAs('carla');
  api.listStockAlerts.mockResolvedValue(requested);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signOut();
  api.setStockAlert.mockResolvedValue({ acknowledged: true });
  api.removeStockAlert.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
});

describe('NotifyMe', () => {
  it('notes the request of a customer, and removes it', async () => {
    signIn();
    open();
    await userEvent.click(await request());
    await screen.findByText(noted);
    await userEvent.click(await withdraw());
    await waitFor(() => expect(screen.queryByText(noted)).toBeNull());
    expect(api.setStockAlert.mock.calls).toEqual([[{ params: { id: 'plane' } }]]);
    expect(api.removeStockAlert.mock.calls).toEqual([[{ params: { id: 'plane' } }]]);
  });

  it('leads to the page of a tool of which nothing more arrives', () => {
    const gone = { ...plane, stage: 'selling-out', available: 0 } as const;
    renderPage(<NotifyMe tool={gone} variant="compact" />);
    const link = screen.getByRole('link', { name: `What replaces it: ${plane.toolName}` });
    expect(link.getAttribute('href')).toBe('/tools/plane');
    expect(screen.queryByRole('button')).toBeNull();
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
    api.setStockAlert.mockRejectedValueOnce(new ApiProblem('network', 0));
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
    api.setStockAlert.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    open();
    await userEvent.click(await request());
    await screen.findByText('You can wait for at most 200 tools');
  });

  it('reads nothing for a visitor, who logs in and returns to the noted request', async () => {
    const { unmount } = open();
    const button = await request();
    expect(api.listStockAlerts).not.toHaveBeenCalled();
    await userEvent.click(button);
    await screen.findByText('Log in for /tools/plane?from=list');
    expect(api.setStockAlert).not.toHaveBeenCalled();
    unmount();

    signIn();
    open();
    await screen.findByText(noted);
    expect(api.setStockAlert.mock.calls).toEqual([[{ params: { id: 'plane' } }]]);
    expect(Object.keys(sessionStorage)).toEqual(['buyingFor']);
  });

  it('sends nothing for a visitor who returns without a login', async () => {
    sessionStorage.setItem('notifyMe', 'plane');
    const { unmount } = open();
    await request();
    unmount();
    expect(api.listStockAlerts).not.toHaveBeenCalled();
    expect(api.setStockAlert).not.toHaveBeenCalled();
  });
});
