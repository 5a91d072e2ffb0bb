import { act, screen } from '@testing-library/react';
import { apiRoutes, type PublicSettings } from 'functions/contract';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTimeZone, keepTimeZone, shopTimeZone } from '../../domain/time/shopTimeZone.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { paths, rememberedPath } from '../../lib/router/paths.ts';
import { forgetSession } from '../../lib/session/session.ts';
import { companyId } from '../../testing/companies.ts';
import { api } from '../../testing/fakeApi.ts';
import { shopOf } from '../../testing/fixtures.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { signInAs, signOut } from '../../testing/session.ts';
import { idTokenOf } from '../../testing/tokens.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireSignIn } from './RequireSignIn.tsx';

/** The next token of the account has the admin claim. */
const getIdToken = vi.hoisted(() => vi.fn<(fresh: boolean) => Promise<string>>());
vi.mock('../../lib/session/firebaseUser.ts', () => ({
  firebaseUser: async () => ({ getIdToken }),
}));

const Login = () => `login, then ${rememberedPath(useLocation().state)}`;

const TestRoutes = () => (
  <Routes>
    <Route path={paths.home} element="home" />
    <Route path={paths.login} element={<Login />} />
    <Route element={<RequireSignIn />}>
      <Route path={paths.dashboard} element="my orders" />
      <Route element={<RequireAdmin callAt={() => apiRoutes.listOrders} />}>
        <Route path={paths.allOrders} element="all orders" />
      </Route>
    </Route>
  </Routes>
);

const visit = (path: string) => renderPage(<TestRoutes />, { at: path });

beforeEach(() => {
  signOut();
  getIdToken.mockImplementation(async () => {
    signInAs('carla', { admin: true });
    return 'fresh';
  });
  api.getPermissions.mockResolvedValue({ permissions: [] });
  api.getShop.mockResolvedValue(shopOf());
  keepTimeZone('UTC');
});

describe('RequireSignIn', () => {
  it('waits for the session', () => {
    localStorage.clear();
    forgetSession();
    visit(paths.dashboard);
    screen.getByLabelText('Checking your session');
  });

  it('redirects visitors to the login, with the path to return to', () => {
    visit(`${paths.dashboard}?a=b`);
    screen.getByText(`login, then ${paths.dashboard}?a=b`);
  });

  it('admits signed-in users', () => {
    signInAs('carla');
    visit(paths.dashboard);
    screen.getByText('my orders');
  });

  it('shows no page before it has the time zone of its days', async () => {
    forgetTimeZone();
    const { promise, resolve } = Promise.withResolvers<PublicSettings>();
    api.getShop.mockReturnValue(promise);
    signInAs('carla');
    visit(paths.dashboard);
    screen.getByLabelText('Checking your session');
    resolve(shopOf({ timeZone: 'Asia/Kolkata' }));
    await screen.findByText('my orders');
    expect(shopTimeZone()).toBe('Asia/Kolkata');
  });

  it('asks again for the time zone if the shop did not answer', async () => {
    forgetTimeZone();
    api.getShop.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
    signInAs('carla');
    visit(paths.dashboard);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('my orders');
  });

  it('opens a page for the company that a link names, and not for another account', async () => {
    signInAs('carla');
    api.listMemberships.mockResolvedValue([]);
    visit(`${paths.dashboard}?company=${companyId}`);
    await screen.findByRole('heading', { name: 'You do not belong to this company' });
    expect(screen.queryByText('my orders')).toBeNull();
  });

  it('opens a page as it is where the tab buys for the company already', async () => {
    signInAs('carla', { buyingFor: companyId });
    visit(`${paths.dashboard}?company=${companyId}`);
    await screen.findByText('my orders');
  });

  it('leads to the login first, and then to the page for the company', () => {
    visit(`${paths.dashboard}?company=${companyId}`);
    screen.getByText(`login, then ${paths.dashboard}?company=${companyId}`);
  });

  it('redirects home when the session ends', () => {
    signInAs('carla');
    visit(paths.dashboard);
    act(signOut);
    screen.getByText('home');
  });
});

describe('RequireAdmin', () => {
  it('admits admins', () => {
    signInAs('carla', { admin: true });
    visit(paths.allOrders);
    screen.getByText('all orders');
  });

  it('shows a page before the rights of the account are there', () => {
    signInAs('carla', { admin: true });
    api.getPermissions.mockReturnValue(new Promise(() => {}));
    visit(paths.allOrders);
    screen.getByText('all orders');
  });

  it('names the permission that a page takes, and the way back', async () => {
    signInAs('carla', { admin: true });
    api.getPermissions.mockResolvedValue({ permissions: ['read_tools'] });
    visit(paths.allOrders);
    await screen.findByRole('heading', { name: 'Your roles do not include this page' });
    screen.getByText(
      /^You need the permission “See orders” \(read_orders\)\. Ask an Administrator/,
    );
    const back = screen.getByRole('link', { name: 'Back to the overview' });
    expect(back.getAttribute('href')).toBe(paths.dashboard);
  });

  it('shows someone with roles no page before their permissions are there', async () => {
    localStorage.setItem('accessToken', idTokenOf('carla', { roles: ['sales'] }));
    forgetSession();
    const { promise, resolve } = Promise.withResolvers<{ permissions: ['read_orders'] }>();
    api.getPermissions.mockReturnValue(promise);
    visit(paths.allOrders);
    screen.getByLabelText('Checking your rights');
    resolve({ permissions: ['read_orders'] });
    await screen.findByText('all orders');
  });

  it('admits users who became staff after their token was issued', async () => {
    signInAs('carla');
    api.getPermissions.mockResolvedValue({ permissions: ['read_orders'] });
    visit(paths.allOrders);
    screen.getByLabelText('Checking your rights');
    await screen.findByText('all orders');
    expect(getIdToken.mock.calls).toEqual([[true]]);
  });

  it('redirects others to the login, with the path to return to', async () => {
    signInAs('carla');
    visit(paths.allOrders);
    await screen.findByText(`login, then ${paths.allOrders}`);
    expect(api.getPermissions).toHaveBeenCalledOnce();
  });
});
