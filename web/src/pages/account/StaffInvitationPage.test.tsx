import { screen, waitFor } from '@testing-library/react';
import type { StaffInvitationPreview } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import { api } from '../../testing/fakeApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { StaffInvitationPage } from './StaffInvitationPage.tsx';

const getIdToken = vi.hoisted(() => vi.fn(async () => 'fresh'));
vi.mock('../../lib/session/firebaseUser.ts', () => ({
  firebaseUser: async () => ({ getIdToken }),
}));

const preview: StaffInvitationPreview = {
  roles: ['Sales', 'Billing'],
  invitedBy: 'Olga',
  email: 'b•••@example.test',
  expiresAt: '2026-11-27T10:00:00.000Z',
};

const open = (
  uid: string | null = 'bea',
  at: string = furtherPaths.staffInvitation.href('secret'),
) =>
  renderPage(
    { [furtherPaths.staffInvitation.path]: <StaffInvitationPage />, '*': 'elsewhere' },
    { at, as: uid === null ? null : { uid } },
  );

beforeEach(() => {
  getIdToken.mockClear();
  api.previewStaffInvitation.mockResolvedValue(preview);
});

it('accepts the roles, and opens the dashboard with a fresh token', async () => {
  api.acceptStaffInvitation.mockResolvedValue({ acknowledged: true, roleIds: ['sales'] });
  const { user, address } = open();
  await screen.findByText('Olga invites b•••@example.test to the staff, as Sales, Billing.');
  await user.click(screen.getByRole('button', { name: 'Accept as bea@example.test' }));
  await waitFor(() => expect(address()).toBe(paths.dashboard));
  expect(getIdToken.mock.calls).toEqual([[true]]);
  expect(api.acceptStaffInvitation.mock.lastCall?.[0].body).toEqual({ token: 'secret' });
});

it('leads visitors to the login, and asks another account to sign out', async () => {
  const { unmount } = open(null);
  await screen.findByRole('link', { name: 'Login' });
  unmount();
  open('carla');
  await screen.findByRole('button', { name: 'Sign out' });
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

it('says why an invitation cannot be accepted', async () => {
  api.acceptStaffInvitation.mockRejectedValue(
    new ApiProblem('invitation-closed', 409, { invitationStatus: 'revoked' }),
  );
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: /^Accept/ }));
  await screen.findByRole('heading', { name: 'This invitation was withdrawn' });
  unmount();
  open('bea', furtherPaths.staffInvitation.path);
  await screen.findByRole('heading', { name: 'There is no such invitation' });
});
