import { useMutation, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { sessionEnded } from '../../lib/api/messages.ts';
import { paths } from '../../lib/router/paths.ts';
import { rejectSession } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { signInAs } from '../../testing/session.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { ApiProvider } from './ApiProvider.tsx';

const endSession = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../../features/session/state/endSession.ts', () => ({ endSession }));

const refuse = async () => {
  throw new ApiProblem('unauthenticated', 401);
};

const Home = () => {
  const { data = 'loading the tools' } = useQuery({
    queryKey: ['tools'],
    queryFn: async () => 'tools',
  });
  return (
    <>
      <h1>{data}</h1>
      <Link to={paths.login}>Login</Link>
    </>
  );
};

const Login = () => <Link to={paths.home}>Home</Link>;

const Dashboard = () => {
  useQuery({ queryKey: ['orders'], queryFn: refuse });
  useQuery({ queryKey: ['profile'], queryFn: refuse });
  const { mutate } = useMutation({ mutationFn: refuse });
  useEffect(() => mutate(), [mutate]);
  return 'dashboard';
};

const renderAt = (path: string) =>
  renderPage(
    <ApiProvider>
      <Routes>
        <Route path={paths.home} element={<Home />} />
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.dashboard} element={<Dashboard />} />
      </Routes>
    </ApiProvider>,
    { at: path },
  );

beforeEach(() => {
  endSession.mockClear();
});

describe('ApiProvider', () => {
  it('ends a rejected session once, on the home page, which still loads its tools', async () => {
    renderAt(paths.dashboard);
    await screen.findByRole('heading', { name: 'tools' });
    expect(screen.getAllByText(sessionEnded)).toHaveLength(1);
    await waitFor(() => expect(endSession).toHaveBeenCalledOnce());
    expect(endSession).toHaveBeenCalledWith(paths.dashboard);
  });

  it('shows the notice until it is dismissed', async () => {
    renderAt(paths.dashboard);
    await screen.findByText(sessionEnded);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(sessionEnded)).toBeNull();
  });

  it('hides the notice after a navigation, also on the way back', async () => {
    renderAt(paths.dashboard);
    await screen.findByText(sessionEnded);
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    expect(screen.queryByText(sessionEnded)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await screen.findByRole('heading', { name: 'tools' });
    expect(screen.queryByText(sessionEnded)).toBeNull();
  });

  it('shows the notice in place when Firebase Auth rejects the session', async () => {
    renderAt(paths.login);
    act(rejectSession);
    await screen.findByText(sessionEnded);
    expect(endSession).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await screen.findByRole('heading', { name: 'tools' });
    expect(screen.queryByText(sessionEnded)).toBeNull();
  });

  it('shows the notice on the login to which a page leads whose session is rejected', async () => {
    const Guarded = () =>
      useSession().status === 'signedOut' ? <Navigate to={paths.login} replace /> : 'my orders';
    signInAs('carla');
    renderPage(
      <ApiProvider>
        <Routes>
          <Route path={paths.myOrders} element={<Guarded />} />
          <Route path={paths.login} element={<Login />} />
        </Routes>
      </ApiProvider>,
      { at: paths.myOrders },
    );
    await screen.findByText('my orders');
    act(rejectSession);
    await screen.findByRole('link', { name: 'Home' });
    screen.getByText(sessionEnded);
  });

  it('shows a notice while the browser is offline', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get');
    renderAt(paths.home);
    isOnline.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const notice = await screen.findByText('You are offline. What you see may be out of date.');
    expect(notice.closest('[aria-live=polite]')).toBeTruthy();
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/offline/)).toBeNull();
  });
});
