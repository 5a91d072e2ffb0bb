import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileOf } from '../../testing/fixtures.ts';
import { ManagedUsers } from './ManagedUsers.tsx';

const carla = profileOf();
const nora = profileOf({
  _id: 'nora',
  displayName: 'Nora Aldous',
  email: 'nora@example.test',
  role: 'admin',
});

const foreign = profileOf({
  _id: 'boss',
  displayName: 'Boss',
  email: 'boss@example.test',
  emailVerified: false,
});

/** jsdom has no layout: `wide` is what it answers every media query with. */
const stubScreen = (wide: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: wide,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const draw = (admins = 2, me = nora, users = [carla, nora]) => {
  const onConfirm = vi.fn(async () => {});
  render(
    <ManagedUsers users={users} me={me._id} admins={admins} busy={false} onConfirm={onConfirm} />,
  );
  return { onConfirm };
};

const rowOf = (email: string) => within(screen.getByRole('row', { name: new RegExp(email) }));

beforeEach(() => stubScreen(true));
afterEach(() => vi.unstubAllGlobals());

describe('ManagedUsers', () => {
  it('has the columns of the specification', () => {
    draw();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['No.', 'Avatar', 'User Name', 'Email Address', 'Admin', 'Action']);
  });

  it('offers Make Admin for those alone who are none, and Delete for all', () => {
    draw();
    rowOf(carla.email).getByRole('button', { name: 'Make Admin' });
    expect(rowOf(nora.email).queryByRole('button', { name: 'Make Admin' })).toBeNull();
    rowOf(nora.email).getByRole('button', { name: 'Remove admin' });
    expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(2);
  });

  it('shows whose address is verified, and offers others no right', async () => {
    const { onConfirm } = draw(2, nora, [carla, foreign, nora]);
    rowOf(carla.email).getByText('Verified');
    rowOf(foreign.email).getByText('Not verified');
    const button = rowOf(foreign.email).getByRole('button', { name: 'Make Admin' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    rowOf(foreign.email).getByText(/must open the link in the verification mail/);
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('takes the right of an admin whatever the address', async () => {
    draw(2, carla, [carla, { ...nora, emailVerified: false }]);
    await userEvent.click(rowOf(nora.email).getByRole('button', { name: 'Remove admin' }));
    screen.getByRole('dialog', { name: 'Are you sure you want to remove this admin?' });
  });

  it.each([
    ['Make Admin', carla, 'Are you sure you want to make admin?', 'promote'],
    ['Remove admin', nora, 'Are you sure you want to remove this admin?', 'demote'],
    ['Delete', carla, 'Are you sure you want to delete this user?', 'delete'],
  ])('asks before %s, showing whom', async (button, user, question, act) => {
    const { onConfirm } = draw();
    await userEvent.click(rowOf(user.email).getByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog', { name: question }));
    dialog.getByText(user.displayName, { exact: false });
    dialog.getByText(user.email);
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(act, user);
  });

  it('does nothing when the question is closed', async () => {
    const { onConfirm } = draw();
    await userEvent.click(rowOf(carla.email).getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('says before a deletion what stays', async () => {
    draw();
    await userEvent.click(rowOf(carla.email).getByRole('button', { name: 'Delete' }));
    screen.getByText('Orders stay on record, and reviews stay without the name and photo.');
  });

  it('warns who deletes the own account', async () => {
    draw();
    await userEvent.click(rowOf(nora.email).getByRole('button', { name: 'Delete' }));
    screen.getByText(/This is your own account/);
  });

  it('keeps the last admin, and says why', async () => {
    const { onConfirm } = draw(1);
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

  it('lets another admin go, though the count has not caught up', async () => {
    draw(1, carla);
    await userEvent.click(rowOf(nora.email).getByRole('button', { name: 'Remove admin' }));
    screen.getByRole('dialog', { name: 'Are you sure you want to remove this admin?' });
  });

  it('draws cards where a table has no room', () => {
    stubScreen(false);
    draw();
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('No. 1');
    expect(first?.textContent).toContain(carla.email);
  });
});
