import { screen, waitFor, within } from '@testing-library/react';
import { type Delivery, permissions, type Webhook } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readPage } from '../../../lib/api/readPage.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { deliveryOf, webhookOf } from '../../../testing/webhooks.ts';
import { WebhookPage } from './WebhookPage.tsx';

const pages = vi.mocked(readPage<Delivery>);

const open = (webhook: Webhook = webhookOf(), search = '') => {
  api.getWebhook.mockResolvedValue(webhook);
  return renderPage(
    { '/dashboard/webhooks/:id': <WebhookPage />, '/dashboard/webhooks': <p>The list</p> },
    { at: `/dashboard/webhooks/hook${search}`, wide: true, as: { uid: 'olga', admin: true } },
  );
};
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const toasts = () => toast.mock.calls.map(([message]) => message);

const failed = deliveryOf({
  _id: 'hook_order_2',
  type: 'order.shipped',
  status: 'ERROR',
  attempts: 10,
  log: [
    {
      at: '2026-11-03T10:00:00.000Z',
      durationMs: 20_400,
      statusCode: 500,
      error: 'Answered with status 500',
    },
  ],
  answer: '<b>no such table</b>',
});

beforeEach(() => {
  api.getPermissions.mockResolvedValue({ permissions: [...permissions] });
  pages.mockResolvedValue({ items: [failed, deliveryOf()], next: null });
});

it('shows the deliveries with the start of the answer as plain text, and those of a filter', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /order\.shipped/ }));
  row.getByText('Answered with status 500');
  row.getByText('20.4 s');
  await userEvent.click(row.getByRole('button', { name: /^Details/ }));
  await screen.findByText('<b>no such table</b>');
  await press('Failed');
  await waitFor(() =>
    expect(pages.mock.lastCall?.[0]).toBe('/api/webhook/hook/deliveries?status=failed'),
  );
});

it('keeps a dialog when its permission is taken away, and names it after sending', async () => {
  const { client } = open();
  await press('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Warehouse' }));
  await userEvent.fill(dialog.getByLabelText('Name'), 'Ware');
  api.getPermissions.mockResolvedValue({ permissions: ['read_webhooks'] });
  const refusal = new ApiProblem('forbidden', 403, { permission: 'write_webhooks' });
  api.updateWebhook.mockRejectedValue(refusal);
  await client.refetchQueries({ queryKey: ['permissions'] });
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Ware');
  await userEvent.click(dialog.getByRole('button', { name: 'Save endpoint' }));
  await dialog.findByText(/“Change webhooks”/);
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Ware');
  await userEvent.click(dialog.getByRole('button', { name: /^(Close|Cancel)$/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull());
});

it('takes the filter of the deliveries from the address', async () => {
  open(webhookOf(), '?status=waiting');
  await waitFor(() =>
    expect(pages.mock.lastCall?.[0]).toBe('/api/webhook/hook/deliveries?status=waiting'),
  );
  const chosen = await screen.findByRole('button', { name: 'Waiting' });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
});

it('sends a test and delivers again', async () => {
  const queued = { acknowledged: true, delivery: deliveryOf() } as const;
  api.testWebhook.mockResolvedValue({ ...queued, insertedId: 'test' } as never);
  api.replayDelivery.mockResolvedValue(queued as never);
  open();
  await press('Send test');
  const row = within(await screen.findByRole('row', { name: /order\.shipped/ }));
  await userEvent.click(row.getByRole('button', { name: /^Replay/ }));
  await waitFor(() =>
    expect(toasts()).toEqual(['The test is on its way', 'order.shipped is on its way again']),
  );
  expect(api.replayDelivery.mock.lastCall?.[0].params).toEqual({
    id: 'hook',
    delivery: 'hook_order_2',
  });
});

it('replays a period part by part, and says how much', async () => {
  api.replayPeriod.mockImplementation(async ({ query }) => ({
    acknowledged: true,
    replayed: query?.after ? 1 : 200,
    next: query?.after ? null : 'second',
  }));
  open();
  await press('Replay a period');
  const dialog = await dialogOf('Replay a period?');
  await userEvent.click(dialog.getByRole('button', { name: 'Replay period' }));
  await waitFor(() => expect(toasts()).toEqual(['201 deliveries on the way']));
  expect(api.replayPeriod).toHaveBeenCalledTimes(2);
});

it('says what is queued already when a part of a period fails', async () => {
  api.replayPeriod.mockImplementation(async ({ query }) => {
    if (query?.after) throw new ApiProblem('unavailable', 503);
    return { acknowledged: true, replayed: 200, next: 'second' };
  });
  open();
  await press('Replay a period');
  const dialog = await dialogOf('Replay a period?');
  await userEvent.click(dialog.getByRole('button', { name: 'Replay period' }));
  await dialog.findByText(/200 deliveries on the way: replay the period again for the others/);
});

it('replaces the secret after a confirmation, and shows the new one', async () => {
  const secret = 'whsec_bmV3';
  api.rotateSecret.mockResolvedValue({ acknowledged: true, webhook: webhookOf(), secret });
  open();
  await press('Replace secret');
  const dialog = await dialogOf('Replace the secret of Warehouse?');
  dialog.getByText(/For 24 hours/);
  await userEvent.click(dialog.getByRole('button', { name: 'Replace secret' }));
  (await dialogOf('Secret of the endpoint')).getByText(secret);
});

it('says why it is off, and switches it on', async () => {
  api.updateWebhook.mockResolvedValue({ acknowledged: true, webhook: webhookOf() });
  open(webhookOf({ status: 'off', offReason: 'gone' }));
  await screen.findByText(/answered 410 Gone/);
  expect(screen.queryByRole('button', { name: 'Send test' })).toBeNull();
  await press('Switch on');
  await waitFor(() => expect(toasts()).toEqual(['Warehouse is on']));
  expect(api.updateWebhook.mock.lastCall?.[0].body).toMatchObject({ status: 'on', version: 'v1' });
});

it('shows what someone else has saved first', async () => {
  api.updateWebhook.mockRejectedValue(
    new ApiProblem('precondition-failed', 412, {
      webhook: webhookOf({ name: 'Depot', version: 'v2' }),
    }),
  );
  open();
  await press('Edit');
  const dialog = await dialogOf('Edit Warehouse');
  await userEvent.fill(dialog.getByLabelText('Name'), 'Store');
  await userEvent.click(dialog.getByRole('button', { name: 'Save endpoint' }));
  await dialogOf('Someone else has changed this endpoint');
});

it('deletes it after a confirmation, and shows the list', async () => {
  api.deleteWebhook.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
  open();
  await press('Delete');
  const dialog = await dialogOf('Delete Warehouse?');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete endpoint' }));
  await screen.findByText('The list');
});

it('offers no changes to those who may only see endpoints', async () => {
  api.getPermissions.mockResolvedValue({ permissions: ['read_webhooks'] });
  open();
  await screen.findByRole('row', { name: /order\.shipped/ });
  for (const name of ['Send test', 'Edit', 'Replace secret', 'Delete', 'Replay a period']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
