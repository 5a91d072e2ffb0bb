import { screen, waitFor, within } from '@testing-library/react';
import type { ListedMember } from 'functions/contract';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveCompany } from '../../../domain/live/liveSources.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import {
  bert,
  companyId,
  companyOf,
  memberOf,
  membershipOf,
  openInvitation,
} from '../../../testing/companies.ts';
import { api } from '../../../testing/fakeApi.ts';
import { report } from '../../../testing/fakeLive.tsx';
import { toast } from '../../../testing/fakeToast.ts';
import { renderPage, stubWindow } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { CompanyMembersPage } from './CompanyMembersPage.tsx';

const members = vi.mocked(readPage<ListedMember>);

const Address = () => {
  const { pathname } = useLocation();
  return `at ${pathname}`;
};

const open = () =>
  renderPage(
    { [furtherPaths.companyMembers]: <CompanyMembersPage />, '*': <Address /> },
    { at: furtherPaths.companyMembers },
  );

const rowOf = async (table: string, text: RegExp) =>
  within(
    await within(await screen.findByRole('table', { name: table })).findByRole('row', {
      name: text,
    }),
  );

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  stubWindow(true);
  signInAs('carla');
  api.listMemberships.mockResolvedValue([membershipOf()]);
  api.getCompany.mockResolvedValue(companyOf());
  api.listInvitations.mockResolvedValue([openInvitation]);
  api.listApprovers.mockResolvedValue([{ uid: 'carla', name: 'Carla Customer', role: 'owner' }]);
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
    api.updateMember.mockResolvedValue({ acknowledged: true, member: changed });
    open();
    const row = await rowOf('Members', /Bert Buyer/);
    await userEvent.click(row.getByRole('button', { name: 'Change' }));
    const dialog = await inDialog('Change role and limits');
    expect(
      dialog.getByRole('button', { name: 'Save role and limits' }).getAttribute('aria-disabled'),
    ).toBe('true');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'approver');
    await userEvent.fill(dialog.getByLabelText(/^Order limit/), '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Save role and limits' }));
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(api.updateMember.mock.calls).toEqual([
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
    api.updateMember.mockRejectedValueOnce(
      new ApiProblem('precondition-failed', 412, { member: theirs }),
    );
    api.updateMember.mockResolvedValueOnce({ acknowledged: true, member: bert });
    open();
    const row = await rowOf('Members', /Bert Buyer/);
    await userEvent.click(row.getByRole('button', { name: 'Change' }));
    const dialog = await inDialog('Change role and limits');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'approver');
    await userEvent.click(dialog.getByRole('button', { name: 'Save role and limits' }));
    const conflict = await inDialog('Someone else has changed this member');
    conflict.getByRole('row', { name: 'Role Bookkeeper Approver' });
    await userEvent.click(conflict.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(api.updateMember).toHaveBeenCalledTimes(2));
    expect(api.updateMember.mock.lastCall?.[0].body).toMatchObject({
      version: 'v2',
      role: 'approver',
    });
  });

  it('include the last owner, who stays one', async () => {
    const companies = [{ _id: companyId, name: 'Harbor Joinery' }];
    api.updateMember.mockRejectedValue(new ApiProblem('last-owner', 409, { companies }));
    open();
    const row = await rowOf('Members', /Carla Customer/);
    await userEvent.click(row.getByRole('button', { name: 'Change' }));
    const dialog = await inDialog('Change role and limits');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'buyer');
    await userEvent.click(dialog.getByRole('button', { name: 'Save role and limits' }));
    await dialog.findByText(/must keep at least one owner/);
  });

  it('are removed after a confirmation, except oneself', async () => {
    api.removeMember.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
    open();
    const own = await rowOf('Members', /Carla Customer/);
    expect(own.queryByRole('button', { name: 'Remove' })).toBeNull();
    const row = await rowOf('Members', /Bert Buyer/);
    await userEvent.click(row.getByRole('button', { name: 'Remove' }));
    const dialog = await inDialog('Remove this member?');
    expect(api.removeMember).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove member' }));
    await waitFor(() => expect(toast.mock.calls[0]?.[0]).toBe('Bert Buyer is removed'));
    expect(api.removeMember.mock.calls).toEqual([[{ params: { id: companyId, uid: 'bert' } }]]);
  });
});

describe('Invitations', () => {
  it('are sent, and refused at their field', async () => {
    const errors = { email: 'This person is already a member: change the role in the list' };
    api.inviteMember.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
    api.inviteMember.mockResolvedValueOnce({
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
    expect(api.inviteMember.mock.lastCall?.[0].body).toEqual({
      email: 'fritz@example.test',
      role: 'buyer',
      orderLimit: null,
      budget: null,
    });
  });

  it('are repeated, and withdrawn', async () => {
    api.inviteMember.mockResolvedValue({
      acknowledged: true,
      insertedId: 'new',
      invitation: openInvitation,
    });
    api.revokeInvitation.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
    open();
    const row = await rowOf('Open invitations', /dora@example.test/);
    await userEvent.click(row.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(api.inviteMember.mock.lastCall?.[0].body).toMatchObject({
      email: 'dora@example.test',
      role: 'approver',
    });
    await userEvent.click(row.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(api.revokeInvitation).toHaveBeenCalledOnce());
    expect(api.revokeInvitation.mock.lastCall?.[0].params).toEqual({ id: 'invitation' });
  });

  it('wait until the company is active', async () => {
    api.getCompany.mockResolvedValue(companyOf({ status: 'suspended' }));
    open();
    const row = await rowOf('Open invitations', /dora@example.test/);
    const button = row.getByRole('button', { name: 'Send again' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Invite a member' })).toBeNull();
  });
});

describe('A company in review', () => {
  it('invites nobody yet, and says when it can', async () => {
    api.getCompany.mockResolvedValue(companyOf({ status: 'requested' }));
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
    api.getCompany.mockResolvedValue(companyOf({ status: 'closed' }));
    open();
    await screen.findByRole('button', { name: 'Leave the company' });
  });
});

it('members who join while the page is open are shown', async () => {
  open();
  await rowOf('Members', /Bert Buyer/);
  const dora = memberOf({ uid: 'dora', name: 'Dora Decides', role: 'approver' });
  members.mockResolvedValue({ items: [memberOf(), bert, dora], next: null });
  api.listInvitations.mockResolvedValue([]);
  await report(liveCompany(companyId), { _id: companyId });
  await rowOf('Members', /Dora Decides/);
  await waitFor(() => expect(screen.queryByText('dora@example.test')).toBeNull());
});

describe('A member without the right to manage', () => {
  beforeEach(() => {
    api.listMemberships.mockResolvedValue([membershipOf({ role: 'buyer' })]);
  });

  it('sees the own role and who can approve, and asks for nothing else', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Approvers' }));
    list.getByText('Carla Customer (Owner)');
    screen.getByText('Can order, but see no orders of other members.');
    expect(members).not.toHaveBeenCalled();
    expect(api.listInvitations).not.toHaveBeenCalled();
  });

  it('leaves after a confirmation', async () => {
    api.removeMember.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the company' }));
    const dialog = await inDialog('Leave this company?');
    await userEvent.click(dialog.getByRole('button', { name: 'Leave company' }));
    await screen.findByText('at /company');
    expect(api.removeMember.mock.calls).toEqual([[{ params: { id: companyId, uid: 'carla' } }]]);
  });
});
