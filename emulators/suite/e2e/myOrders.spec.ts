import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes } from './support/accessibility.ts';
import { signInByApi } from './support/api.ts';
import { confirm, rowsOf, runAction } from './support/lists.ts';
import { recordTransfer } from './support/payments.ts';
import { placeOrders } from './support/placeOrders.ts';
import { startCustomerSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { addTool, removeTestTools } from './support/tools.ts';

test.afterEach(removeTestTools);

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Places orders as a new customer, and opens their list. */
const openOrders = async (page: Page, times: number) => {
  const account = await startCustomerSession(page);
  const { _id } = await addTool();
  const { idToken } = await signInByApi(account);
  const orders = await placeOrders(idToken, _id, times);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await expect(orderRows(page)).toHaveCount(Math.min(times, 50));
  return orders;
};

const orderRows = (page: Page) => rowsOf(page).filter({ hasText: /TH-/ });

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a cancelled order leaves the open ones, and stays under All', async ({ page }) => {
      const [older, newer] = await openOrders(page, 2);
      await expect(orderRows(page).first()).toContainText(newer?.number ?? '');
      const row = orderRows(page).filter({ hasText: older?.number ?? '' });
      await expect(row).toContainText('$62.50 due');
      await runAction(page, row, 'cancel');
      await confirm(page, 'Are you sure you want to cancel this order?', ['Quantity: 5', '$62.50']);
      await expect(page.getByText(`order ID: ${older?.number} deleted`)).toBeVisible();
      await expect(row).toHaveCount(0);

      await page.getByRole('button', { name: 'All', exact: true }).click();
      await expect(page).toHaveURL('/dashboard?status=all');
      await expect(row).toContainText('Cancelled');
      await expect(row).toContainText('Nothing due');
      await expect(row.getByRole('button')).toHaveCount(1);
      await expect(row.getByRole('button', { name: 'Order again' })).toBeVisible();
    });

    test('each row leads to its order, and the way back keeps the filter', async ({ page }) => {
      const [order] = await openOrders(page, 1);
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await expect(page).toHaveURL('/dashboard?status=all');
      await orderRows(page).click();
      await expect(page).toHaveURL(`/dashboard/orders/${order?.number}`);
      await page.getByRole('link', { name: 'My orders', exact: true }).click();
      await expect(page).toHaveURL('/dashboard?status=all');
      await expect(orderRows(page)).toHaveCount(1);
      await page.getByRole('link', { name: order?.number ?? '' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/dashboard/orders/${order?.number}`);
    });
  });
}

test('a list without orders says so, and leads to the tools', async ({ page }) => {
  await startCustomerSession(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No open orders' })).toBeVisible();
  await expectAccessibleInAllSizes(page);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await page.getByRole('link', { name: 'See our tools' }).click();
  await expect(page).toHaveURL('/tools');
});

test('orders can be filtered by payment', async ({ page }) => {
  const [paid, unpaid] = await openOrders(page, 2);
  if (paid) await recordTransfer(paid, paid.total);
  const payment = page.getByRole('combobox', { name: 'Payment' });
  await payment.selectOption('Unpaid');
  await expect(orderRows(page)).toHaveCount(1);
  await expect(orderRows(page)).toContainText(unpaid?.number ?? '');
  await payment.selectOption('Overdue');
  await expect(page.getByRole('heading', { name: 'No orders are overdue' })).toBeVisible();
  await page.getByRole('link', { name: 'See all my orders' }).click();
  await expect(page).toHaveURL('/dashboard?status=all');
  await expect(orderRows(page).filter({ hasText: paid?.number ?? '' })).toContainText('Paid');
});

test('all orders can be saved as a CSV file, or the page says why not', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^GET .*\/orders\.csv: net::ERR_FAILED$/);
  const [order] = await openOrders(page, 1);
  await page.route('**/orders.csv', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Download CSV' });
  await button.click();
  await expect(page.getByText('We cannot reach the shop.')).toBeVisible();
  await page.unroute('**/orders.csv');
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(order?.number);
});

test('a failed request shows why, and can be retried', async ({ page, expectFailure }) => {
  expectFailure(/^GET .*\/api\/orders\/.*: 503$/);
  await startCustomerSession(page);
  const unavailable = { status: 503, json: { code: 'unavailable' } };
  await page.route('**/api/orders/**', (route) => route.fulfill(unavailable));
  await page.goto('/dashboard');
  const failure = page.getByText(/^An error has occurred: The shop is not available right now/);
  await expect(failure).toBeVisible();
  await page.unroute('**/api/orders/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No open orders' })).toBeVisible();
});

test('52 orders are shown in two pages, short enough for a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await openOrders(page, 52);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    4_500,
  );
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(orderRows(page)).toHaveCount(52);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('the own orders are accessible and fit in every size and theme', async ({ page }) => {
  await openOrders(page, 2);
  await expectAccessibleInAllSizes(page);
});
