import { screen, waitFor, within } from '@testing-library/react';
import {
  missingPermissionText,
  type Permission,
  permissions,
  type Role,
  type StaffInvitation,
  type StaffMember,
} from 'functions/contract';
import { beforeEach, expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { RolesPage } from './RolesPage.tsx';
import { StaffPage } from './StaffPage.tsx';

const roleOf = (fields: Partial<Role> = {}): Role => ({
  _id: 'sales',
  name: 'Sales',
  permissions: ['write_orders', 'read_tools'],
  version: 'v1',
  locked: false,
  isPreset: true,
  ...fields,
});

const administrator = roleOf({
  _id: 'administrator',
  name: 'Administrator',
  permissions: [...permissions],
  locked: true,
});
const night = roleOf({ _id: 'night', name: 'Night shift', isPreset: false });

const nora: StaffMember = {
  uid: 'nora',
  name: 'Nora',
  email: 'nora@example.test',
  isAdmin: false,
  roleIds: ['sales'],
  version: 'v1',
};

const as = { uid: 'olga', admin: true };

const openStaff = () => renderPage(<StaffPage />, { wide: true, as });
const openRoles = () => renderPage(<RolesPage />, { wide: true, as });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));
const toasts = () => toast.mock.calls.map(([message]) => message);

beforeEach(() => {
  api.getPermissions.mockResolvedValue({ permissions: [...permissions] });
  api.listRoles.mockResolvedValue([administrator, roleOf(), night]);
  api.listStaffRoles.mockResolvedValue([nora]);
  api.listStaffInvitations.mockResolvedValue([]);
});

it('gives an account roles, at least one of them', async () => {
  const member = { ...nora, uid: 'ada', email: 'ada@example.test' };
  api.addStaff.mockResolvedValue({ acknowledged: true, member });
  openStaff();
  await screen.findByRole('row', { name: /^Nora.*Sales/ });
  await press('Add someone');
  const dialog = await inDialog();
  expect(dialog.queryByLabelText('Administrator')).toBeNull();
  await userEvent.type(dialog.getByLabelText('E-mail of the account'), member.email);
  await userEvent.click(dialog.getByRole('button', { name: 'Give roles' }));
  await dialog.findByText('Choose at least one role');
  await userEvent.click(dialog.getByLabelText('Sales'));
  await userEvent.click(dialog.getByRole('button', { name: 'Give roles' }));
  await waitFor(() => expect(toasts()).toEqual(['ada@example.test is one of the staff']));
  expect(api.addStaff.mock.lastCall?.[0].body).toEqual({
    email: member.email,
    roleIds: ['sales'],
  });
});

it('invites an address by mail, and lists, repeats and withdraws invitations', async () => {
  const invitation: StaffInvitation = {
    _id: 'invitation',
    email: 'bea@example.test',
    roleIds: ['night'],
    invitedBy: { uid: 'olga', name: 'Olga' },
    status: 'open',
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-11-27T10:00:00.000Z',
  };
  const created = { acknowledged: true as const, insertedId: 'invitation', invitation };
  api.inviteStaff.mockResolvedValue(created);
  api.revokeStaffInvitation.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
  openStaff();
  await press('Invite by mail');
  const dialog = await inDialog();
  await userEvent.type(dialog.getByLabelText('E-mail address'), 'bea');
  await userEvent.click(dialog.getByLabelText('Night shift'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await dialog.findByText('Enter a valid e-mail address');
  await userEvent.type(dialog.getByLabelText('E-mail address'), '@example.test');
  api.listStaffInvitations.mockResolvedValue([invitation]);
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await screen.findByRole('row', { name: /^bea@example.test.*Night shift/ });
  expect(api.inviteStaff.mock.lastCall?.[0].body).toEqual({
    email: 'bea@example.test',
    roleIds: ['night'],
  });
  await press('Send again');
  await press('Withdraw');
  await waitFor(() =>
    expect(toasts()).toEqual([
      'bea@example.test gets a mail',
      'bea@example.test gets a new invitation',
      'The invitation to bea@example.test is withdrawn',
    ]),
  );
});

it('says that a permission is missing, and keeps the dialog', async () => {
  api.setStaffRoles.mockRejectedValue(
    new ApiProblem('forbidden', 403, { permission: 'write_refunds' }),
  );
  openStaff();
  await press('Change roles');
  const dialog = await inDialog();
  await userEvent.click(dialog.getByLabelText('Night shift'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save roles' }));
  await dialog.findByText(missingPermissionText('write_refunds'));
  expect(api.setStaffRoles.mock.lastCall?.[0].body).toEqual({
    roleIds: ['sales', 'night'],
    version: 'v1',
  });
});

it('shows what each role allows, and changes one', async () => {
  const held: Permission[] = ['write_orders', 'read_tools', 'read_stock'];
  api.updateRole.mockResolvedValue({ acknowledged: true, role: roleOf({ permissions: held }) });
  openRoles();
  const row = await screen.findByRole('row', { name: /^Orders/ });
  expect(within(row).getAllByText('Change')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Change Administrator' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete Sales' })).toBeNull();
  await press('Change Sales');
  const dialog = await inDialog();
  await userEvent.selectOptions(dialog.getByLabelText('Stock'), 'See');
  await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
  await waitFor(() => expect(toasts()).toEqual(['Sales is saved']));
  expect(api.updateRole.mock.lastCall?.[0].body).toEqual({
    name: 'Sales',
    permissions: held,
    version: 'v1',
  });
});

it('keeps what was chosen when somebody else has changed the role', async () => {
  const theirs = roleOf({ name: 'Sales team', permissions: ['write_orders'], version: 'v2' });
  api.updateRole.mockRejectedValueOnce(
    new ApiProblem('precondition-failed', 412, { role: theirs }),
  );
  openRoles();
  await press('Change Sales');
  const dialog = await inDialog();
  await userEvent.selectOptions(dialog.getByLabelText('Stock'), 'See');
  await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
  const conflict = within(
    await screen.findByRole('dialog', { name: 'Someone else has changed this role' }),
  );
  conflict.getByRole('row', { name: 'Stock Nothing See' });
  await userEvent.click(conflict.getByRole('button', { name: 'Keep mine' }));
  api.updateRole.mockResolvedValue({ acknowledged: true, role: theirs });
  await userEvent.click(await dialog.findByRole('button', { name: 'Save role' }));
  await waitFor(() => expect(toasts()).toEqual(['Sales team is saved']));
  expect(api.updateRole.mock.lastCall?.[0].body).toMatchObject({ version: 'v2' });
});

it('offers no changes to those who may only see roles', async () => {
  api.getPermissions.mockResolvedValue({ permissions: ['read_staff'] });
  openRoles();
  await screen.findByRole('row', { name: /^Orders/ });
  expect(screen.queryByRole('button', { name: 'New role' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete Night shift' })).toBeNull();
});
