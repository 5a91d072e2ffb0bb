import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { groupOf } from '../../../testing/prices.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { CustomerGroupsPage } from './CustomerGroupsPage.tsx';

const open = () => renderPage(<CustomerGroupsPage />, { wide: true });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const toasts = () => toast.mock.calls.map(([message]) => message);

beforeEach(() => {
  api.listCustomerGroups.mockResolvedValue([groupOf()]);
});

it('lists the groups, with their price lists', async () => {
  open();
  await screen.findByRole('row', { name: /^Joiners/ });
  const link = screen.getByRole('link', { name: 'Price lists' });
  expect(link.getAttribute('href')).toBe('/dashboard/price-lists?audience=joiners');
});

it('creates a group, and says at the field when the name is taken', async () => {
  const errors = { name: 'Another group has this name' };
  api.createCustomerGroup.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
  const group = groupOf({ _id: 'schools', name: 'Schools' });
  api.createCustomerGroup.mockResolvedValue({
    acknowledged: true,
    insertedId: 'schools',
    group,
  });
  api.listCustomerGroups.mockResolvedValue([]);
  open();
  await screen.findByRole('heading', { name: 'No groups yet' });
  const field = screen.getByLabelText<HTMLInputElement>('Name of a new group');
  await press('Create group');
  await screen.findByText('Name is required');
  fireEvent.change(field, { target: { value: 'joiners' } });
  await press('Create group');
  await screen.findByText(errors.name);
  fireEvent.change(field, { target: { value: ' Schools ' } });
  await press('Create group');
  await waitFor(() => expect(toasts()).toEqual(['Schools is created']));
  expect(api.createCustomerGroup.mock.lastCall?.[0].body).toEqual({ name: 'Schools' });
  await waitFor(() => expect(field.value).toBe(''));
});

it('renames a group over the version that someone else has saved', async () => {
  const theirs = groupOf({ name: 'Carpenters', version: 'v2' });
  api.updateCustomerGroup.mockRejectedValueOnce(
    new ApiProblem('precondition-failed', 412, { group: theirs }),
  );
  const saved = groupOf({ name: 'Framers', version: 'v3' });
  api.updateCustomerGroup.mockResolvedValue({ acknowledged: true, group: saved });
  open();
  await press('Rename');
  const dialog = await inDialog('Rename the group');
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Framers' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save the name' }));
  const conflict = await inDialog('Someone else has renamed this group');
  conflict.getByText('Carpenters');
  await userEvent.click(conflict.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(toasts()).toEqual(['Carpenters is now Framers']));
  expect(api.updateCustomerGroup.mock.calls.map(([{ body }]) => body)).toEqual([
    { name: 'Framers', version: 'v1' },
    { name: 'Framers', version: 'v2' },
  ]);
});

it('keeps a group with customers, and says why', async () => {
  api.deleteCustomerGroup.mockRejectedValueOnce(new ApiProblem('group-in-use', 409));
  api.deleteCustomerGroup.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
  open();
  await press('Delete');
  const dialog = await inDialog('Delete this group?');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete group' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^The group has customers/);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete group' }));
  await waitFor(() => expect(toasts()).toEqual(['Joiners is deleted']));
});
