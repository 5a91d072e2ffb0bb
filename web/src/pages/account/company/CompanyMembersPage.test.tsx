import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { ListedMember } from 'functions/contract';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveCompany } from '../../../domain/live/liveSources.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { loadErrorTexts } from '../../../lib/api/messages.ts';
import type { readPage } from '../../../lib/api/readPage.ts';
import { paths } from '../../../lib/router/paths.ts';
import {
  bert,
  companyId,
  companyOf,
  memberOf,
  membershipOf,
  openInvitation,
} from '../../../testing/companies.ts';
import type { Answer } from '../../../testing/fakeApi.ts';
import { report } from '../../../testing/fakeLive.tsx';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { CompanyMembersPage } from './CompanyMembersPage.tsx';

const requests = vi.hoisted(() => ({
  listMemberships: vi.fn<Answer<'listMemberships'>>(),
  getCompany: vi.fn<Answer<'getCompany'>>(),
  listApprovers: vi.fn<Answer<'listApprovers'>>(),
  listInvitations: vi.fn<Answer<'listInvitations'>>(),
  inviteMember: vi.fn<Answer<'inviteMember'>>(),
  revokeInvitation: vi.fn<Answer<'revokeInvitation'>>(),
  updateMember: vi.fn<Answer<'updateMember'>>(),
  removeMember: vi.fn<Answer<'removeMember'>>(),
}));
const members = vi.hoisted(() => vi.fn<typeof readPage<ListedMember>>());
const toast = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../testing/fakeApi.ts')).answering(requests),
}));
vi.mock('../../../lib/api/readPage.ts', () => ({ readPage: members }));
vi.mock('../../../domain/live/Live.tsx', async () => ({
  Live: (await import('../../../testing/fakeLive.tsx')).FakeLive,
}));
vi.mock('notistack', () => ({ enqueueSnackbar: toast }));

/** jsdom has no layout: every media query matches. */
const stubWideScreen = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const Address = () => {
  const { pathname } = useLocation();
  return `at ${pathname}`;
};

const open = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[paths.companyMembers]}>
        <Routes>
          <Route path={paths.companyMembers} element={<CompanyMembersPage />} />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

const rowOf = async (table: string, text: RegExp) =>
  within(
    await within(await screen.findByRole('table', { name: table })).findByRole('row', {
      name: text,
    }),
  );

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(async () => {
  vi.resetAllMocks();
  await loadErrorTexts();
  stubWideScreen();
  signInAs('carla');
  requests.listMemberships.mockResolvedValue([membershipOf()]);
  requests.getCompany.mockResolvedValue(companyOf());
  requests.listInvitations.mockResolvedValue([openInvitation]);
  requests.listApprovers.mockResolvedValue([
    { uid: 'carla', name: 'Carla Customer', role: 'owner' },
  ]);
  members.mockResolvedValue({ items: [memberOf(), bert], next: null });
});

describe('Members', () => {
  it('are listed with their roles, a page at a time', async () => {
    members.mockResolvedValueOnce({ items: [memberOf(), bert], next: '/more' });
    members.mockResolvedValueOnce({
      items: [
        memberOf({ uid: 'dora', name: 'Dora', email: 'dora@example.test', role: 'approver' }),
      ],
      next: null,
    });
    open();
    (await rowOf('Members', /Bert Buyer/)).getByText('Buyer');
    (await rowOf('Members', /Carla Customer/)).getByText('(you)');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    (await rowOf('Members', /Dora/)).getByText('Approver');
  });

  it('get another role and other limits', async () => {
    const changed = { ...bert, role: 'approver', orderLimit: 0, version: 'v2' } as const;
    requests.updateMember.mockResolvedValue({ acknowledged: true, member: changed });
    open();
    const row = await rowOf('Members', /Bert Buyer/);
    await userEvent.click(row.getByRole('button', { name: 'Change' }));
    const dialog = await inDialog('Change role and limits');
    expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'approver');
    await userEvent.fill(dialog.getByLabelText(/^Order limit/), '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(requests.updateMember.mock.calls).toEqual([
      [
        {
          params: { id: companyId, uid: 'bert' },
          body: {
            version: 'v1',
            role: 'approver',
            orderLimit: 0,
            budget: { amount: 200_000, period: 'month' },
          },
        },
      ],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keep what was typed over what someone else has saved', async () => {
    const theirs = { ...bert, role: 'bookkeeper', version: 'v2' } as const;
    requests.updateMember.mockRejectedValueOnce(
      new ApiProblem('precondition-failed', 412, { member: theirs }),
    );
    requests.updateMember.mockResolvedValueOnce({ acknowledged: true, member: bert });
    open();
    const row = await rowOf('Members', /Bert Buyer/);
    await userEvent.click(row.getByRole('button', { name: 'Change' }));
    const dialog = await inDialog('Change role and limits');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'approver');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = await inDialog('Someone else has changed this member');
    conflict.getByRole('row', { name: 'Role Bookkeeper Approver' });
    await userEvent.click(conflict.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(requests.updateMember).toHaveBeenCalledTimes(2));
    expect(requests.updateMember.mock.lastCall?.[0].body).toMatchObject({
      version: 'v2',
      role: 'approver',
    });
  });

  it('include the last owner, who stays one', async () => {
    const companies = [{ _id: companyId, name: 'Harbor Joinery' }];
    requests.updateMember.mockRejectedValue(new ApiProblem('last-owner', 409, { companies }));
    open();
    const row = await rowOf('Members', /Carla Customer/);
    await userEvent.click(row.getByRole('button', { name: 'Change' }));
    const dialog = await inDialog('Change role and limits');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'buyer');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/must keep at least one owner/);
  });

  it('are removed after a confirmation, except oneself', async () => {
    requests.removeMember.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
    open();
    const own = await rowOf('Members', /Carla Customer/);
    expect(own.queryByRole('button', { name: 'Remove' })).toBeNull();
    const row = await rowOf('Members', /Bert Buyer/);
    await userEvent.click(row.getByRole('button', { name: 'Remove' }));
    const dialog = await inDialog('Remove this member?');
    expect(requests.removeMember).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(toast.mock.calls[0]?.[0]).toBe('Bert Buyer is removed'));
    expect(requests.removeMember.mock.calls).toEqual([
      [{ params: { id: companyId, uid: 'bert' } }],
    ]);
  });
});

