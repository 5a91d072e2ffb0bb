import { screen, waitFor, within } from '@testing-library/react';
import type { Profile } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { profileOf } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { MakeAdminPage } from './MakeAdminPage.tsx';

const signOut = vi.hoisted(() => vi.fn());
vi.mock('../../../features/session/state/useSignOut.ts', () => ({ useSignOut: () => signOut }));

const nora = profileOf({ _id: 'nora', email: 'nora@example.test', role: 'admin' });
const carla = profileOf();

/** Runs an action on an account, and confirms it. */
const perform = async (action: string, { email }: Profile) => {
  const { user } = renderPage(<MakeAdminPage />, { wide: true });
  const row = within(await screen.findByRole('row', { name: new RegExp(email) }));
  await user.click(row.getByRole('button', { name: action }));
  await user.click(
    screen.getByRole('button', {
      name: action === 'Remove admin' ? action : 'Confirm',
    }),
  );
  await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  return toast.mock.calls[0];
};

beforeEach(() => {
  signInAs('nora');
  vi.resetAllMocks();
  vi.mocked(readPage<Profile>).mockResolvedValue({ items: [nora, carla], next: null });
  api.count.mockResolvedValue({ count: 2 });
  api.withdrawAdmin.mockResolvedValue({ acknowledged: true, matchedCount: 1, modifiedCount: 1 });
  api.deleteUser.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
});

describe('MakeAdminPage', () => {
  it.each([
    ['Remove admin', api.withdrawAdmin],
    ['Delete', api.deleteUser],
  ])('signs an admin out after %s of the own account', async (action, request) => {
    expect((await perform(action, nora))?.[1]).toEqual({ variant: 'success' });
    expect(request.mock.calls[0]?.[0].params.email).toBe(nora.email);
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });

  it('deletes another account, and stays', async () => {
    expect(await perform('Delete', carla)).toEqual([
      expect.stringContaining(carla.email),
      { variant: 'success' },
    ]);
    expect(api.deleteUser.mock.calls[0]?.[0].params.email).toBe(carla.email);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('reports what the server refuses, and keeps the account', async () => {
    api.deleteUser.mockRejectedValue(new ApiProblem('last-admin', 409));
    expect(await perform('Delete', carla)).toEqual([
      'The shop must keep at least one admin.',
      { variant: 'error' },
    ]);
    screen.getByRole('row', { name: new RegExp(carla.email), hidden: true });
    expect(signOut).not.toHaveBeenCalled();
  });
});
