import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileOf } from '../../../testing/fixtures.ts';
import { stubWindow } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { ManagedUsers } from './ManagedUsers.tsx';

const carla = profileOf();
const nora = profileOf({
  _id: 'nora',
  displayName: 'Nora Aldous',
  email: 'nora@example.test',
  role: 'admin',
});

const unverified = profileOf({
  _id: 'boss',
  displayName: 'Boss',
  email: 'boss@example.test',
  emailVerified: false,
});

const renderUsers = (admins = 2, me = nora, users = [carla, nora]) => {
  const onConfirm = vi.fn(async () => {});
  render(
    <ManagedUsers users={users} me={me._id} admins={admins} busy={false} onConfirm={onConfirm} />,
    { wrapper: MemoryRouter },
  );
  return { onConfirm };
};

const rowOf = (email: string) => within(screen.getByRole('row', { name: new RegExp(email) }));

beforeEach(() => stubWindow(true));
afterEach(() => vi.unstubAllGlobals());

describe('ManagedUsers', () => {
  it('has the columns of the specification', () => {
    renderUsers();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['No.', 'Avatar', 'User Name', 'Email Address', 'Admin', 'Action']);
  });

  it('links the name to the page of the customer', () => {
    renderUsers();
    const link = rowOf(carla.email).getByRole('link', { name: carla.displayName });
    expect(link.getAttribute('href')).toBe('/dashboard/customers/carla');
  });

  it('has Make Admin only for customers, and Delete for everyone', () => {
    renderUsers();
    rowOf(carla.email).getByRole('button', { name: 'Make Admin' });
    expect(rowOf(nora.email).queryByRole('button', { name: 'Make Admin' })).toBeNull();
    rowOf(nora.email).getByRole('button', { name: 'Remove admin' });
    expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(2);
  });

  it('shows whose address is verified, and disables Make Admin for the others', async () => {
    const { onConfirm } = renderUsers(2, nora, [carla, unverified, nora]);
    rowOf(carla.email).getByText('Verified');
    rowOf(unverified.email).getByText('Not verified');
    const button = rowOf(unverified.email).getByRole('button', { name: 'Make Admin' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    rowOf(unverified.email).getByText(/must open the link in the verification e-mail/);
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('demotes an admin whose address is not verified', async () => {
    renderUsers(2, carla, [carla, { ...nora, emailVerified: false }]);
    await userEvent.click(rowOf(nora.email).getByRole('button', { name: 'Remove admin' }));
    screen.getByRole('dialog', { name: 'Are you sure you want to remove this admin?' });
  });

  it.each([
    ['Make Admin', carla, 'Are you sure you want to make admin?', 'promote'],
    ['Remove admin', nora, 'Are you sure you want to remove this admin?', 'demote'],
    ['Delete', carla, 'Are you sure you want to delete this user?', 'delete'],
  ])('asks for confirmation of %s, and shows the user', async (button, user, question, action) => {
    const { onConfirm } = renderUsers();
    await userEvent.click(rowOf(user.email).getByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog', { name: question }));
    dialog.getByText(user.displayName, { exact: false });
    dialog.getByText(user.email);
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(action, user);
  });

  it('does nothing when the dialog is closed', async () => {
    const { onConfirm } = renderUsers();
    await userEvent.click(rowOf(carla.email).getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('explains before a deletion what stays', async () => {
    renderUsers();
    await userEvent.click(rowOf(carla.email).getByRole('button', { name: 'Delete' }));
    screen.getByText(
      'Orders, returns, payments, invoices and accepted quotes stay on record, and reviews stay without the name and photo. The customer cannot download the data any more.',
    );
  });

  it('warns admins who delete their own account', async () => {
    renderUsers();
    await userEvent.click(rowOf(nora.email).getByRole('button', { name: 'Delete' }));
    screen.getByText(/This is your own account/);
  });

  it('disables the actions on the last admin, and shows why', async () => {
    const { onConfirm } = renderUsers(1);
    for (const name of ['Remove admin', 'Delete']) {
      const button = rowOf(nora.email).getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await userEvent.click(button);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('The shop must keep at least one admin.')).not.toHaveLength(0);
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(rowOf(carla.email).getByRole('button', { name: 'Delete' }));
    screen.getByRole('dialog');
  });

  it('allows demoting another admin, even if the count is outdated', async () => {
    renderUsers(1, carla);
    await userEvent.click(rowOf(nora.email).getByRole('button', { name: 'Remove admin' }));
    screen.getByRole('dialog', { name: 'Are you sure you want to remove this admin?' });
  });

  it('shows compact rows with a menu on small screens', async () => {
    stubWindow(false);
    const { onConfirm } = renderUsers();
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain(`${carla.email}Verified`);
    await userEvent.click(screen.getByRole('button', { name: `Actions on ${carla.email}` }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Make Admin' }));
    const question = 'Are you sure you want to make admin?';
    const dialog = within(screen.getByRole('dialog', { name: question }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('promote', carla);
  });
});
