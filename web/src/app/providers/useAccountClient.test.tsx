import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Fragment, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toolKeys } from '../../domain/tool/toolKeys.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { forgetSession } from '../../lib/session/session.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { signInAs, signOut } from '../../testing/session.ts';
import { idTokenOf } from '../../testing/tokens.ts';
import { useAccountClient } from './useAccountClient.ts';

const read = vi.fn<(what: string) => Promise<string>>();
const onSessionEnd = vi.fn();

const useRead = (queryKey: string[]) =>
  useQuery({ queryKey, queryFn: () => read(queryKey.join()), retry: false }).data;

/** The uid of the last page. */
let userName = '';

const Private = () => {
  const [typed] = useState(userName);
  return <p>{`${useRead(['overview']) ?? 'loading'}, typed by ${typed}`}</p>;
};

const Page = () => {
  const user = useUser();
  userName = user?.uid ?? '';
  const tools = useRead(['tools']);
  const alerts = useRead(toolKeys.alerts);
  return (
    <>
      <p>{`tools: ${tools}, alerts: ${alerts}`}</p>
      {user && <Private />}
    </>
  );
};

const App = () => {
  const { client, key } = useAccountClient(onSessionEnd);
  return (
    <QueryClientProvider client={client}>
      <Fragment key={key}>
        <Page />
      </Fragment>
    </QueryClientProvider>
  );
};

const text = () => document.body.textContent ?? '';
const never = new Promise<string>(() => {});

beforeEach(() => {
  localStorage.clear();
  forgetSession();
  onSessionEnd.mockClear();
  read.mockReset().mockImplementation(async (what) => `${what} of ${userName || 'everyone'}`);
});

it('shows nothing of an account when another one is there, also by another tab', async () => {
  localStorage.setItem('accessToken', idTokenOf('carla'));
  forgetSession();
  render(<App />);
  await screen.findByText('overview of carla, typed by carla');
  read.mockReturnValue(never);
  localStorage.setItem('accessToken', idTokenOf('berta'));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })));
  expect(text()).not.toMatch(/carla/);
  expect(text()).toContain('loading, typed by berta');
});

it('removes the data of an account that has signed out, and leaves the page as it is', async () => {
  act(() => signInAs('carla'));
  render(<App />);
  await screen.findByText('overview of carla, typed by carla');
  read.mockReturnValue(never);
  act(() => signOut());
  expect(text()).toBe('tools: tools of carla, alerts: undefined');
  act(() => signInAs('berta'));
  expect(text()).toContain('loading, typed by berta');
});

it('keeps what it has when the session is confirmed', async () => {
  localStorage.setItem('accessToken', idTokenOf('carla'));
  forgetSession();
  render(<App />);
  await screen.findByText('overview of carla, typed by carla');
  act(() => signInAs('carla', { displayName: 'Carla' }));
  await screen.findByText('overview of carla, typed by carla');
  expect(read).toHaveBeenCalledTimes(3);
});

it('ends the session of the current account only', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  act(() => signInAs('carla'));
  read.mockReturnValue(promise);
  render(<App />);
  read.mockReturnValue(never);
  act(() => signInAs('berta'));
  await act(async () => reject(new ApiProblem('unauthenticated', 401)));
  expect(onSessionEnd).not.toHaveBeenCalled();
});
