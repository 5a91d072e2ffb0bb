import { screen, waitFor } from '@testing-library/react';
import type { InvitationPreview } from 'functions/contract';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { paths, rememberedPath } from '../../../lib/router/paths.ts';
import { companyId, membershipOf } from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs, signOut } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { InvitationPage } from './InvitationPage.tsx';

const endSession = vi.hoisted(() => vi.fn());
vi.mock('../../../features/session/state/endSession.ts', () => ({ endSession }));
vi.mock('../../../features/session/email/VerificationHelp.tsx', () => ({
  VerificationHelp: () => <p>How to verify</p>,
}));

const preview: InvitationPreview = {
  companyName: 'Harbor Joinery',
  role: 'approver',
  invitedBy: 'Carla Customer',
  email: 'd•••@example.test',
  expiresAt: '2026-12-05T10:00:00.000Z',
};

const Address = () => {
  const { pathname, search, hash, state } = useLocation();
  return `${pathname}${search}${hash}, then ${rememberedPath(state)}`;
};

const open = (address: string = paths.invitation.href('the-token')) =>
  renderPage({ [paths.invitation.path]: <InvitationPage />, '*': <Address /> }, { at: address });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.resetAllMocks();
  signInAs('dora');
  api.previewInvitation.mockResolvedValue(preview);
  api.listOwnInvitations.mockResolvedValue([]);
  endSession.mockImplementation(async () => signOut());
});

