import { randomUUID } from 'node:crypto';
import { expectAccessibleInAllSizes, expectTargetSizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';

const { RECEIVER_URL = 'http://127.0.0.1:4343' } = process.env;

const deliver = (path: string, id: string) =>
  fetch(`${RECEIVER_URL}${path}`, {
    method: 'POST',
    headers: { 'webhook-id': id },
    body: JSON.stringify({ type: 'order.placed', data: { id } }),
  });

test('the receiver shows a webhook when it arrives, and answers as the page says', async ({
  page,
}) => {
  const path = `/${randomUUID()}`;
  await page.goto(RECEIVER_URL);
  await expect(page.getByRole('heading', { name: 'Webhook receiver' })).toBeVisible();
  const id = randomUUID();
  expect((await deliver(path, id)).status).toBe(200);
  const arrived = page.locator('details').filter({ hasText: path });
  await expect(arrived).toContainText('Not verified');
  await arrived.locator('summary').click();
  await expect(arrived.getByText('webhook-id')).toBeVisible();
  await deliver(path, id);
  await expect(arrived.first()).toContainText('Received before: 1 delivery');
  await expect(arrived.nth(1).getByText('webhook-id')).toBeVisible();
  const form = page.getByRole('form', { name: path });
  await form.getByLabel('Answer').selectOption('gone');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Answer')).toHaveValue('gone');
  expect((await deliver(path, id)).status).toBe(410);
  await expectAccessibleInAllSizes(page);
  await expectTargetSizes(page);
});
