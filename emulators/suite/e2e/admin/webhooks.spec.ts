import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiRoutes } from 'functions/contract';
import {
  expectAccessibleInAllSizes,
  expectAccessibleInBothThemes,
  expectLoaded,
} from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { callAsAdmin } from '../support/shop/api.ts';
import { startAdminSession } from '../support/shop/session.ts';

/** A receiver on this machine, which accepts all deliveries. */
const openReceiver = async () => {
  const received: { id: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const id = request.headers['webhook-id'];
    received.push({ id: id?.toString(), body: await text(request) });
    response.end('Thank you');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/webhooks`, received, close: () => server.close() };
};

const removeEndpoint = async (url: string) => {
  for (const webhook of await callAsAdmin(apiRoutes.listWebhooks)) {
    if (webhook.url !== url) continue;
    await callAsAdmin(apiRoutes.deleteWebhook, { params: { id: webhook._id } });
  }
};

test('staff add an endpoint, send it a test, see that it arrived, and repeat it', async ({
  page,
  monitor,
}) => {
  monitor.allow(/^POST \S+\/api\/webhook: 400$/);
  const receiver = await openReceiver();
  await startAdminSession(page);
  try {
    await page.goto('/dashboard/webhooks');
    await expectLoaded(page);
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an endpoint' });
    await dialog.getByLabel('Name').fill('Browser test');
    await dialog.getByLabel('Address').fill('https://10.0.0.1/webhooks');
    await dialog.getByLabel('Only chosen events').check();
    await dialog.getByRole('checkbox', { name: 'Price lists' }).check();
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    await expect(dialog.getByText('Enter a public address')).toBeVisible();
    await dialog.getByLabel('Address').fill(receiver.url);
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();

    const secret = page.getByRole('dialog', { name: 'Secret of the endpoint' });
    await expect(secret.getByText(/^whsec_/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await secret.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('link', { name: 'Browser test' }).click();
    await expect(page.getByRole('heading', { name: 'No deliveries yet' })).toBeVisible();

    await page.getByRole('button', { name: 'Send test' }).click();
    const row = page.getByRole('row', { name: /webhook\.test/ });
    await expect(row).toContainText('Delivered');
    await row.getByRole('button', { name: /^Replay/ }).click();
    await expect.poll(() => receiver.received.length).toBe(2);
    const [first, second] = receiver.received;
    expect(second).toEqual(first);
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ type: 'webhook.test' });
    await expect(row).toContainText('Delivered');
    await row.getByRole('button', { name: /^Details/ }).click();
    await expect(page.getByText('Thank you')).toBeVisible();
    await expectAccessibleInAllSizes(page);
  } finally {
    await removeEndpoint(receiver.url);
    receiver.close();
  }
});