describe('An open invitation', () => {
  it('shows who invites, and to what', async () => {
    open();
    await screen.findByRole('heading', { name: 'Join Harbor Joinery' });
    screen.getByText(/^Carla Customer invites d•••@example.test .* as an approver\.$/);
    screen.getByText(/valid until 5 Dec 2026/);
    expect(api.previewInvitation.mock.calls[0]?.[0].body).toEqual({ token: 'the-token' });
  });

  it('is accepted once, and leads to the company without the token', async () => {
    api.acceptInvitation.mockResolvedValue({
      acknowledged: true,
      membership: membershipOf({ role: 'approver' }),
    });
    open();
    await press('Accept as dora@example.test');
    await screen.findByText(`/company?id=${companyId}, then /`);
    expect(api.acceptInvitation.mock.calls).toMatchObject([[{ body: { token: 'the-token' } }]]);
    expect(toast.mock.calls[0]?.[0]).toBe('You now belong to Harbor Joinery');
  });

  it.each(['Login', 'Create an account'])('leads a visitor to %s and back', async (name) => {
    signOut();
    open();
    await userEvent.click(await screen.findByRole('link', { name }));
    await screen.findByText(/, then \/invitation#the-token$/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for a verified address first', async () => {
    signInAs('dora', { emailVerified: false });
    open();
    await screen.findByText('How to verify');
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  it('lets another account sign out, and stays open', async () => {
    signInAs('erik');
    open();
    await screen.findByText(/you are logged in as erik@example.test/);
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await press('Sign out');
    await screen.findByRole('link', { name: 'Login' });
    expect(endSession).toHaveBeenCalledOnce();
  });

  it('is refused for an account whose address only looks like the invited one', async () => {
    api.acceptInvitation.mockRejectedValue(new ApiProblem('invitation-address', 403));
    signInAs('dan');
    open();
    await press('Accept as dan@example.test');
    await screen.findByText(/you are logged in as dan@example.test/);
  });

  it('can be accepted again after a lost answer, under the same key', async () => {
    api.acceptInvitation.mockRejectedValueOnce(new ApiProblem('network', 0));
    api.acceptInvitation.mockResolvedValueOnce({
      acknowledged: true,
      membership: membershipOf(),
    });
    open();
    await press('Accept as dora@example.test');
    await screen.findByText(/check your connection/);
    await press('Accept as dora@example.test');
    await waitFor(() => expect(api.acceptInvitation).toHaveBeenCalledTimes(2));
    const keys = api.acceptInvitation.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('An invitation that nobody can accept', () => {
  it.each([
    ['accepted', 'This invitation has been accepted'],
    ['revoked', 'This invitation was withdrawn or declined'],
    ['expired', 'This invitation has expired'],
  ] as const)('was %s', async (invitationStatus, title) => {
    const error = new ApiProblem('invitation-closed', 409, { invitationStatus });
    api.previewInvitation.mockRejectedValue(error);
    open();
    await screen.findByRole('heading', { name: title });
    const link = screen.getByRole('link', { name: 'See your companies' });
    expect(link.getAttribute('href')).toBe('/company');
  });

  it('is unknown', async () => {
    signOut();
    api.previewInvitation.mockRejectedValue(new ApiProblem('invitation-not-found', 404));
    open();
    await screen.findByRole('heading', { name: 'There is no such invitation' });
    screen.getByRole('link', { name: 'Go to the shop' });
  });

  it.each(['/invitation', '/invitation#', '/invitation#%'])('has no token: %s', async (address) => {
    open(address);
    await screen.findByRole('heading', { name: 'No invitation waits for you' });
    expect(api.previewInvitation).not.toHaveBeenCalled();
  });

  it('is to a company that is suspended', async () => {
    const error = new ApiProblem('company-inactive', 409, { companyStatus: 'suspended' });
    api.acceptInvitation.mockRejectedValue(error);
    open();
    await press('Accept as dora@example.test');
    await screen.findByRole('heading', { name: 'This company takes no new members now' });
  });
});

it('says why the invitation could not be read, and tries again', async () => {
  api.previewInvitation.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
  open();
  await press('Try again');
  await screen.findByRole('heading', { name: 'Join Harbor Joinery' });
});

describe('The page without a link', () => {
  const id = 'an-invitation';

  it('has the invitations of the account, each of which is accepted by its id', async () => {
    api.listOwnInvitations.mockResolvedValue([
      { _id: id, ...preview },
      { _id: 'another', ...preview, companyName: 'Mill & Sons' },
    ]);
    api.acceptOwnInvitation.mockResolvedValue({ acknowledged: true, membership: membershipOf() });
    open(paths.invitation.path);
    await screen.findByRole('heading', { name: 'Join Mill & Sons' });
    const [first] = screen.getAllByRole('button', { name: 'Accept as dora@example.test' });
    if (first) await userEvent.click(first);
    await screen.findByText(`/company?id=${companyId}, then /`);
    expect(api.acceptOwnInvitation.mock.calls).toMatchObject([[{ params: { id } }]]);
  });

  it('has an invitation that the account declines, after a question', async () => {
    api.listOwnInvitations.mockResolvedValueOnce([{ _id: id, ...preview }]);
    api.revokeInvitation.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
    open(paths.invitation.path);
    await press('Decline');
    expect(api.revokeInvitation).not.toHaveBeenCalled();
    await press('Decline invitation');
    await screen.findByRole('heading', { name: 'No invitation waits for you' });
    expect(api.revokeInvitation.mock.calls).toMatchObject([[{ params: { id } }]]);
    expect(toast).toHaveBeenCalledWith('You have declined to join Harbor Joinery', {
      variant: 'success',
    });
  });

  it('asks an account to verify its address first, and reads nothing before', async () => {
    signInAs('dora', { emailVerified: false });
    open(paths.invitation.path);
    await screen.findByText('How to verify');
    expect(api.listOwnInvitations).not.toHaveBeenCalled();
  });

  it('leads a visitor on', async () => {
    signOut();
    open(paths.invitation.path);
    await screen.findByRole('heading', { name: 'There is no such invitation' });
    screen.getByRole('link', { name: 'Go to the shop' });
  });

  it('says that an invitation has expired meanwhile', async () => {
    api.listOwnInvitations.mockResolvedValue([{ _id: id, ...preview }]);
    const details = { invitationStatus: 'expired' } as const;
    api.acceptOwnInvitation.mockRejectedValue(new ApiProblem('invitation-closed', 409, details));
    open(paths.invitation.path);
    await press('Accept as dora@example.test');
    await screen.findByRole('heading', { name: 'This invitation has expired' });
  });
});
