import { screen, waitFor, within } from '@testing-library/react';
import { permissions, type Webhook } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { api } from '../../../testing/fakeApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { webhookOf } from '../../../testing/webhooks.ts';
import { WebhooksPage } from './WebhooksPage.tsx';

const pages = vi.mocked(readPage<Webhook>);

const open = () => renderPage(<WebhooksPage />, { wide: true, as: { uid: 'olga', admin: true } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  api.getPermissions.mockResolvedValue({ permissions: [...permissions] });
  pages.mockResolvedValue({ items: [], next: null });
});

it('lists the endpoints with what they receive, and whether they work', async () => {
  const failing = webhookOf({
    _id: 'erp',
    name: 'ERP',
    events: ['order.placed'],
    failingSince: '2026-11-02T10:00:00.000Z',
  });
  pages.mockResolvedValue({ items: [webhookOf(), failing], next: null });
  open();
  const row = within(await screen.findByRole('row', { name: /^Warehouse/ }));
  expect(row.getByRole('link', { name: 'Warehouse' }).getAttribute('href')).toBe(
    '/dashboard/webhooks/hook',
  );
  row.getByText('On');
  const second = within(screen.getByRole('row', { name: /^ERP/ }));
  second.getByText(/^1 of \d+$/);
  second.getByText('Failing');
});

it('adds an endpoint for chosen events, and shows its secret once', async () => {
  const webhook = webhookOf();
  api.createWebhook.mockResolvedValue({
    acknowledged: true,
    insertedId: 'hook',
    webhook,
    secret: 'whsec_c2VjcmV0',
  });
  open();
  await screen.findByRole('heading', { name: 'No endpoints yet' });
  await press('Add endpoint');
  const dialog = await dialogOf('Add an endpoint');
  await userEvent.fill(dialog.getByLabelText('Name'), 'Warehouse');
  await userEvent.fill(dialog.getByLabelText('Address'), webhook.url);
  await userEvent.click(dialog.getByLabelText('Only chosen events'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add endpoint' }));
  await dialog.findByText('Choose at least one event');
  const orders = within(dialog.getByRole('group', { name: 'Orders' }));
  await userEvent.click(orders.getByLabelText('Orders'));
  await userEvent.click(orders.getByLabelText('order.undone'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add endpoint' }));
  const secret = await dialogOf('Secret of the endpoint');
  secret.getByText('whsec_c2VjcmV0');
  expect(api.createWebhook.mock.lastCall?.[0].body).toEqual({
    name: 'Warehouse',
    url: webhook.url,
    events: [
      'order.placed',
      'order.confirmed',
      'order.shipped',
      'order.delivered',
      'order.cancelled',
    ],
  });
  await userEvent.click(secret.getByRole('button', { name: 'I have stored it' }));
  await waitFor(() => expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull());
});

it('says at the address why it is refused', async () => {
  api.createWebhook.mockRejectedValue(
    new ApiProblem('validation', 400, { errors: { url: 'Enter a public address' } }),
  );
  open();
  await press('Add endpoint');
  const dialog = await dialogOf('Add an endpoint');
  await userEvent.fill(dialog.getByLabelText('Name'), 'Warehouse');
  await userEvent.fill(dialog.getByLabelText('Address'), 'https://10.0.0.1/webhooks');
  await userEvent.click(dialog.getByRole('button', { name: 'Add endpoint' }));
  await dialog.findByRole('textbox', { name: 'Address', description: 'Enter a public address' });
});

it('offers no changes to those who may only see endpoints', async () => {
  api.getPermissions.mockResolvedValue({ permissions: ['read_webhooks'] });
  pages.mockResolvedValue({ items: [webhookOf()], next: null });
  open();
  await screen.findByRole('row', { name: /^Warehouse/ });
  expect(screen.queryByRole('button', { name: 'Add endpoint' })).toBeNull();
});