describe('Invitations', () => {
  it('are sent, and refused at their field', async () => {
    const errors = { email: 'This person is already a member: change the role in the list' };
    requests.inviteMember.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    requests.inviteMember.mockResolvedValueOnce({
      acknowledged: true,
      insertedId: 'new',
      invitation: openInvitation,
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a member' }));
    const dialog = await inDialog('Invite a member');
    await userEvent.fill(dialog.getByLabelText('E-mail address'), 'bert@example.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await dialog.findByText(errors.email);
    await userEvent.fill(dialog.getByLabelText('E-mail address'), 'fritz@example.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(requests.inviteMember.mock.lastCall?.[0].body).toEqual({
      email: 'fritz@example.test',
      role: 'buyer',
      orderLimit: null,
      budget: null,
    });
  });

  it('are repeated, and withdrawn', async () => {
    requests.inviteMember.mockResolvedValue({
      acknowledged: true,
      insertedId: 'new',
      invitation: openInvitation,
    });
    requests.revokeInvitation.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
    open();
    const row = await rowOf('Open invitations', /dora@example.test/);
    await userEvent.click(row.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(requests.inviteMember.mock.lastCall?.[0].body).toMatchObject({
      email: 'dora@example.test',
      role: 'approver',
    });
    await userEvent.click(row.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(requests.revokeInvitation).toHaveBeenCalledOnce());
    expect(requests.revokeInvitation.mock.lastCall?.[0].params).toEqual({ id: 'invitation' });
  });

  it('wait until the company is active', async () => {
    requests.getCompany.mockResolvedValue(companyOf({ status: 'suspended' }));
    open();
    const row = await rowOf('Open invitations', /dora@example.test/);
    const button = row.getByRole('button', { name: 'Send again' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Invite a member' })).toBeNull();
  });
});

describe('A company in review', () => {
  it('invites nobody yet, and says when it can', async () => {
    requests.getCompany.mockResolvedValue(companyOf({ status: 'requested' }));
    open();
    await screen.findByText(/^You can invite colleagues as soon as the shop has accepted/);
    expect(screen.queryByRole('button', { name: 'Invite a member' })).toBeNull();
  });
});

describe('An owner', () => {
  it('cannot leave as the only one, and reads why', async () => {
    open();
    await screen.findByText(/^You are the only owner of this company/);
    expect(screen.queryByRole('button', { name: 'Leave the company' })).toBeNull();
  });

  it.each([
    ['another owner', { items: [memberOf(), { ...bert, role: 'owner' as const }], next: null }],
    ['members who are not loaded yet', { items: [memberOf(), bert], next: '/more' }],
  ])('can leave with %s', async (_, page) => {
    members.mockResolvedValue(page);
    open();
    await screen.findByRole('button', { name: 'Leave the company' });
  });

  it('can leave a company that needs no owner any more', async () => {
    requests.getCompany.mockResolvedValue(companyOf({ status: 'closed' }));
    open();
    await screen.findByRole('button', { name: 'Leave the company' });
  });
});

it('members who join while the page is open are shown', async () => {
  open();
  await rowOf('Members', /Bert Buyer/);
  const dora = memberOf({ uid: 'dora', name: 'Dora Decides', role: 'approver' });
  members.mockResolvedValue({ items: [memberOf(), bert, dora], next: null });
  requests.listInvitations.mockResolvedValue([]);
  await report(liveCompany(companyId), { _id: companyId });
  await rowOf('Members', /Dora Decides/);
  await waitFor(() => expect(screen.queryByText('dora@example.test')).toBeNull());
});

describe('A member without the right to manage', () => {
  beforeEach(() => requests.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer' })]));

  it('sees the own role and who can approve, and asks for nothing else', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Approvers' }));
    list.getByText('Carla Customer (Owner)');
    screen.getByText('Can order, but see no orders of other members.');
    expect(members).not.toHaveBeenCalled();
    expect(requests.listInvitations).not.toHaveBeenCalled();
  });

  it('leaves after a confirmation', async () => {
    requests.removeMember.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the company' }));
    const dialog = await inDialog('Leave this company?');
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await screen.findByText('at /company');
    expect(requests.removeMember.mock.calls).toEqual([
      [{ params: { id: companyId, uid: 'carla' } }],
    ]);
  });
});
