import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import type { PublicSettings } from 'functions/contract';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTimeZone, keepTimeZone, shopTimeZone } from '../../domain/time/shopTimeZone.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { paths, rememberedPath } from '../../lib/router/paths.ts';
import type { Answer } from '../../testing/fakeApi.ts';
import { shopOf } from '../../testing/fixtures.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireSignIn } from './RequireSignIn.tsx';

const session = vi.hoisted(() => ({ loading: false, signedIn: false, admin: false }));
const readAdminRight = vi.hoisted(() => vi.fn<Answer<'isAdmin'>>());
const readShop = vi.hoisted(() => vi.fn<Answer<'getShop'>>());
vi.mock('../../lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../testing/fakeApi.ts')).answering({
    isAdmin: readAdminRight,
    getShop: readShop,
  }),
}));

/** An account whose next token has the admin claim. */
const user = {
  uid: 'carla',
  email: 'carla@example.test',
  getIdTokenResult: async () => ({ claims: { admin: session.admin, email_verified: true } }),
  getIdToken: async () => void Object.assign(session, { admin: true }),
};
vi.mock('reactfire', () => ({
  useSigninCheck: ({ requiredClaims }: { requiredClaims?: object } = {}) => ({
    status: session.loading ? 'loading' : 'success',
    data: {
      signedIn: session.signedIn,
      user,
      hasRequiredClaims: session.signedIn && (!requiredClaims || session.admin),
    },
  }),
}));

const Login = () => `login, then ${rememberedPath(useLocation().state)}`;

const TestRoutes = () => (
  <Routes>
    <Route path={paths.home} element="home" />
    <Route path={paths.login} element={<Login />} />
    <Route element={<RequireSignIn />}>
      <Route path={paths.dashboard} element="my orders" />
      <Route element={<RequireAdmin />}>
        <Route path={paths.allOrders} element="all orders" />
      </Route>
    </Route>
  </Routes>
);

const routesAt = (path: string, client: QueryClient) => (
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={[path]}>
      <TestRoutes />
    </MemoryRouter>
  </QueryClientProvider>
);

const visit = (path: string) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { rerender } = render(routesAt(path, client));
  return { update: () => rerender(routesAt(path, client)) };
};

beforeEach(() => {
  Object.assign(session, { loading: false, signedIn: false, admin: false });
  readAdminRight.mockReset().mockResolvedValue(false);
  readShop.mockReset().mockResolvedValue(shopOf());
  keepTimeZone('UTC');
});

describe('RequireSignIn', () => {
  it('waits for the session', () => {
    session.loading = true;
    visit(paths.dashboard);
    screen.getByLabelText('Checking your session');
  });

  it('redirects visitors to the login, with the path to return to', () => {
    visit(`${paths.dashboard}?a=b`);
    screen.getByText(`login, then ${paths.dashboard}?a=b`);
  });

  it('admits signed-in users', () => {
    session.signedIn = true;
    visit(paths.dashboard);
    screen.getByText('my orders');
  });

  it('shows no page before it has the time zone of its days', async () => {
    forgetTimeZone();
    const { promise, resolve } = Promise.withResolvers<PublicSettings>();
    readShop.mockReturnValue(promise);
    session.signedIn = true;
    visit(paths.dashboard);
    screen.getByLabelText('Checking your session');
    resolve(shopOf({ timeZone: 'Asia/Kolkata' }));
    await screen.findByText('my orders');
    expect(shopTimeZone()).toBe('Asia/Kolkata');
  });

  it('asks again for the time zone if the shop did not answer', async () => {
    forgetTimeZone();
    readShop.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
    session.signedIn = true;
    visit(paths.dashboard);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('my orders');
  });

  it('redirects home when the session ends', () => {
    session.signedIn = true;
    const { update } = visit(paths.dashboard);
    session.signedIn = false;
    update();
    screen.getByText('home');
  });
});

describe('RequireAdmin', () => {
  it('admits admins', () => {
    Object.assign(session, { signedIn: true, admin: true });
    visit(paths.allOrders);
    screen.getByText('all orders');
  });

  it('does not check admins with the server', () => {
    Object.assign(session, { signedIn: true, admin: true });
    visit(paths.allOrders);
    expect(readAdminRight).not.toHaveBeenCalled();
  });

  it('admits users who became admins after their token was issued', async () => {
    session.signedIn = true;
    readAdminRight.mockResolvedValue(true);
    const { update } = visit(paths.allOrders);
    screen.getByLabelText('Checking your rights');
    await waitFor(() => expect(session.admin).toBe(true));
    update();
    screen.getByText('all orders');
  });

  it('redirects others to the login, with the path to return to', async () => {
    session.signedIn = true;
    visit(paths.allOrders);
    await screen.findByText(`login, then ${paths.allOrders}`);
    expect(readAdminRight).toHaveBeenCalledOnce();
  });
});
