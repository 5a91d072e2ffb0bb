import { screen, waitFor, within } from '@testing-library/react';
import { type ApiKey, permissions } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { keyOf } from '../../../testing/keys.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { KeysPage } from './KeysPage.tsx';

const pages = vi.mocked(readPage<ApiKey>);

const open = () => renderPage(<KeysPage />, { wide: true, as: { uid: 'olga', admin: true } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  api.getPermissions.mockResolvedValue({ permissions: [...permissions] });
  pages.mockResolvedValue({ items: [keyOf()], next: null });
});

it('lists the keys by their first characters, with what they may do', async () => {
  pages.mockResolvedValue({
    items: [keyOf(), keyOf({ _id: 'old', name: 'Old', revokedAt: '2026-11-02T10:00:00.000Z' })],
    next: null,
  });
  open();
  const row = within(await screen.findByRole('row', { name: /^ERP/ }));
  row.getByText('th_live_4K2M…');
  row.getByText('Never');
  await userEvent.click(row.getByRole('button', { name: /^Details/ }));
  await screen.findByText(/Orders: see and change/);
  const old = within(screen.getByRole('row', { name: /^Old/ }));
  old.getByText('Revoked');
  expect(old.queryByRole('button', { name: /^Rotate/ })).toBeNull();
});

it('creates a key with no more than the caller may do, and shows it once', async () => {
  const held = ['read_keys', 'write_keys', 'read_orders'] as const;
  api.getPermissions.mockResolvedValue({ permissions: [...held] });
  api.createKey.mockResolvedValue({
    acknowledged: true,
    insertedId: 'key',
    apiKey: keyOf(),
    secret: 'th_live_secret',
  });
  open();
  await press('Create key');
  const dialog = await dialogOf('Create an API key');
  await userEvent.fill(dialog.getByLabelText('Name'), 'ERP');
  await userEvent.fill(dialog.getByLabelText('Allowed addresses'), '203.0.113.0/24');
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
  await dialog.findByText('Choose at least one permission');
  const orders = within(dialog.getByLabelText('Orders'));
  expect(orders.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Nothing',
    'See',
  ]);
  expect(dialog.queryByLabelText('Stock')).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Orders'), 'See');
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
  (await dialogOf('Your new API key')).getByText('th_live_secret');
  expect(api.createKey.mock.lastCall?.[0].body).toEqual({
    name: 'ERP',
    expiresOn: '',
    addresses: ['203.0.113.0/24'],
    permissions: ['read_orders'],
  });
});

it('says that a permission is missing, and keeps the dialog', async () => {
  api.rotateKey.mockRejectedValue(new ApiProblem('forbidden', 403, { permission: 'write_orders' }));
  open();
  await press('Rotate');
  const dialog = await dialogOf('Rotate ERP');
  await userEvent.fill(dialog.getByLabelText('Last day of the old key'), '2026-12-24');
  await userEvent.click(dialog.getByRole('button', { name: 'Create new key' }));
  await dialog.findByRole('alert');
  expect(api.rotateKey.mock.lastCall?.[0]).toMatchObject({
    params: { id: 'key' },
    body: { name: 'ERP', addresses: [], oldExpiresOn: '2026-12-24' },
  });
});

it('ends a key now after a confirmation', async () => {
  api.revokeKey.mockResolvedValue({ acknowledged: true, apiKey: keyOf() });
  open();
  await press('End now');
  const dialog = await dialogOf('End ERP now?');
  await userEvent.click(dialog.getByRole('button', { name: 'End key now' }));
  await waitFor(() =>
    expect(toast.mock.calls.map(([message]) => message)).toEqual(['ERP is refused from now on']),
  );
});

it('offers no changes to those who may only see keys', async () => {
  api.getPermissions.mockResolvedValue({ permissions: ['read_keys'] });
  open();
  await screen.findByRole('row', { name: /^ERP/ });
  for (const name of ['Create key', 'Rotate', 'End now']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
