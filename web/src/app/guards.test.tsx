import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths, rememberedPath } from '../paths.ts';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireSignIn } from './RequireSignIn.tsx';

const session = vi.hoisted(() => ({ loading: false, signedIn: false, admin: false }));
vi.mock('reactfire', () => ({
  useSigninCheck: ({ requiredClaims }: { requiredClaims?: object } = {}) => ({
    status: session.loading ? 'loading' : 'success',
    data: {
      signedIn: session.signedIn,
      hasRequiredClaims: session.signedIn && (!requiredClaims || session.admin),
    },
  }),
}));

const Login = () => `login, then ${rememberedPath(useLocation().state)}`;

const Shop = () => (
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

const shopAt = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <Shop />
  </MemoryRouter>
);

const visit = (path: string) => {
  const { rerender } = render(shopAt(path));
  return { update: () => rerender(shopAt(path)) };
};

beforeEach(() => Object.assign(session, { loading: false, signedIn: false, admin: false }));

describe('RequireSignIn', () => {
  it('waits for the session', () => {
    session.loading = true;
    visit(paths.dashboard);
    screen.getByLabelText('Checking your session');
  });

  it('sends visitors to the login and remembers where they were going', () => {
    visit(`${paths.dashboard}?a=b`);
    screen.getByText(`login, then ${paths.dashboard}?a=b`);
  });

  it('lets the signed-in on', () => {
    session.signedIn = true;
    visit(paths.dashboard);
    screen.getByText('my orders');
  });

  it('leads home when the session ends', () => {
    session.signedIn = true;
    const { update } = visit(paths.dashboard);
    session.signedIn = false;
    update();
    screen.getByText('home');
  });
});

describe('RequireAdmin', () => {
  it('lets admins on', () => {
    Object.assign(session, { signedIn: true, admin: true });
    visit(paths.allOrders);
    screen.getByText('all orders');
  });

  it('sends others to the login and remembers where they were going', () => {
    session.signedIn = true;
    visit(paths.allOrders);
    expect(document.body.textContent).toBe(`login, then ${paths.allOrders}`);
  });
});
