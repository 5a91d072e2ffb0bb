import { useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../apiProblem.ts';
import { sessionEnded } from '../messages.ts';
import { paths } from '../paths.ts';
import { ApiProvider } from './ApiProvider.tsx';

const endSession = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../features/session/endSession.ts', () => ({ endSession }));

const refuse = async () => {
  throw new ApiProblem('unauthenticated', 401);
};

const Home = () => {
  const { data = 'reading the tools' } = useQuery({
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

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ApiProvider>
        <Routes>
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.login} element={<Login />} />
          <Route path={paths.dashboard} element={<Dashboard />} />
        </Routes>
      </ApiProvider>
    </MemoryRouter>,
  );

beforeEach(() => {
  endSession.mockClear();
});

describe('ApiProvider', () => {
  it('ends a refused session once, on the home page, which still reads its tools', async () => {
    open(paths.dashboard);
    await screen.findByRole('heading', { name: 'tools' });
    expect(screen.getAllByText(sessionEnded)).toHaveLength(1);
    await waitFor(() => expect(endSession).toHaveBeenCalledOnce());
  });

  it('says so until one dismisses it', async () => {
    open(paths.dashboard);
    await screen.findByText(sessionEnded);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(sessionEnded)).toBeNull();
  });

  it('says so until one moves on, and not on the way back', async () => {
    open(paths.dashboard);
    await screen.findByText(sessionEnded);
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    expect(screen.queryByText(sessionEnded)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await screen.findByRole('heading', { name: 'tools' });
    expect(screen.queryByText(sessionEnded)).toBeNull();
  });

  it('says when the browser is offline, and takes it back', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get');
    open(paths.home);
    isOnline.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const notice = await screen.findByText('You are offline. What you see may be out of date.');
    expect(notice.closest('[aria-live=polite]')).toBeTruthy();
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/offline/)).toBeNull();
  });
});
