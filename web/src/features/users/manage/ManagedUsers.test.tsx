import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { profileOf } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
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

const renderUsers = ({ admins = 2, me = nora, users = [carla, nora], wide = true } = {}) => {
  const onConfirm = vi.fn(async () => {});
  const page = renderPage(
    <ManagedUsers users={users} me={me._id} admins={admins} busy={false} onConfirm={onConfirm} />,
    { wide },
  );
  return { onConfirm, user: page.user };
};

const rowOf = (email: string) => within(screen.getByRole('row', { name: new RegExp(email) }));

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
    const { onConfirm, user } = renderUsers({ users: [carla, unverified, nora] });
    rowOf(carla.email).getByText('Verified');
    rowOf(unverified.email).getByText('Not verified');
    const button = rowOf(unverified.email).getByRole('button', { name: 'Make Admin' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    rowOf(unverified.email).getByText(/must open the link in the verification e-mail/);
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('demotes an admin whose address is not verified', async () => {
    const { user } = renderUsers({
      me: carla,
      users: [carla, { ...nora, emailVerified: false }],
    });
    await user.click(rowOf(nora.email).getByRole('button', { name: 'Remove admin' }));
    screen.getByRole('dialog', { name: 'Are you sure you want to remove this admin?' });
  });

  it.each([
    ['Make Admin', carla, 'Are you sure you want to make admin?', 'promote'],
    ['Remove admin', nora, 'Are you sure you want to remove this admin?', 'demote'],
    ['Delete', carla, 'Are you sure you want to delete this user?', 'delete'],
  ])(
    'asks for confirmation of %s, and shows the user',
    async (button, account, question, action) => {
      const { onConfirm, user } = renderUsers();
      await user.click(rowOf(account.email).getByRole('button', { name: button }));
      const dialog = within(screen.getByRole('dialog', { name: question }));
      dialog.getByText(account.displayName, { exact: false });
      dialog.getByText(account.email);
      expect(onConfirm).not.toHaveBeenCalled();
      await user.click(
        dialog.getByRole('button', { name: action === 'demote' ? 'Remove admin' : 'Confirm' }),
      );
      expect(onConfirm).toHaveBeenCalledExactlyOnceWith(action, account);
    },
  );

  it('does nothing when the dialog is closed', async () => {
    const { onConfirm, user } = renderUsers();
    await user.click(rowOf(carla.email).getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('explains before a deletion what stays', async () => {
    const { user } = renderUsers();
    await user.click(rowOf(carla.email).getByRole('button', { name: 'Delete' }));
    screen.getByText(
      'Orders, returns, payments, invoices and accepted quotes stay on record, and reviews stay without the name and photo. The customer cannot download the data any more.',
    );
  });

  it('warns admins who delete their own account', async () => {
    const { user } = renderUsers();
    await user.click(rowOf(nora.email).getByRole('button', { name: 'Delete' }));
    screen.getByText(/This is your own account/);
  });

  it('disables the actions on the last admin, and shows why', async () => {
    const { onConfirm, user } = renderUsers({ admins: 1 });
    for (const name of ['Remove admin', 'Delete']) {
      const button = rowOf(nora.email).getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await user.click(button);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('The shop must keep at least one admin.')).not.toHaveLength(0);
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(rowOf(carla.email).getByRole('button', { name: 'Delete' }));
    screen.getByRole('dialog');
  });

  it('allows demoting another admin, even if the count is outdated', async () => {
    const { user } = renderUsers({ admins: 1, me: carla });
    await user.click(rowOf(nora.email).getByRole('button', { name: 'Remove admin' }));
    screen.getByRole('dialog', { name: 'Are you sure you want to remove this admin?' });
  });

  it('shows compact rows with a menu on small screens', async () => {
    const { onConfirm, user } = renderUsers({ wide: false });
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain(`${carla.email}Verified`);
    await user.click(screen.getByRole('button', { name: `Actions on ${carla.email}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Make Admin' }));
    const question = 'Are you sure you want to make admin?';
    const dialog = within(screen.getByRole('dialog', { name: question }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('promote', carla);
  });
});
