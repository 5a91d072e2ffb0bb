import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { Profile } from 'functions/contract';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import type { Answer } from '../../../testing/fakeApi.ts';
import { profileOf } from '../../../testing/fixtures.ts';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { MakeAdminPage } from './MakeAdminPage.tsx';

const mocks = vi.hoisted(() => ({
  demote: vi.fn<Answer<'withdrawAdmin'>>(),
  remove: vi.fn<Answer<'deleteUser'>>(),
  count: vi.fn<Answer<'count'>>(),
  signOut: vi.fn(),
  toast: vi.fn(),
}));
vi.mock('../../../lib/firebase/firebase.ts', () => ({
  auth: { authStateReady: async () => {}, currentUser: { getIdToken: async () => 'token' } },
}));
vi.mock('../../../lib/firebase/appCheck.ts', () => ({ getAppCheckToken: async () => undefined }));
vi.mock('notistack', () => ({ enqueueSnackbar: mocks.toast }));
vi.mock('../../../features/session/state/useSignOut.ts', () => ({
  useSignOut: () => mocks.signOut,
}));
vi.mock('../../../lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../testing/fakeApi.ts')).answering({
    withdrawAdmin: mocks.demote,
    deleteUser: mocks.remove,
    count: mocks.count,
  }),
}));

const nora = profileOf({ _id: 'nora', email: 'nora@example.test', role: 'admin' });
const carla = profileOf();

const open = () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('fetch', async () => Response.json([nora, carla]));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MakeAdminPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};

/** Runs an action on an account, and confirms it. */
const perform = async (action: string, { email }: Profile) => {
  const user = open();
  const row = within(await screen.findByRole('row', { name: new RegExp(email) }));
  await user.click(row.getByRole('button', { name: action }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(mocks.toast).toHaveBeenCalledOnce());
  return mocks.toast.mock.calls[0];
};

beforeEach(() => {
  signInAs('nora');
  vi.resetAllMocks();
  mocks.count.mockResolvedValue({ count: 2 });
  mocks.demote.mockResolvedValue({ acknowledged: true, matchedCount: 1, modifiedCount: 1 });
  mocks.remove.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
});

describe('MakeAdminPage', () => {
  it.each([
    ['Remove admin', mocks.demote],
    ['Delete', mocks.remove],
  ])('signs an admin out after %s of the own account', async (action, request) => {
    expect((await perform(action, nora))?.[1]).toEqual({ variant: 'success' });
    expect(request.mock.calls[0]?.[0].params.email).toBe(nora.email);
    await waitFor(() => expect(mocks.signOut).toHaveBeenCalledOnce());
  });

  it('deletes another account, and stays', async () => {
    expect(await perform('Delete', carla)).toEqual([
      expect.stringContaining(carla.email),
      { variant: 'success' },
    ]);
    expect(mocks.remove.mock.calls[0]?.[0].params.email).toBe(carla.email);
    expect(mocks.signOut).not.toHaveBeenCalled();
  });

  it('reports what the server refuses, and keeps the account', async () => {
    mocks.remove.mockRejectedValue(new ApiProblem('last-admin', 409));
    expect(await perform('Delete', carla)).toEqual([
      'The shop must keep at least one admin.',
      { variant: 'error' },
    ]);
    screen.getByRole('row', { name: new RegExp(carla.email), hidden: true });
    expect(mocks.signOut).not.toHaveBeenCalled();
  });
});
