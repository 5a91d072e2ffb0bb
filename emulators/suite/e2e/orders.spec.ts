import type { Page } from '@playwright/test';
import type { Order } from 'functions/contract';
import { expectAccessibleInAllSizes, sizes } from './support/accessibility.ts';
import { admin } from './support/account.ts';
import { orderAsNewCustomer } from './support/placeOrders.ts';
import { startAdminSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

// With the animations of dialogs, drawers and notices, as most people see them.
test.use({ reducedMotion: 'no-preference' });

const open = async (page: Page, address: string) => {
  await startAdminSession(page);
  await page.goto(address);
};

const rowsOf = (page: Page, { userName }: Order) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: userName });

const searchFor = (page: Page, { userEmail }: Order) =>
  page.getByRole('searchbox', { name: 'Search by customer' }).fill(userEmail);

const cancelFirst = async (page: Page) => {
  await page.getByRole('button', { name: 'cancel', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to cancel this order?' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^order ID: .+ deleted$/)).toBeVisible();
};

const countOf = async (page: Page) => {
  const heading = page.getByRole('heading', { name: /^All Orders \(\d+\)$/ });
  return Number((await heading.innerText()).replace(/\D/g, ''));
};

for (const [name, viewport] of Object.entries(sizes)) {
  test(`an admin finds, filters and cancels orders (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const orders = await orderAsNewCustomer('try-square', 2);
    const [order] = orders as [Order];
    await open(page, '/dashboard/all-orders');

    await test.step('the search by customer is in the URL', async () => {
      await searchFor(page, order);
      await expect(page.getByText('2 orders found')).toBeVisible();
      await expect(page).toHaveURL(/\?q=/);
      await expect(rowsOf(page, order)).toHaveCount(2);
      await page.reload();
      await expect(rowsOf(page, order)).toHaveCount(2);
    });

    await test.step('a cancelled order moves to the cancelled ones', async () => {
      await cancelFirst(page);
      await expect(rowsOf(page, order)).toHaveCount(1);
      await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
      await expect(page).toHaveURL(/status=cancelled/);
      await expect(rowsOf(page, order)).toHaveCount(1);
      await expect(rowsOf(page, order)).toContainText('Nothing due');
      await expect(page.getByRole('button', { name: 'cancel', exact: true })).toHaveCount(0);
    });

    await test.step('All shows both', async () => {
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await expect(rowsOf(page, order)).toHaveCount(2);
    });
  });
}

test('the heading counts the filtered orders', async ({ page }) => {
  const [order] = (await orderAsNewCustomer('try-square')) as [Order];
  await open(page, '/dashboard/all-orders?status=cancelled');
  await expect(page.getByRole('heading', { name: /^All Orders \(\d+\)$/ })).toBeVisible();
  const before = await countOf(page);
  await page.getByRole('button', { name: 'Placed' }).click();
  await searchFor(page, order);
  await expect(page.getByText('1 order found')).toBeVisible();
  await cancelFirst(page);
  await expect(page.getByText(`No order matches "${order.userEmail}"`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
  // A recent count may be cached for a moment.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: /^All Orders \(\d+\)$/ })).toBeVisible();
    expect(await countOf(page)).toBeGreaterThan(before);
  }).toPass();
});

test('an order opens by keyboard, with its history, and is cancelled there', async ({ page }) => {
  const [order] = (await orderAsNewCustomer('try-square')) as [Order];
  await open(page, '/dashboard/all-orders');
  await searchFor(page, order);
  await expect(page.getByText('1 order found')).toBeVisible();
  await rowsOf(page, order).getByRole('link', { name: order.tool.toolName }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/all-orders/${order._id}`);
  await expect(page.getByRole('heading', { name: 'Order details' })).toBeFocused();

  const sold = page.getByRole('region', { name: 'Tools as they were sold' });
  await expect(sold).toContainText(`${order.orderQuantity} × $19.50`);
  const customer = page.getByRole('region', { name: 'Customer' });
  for (const text of [order.userName, order.userEmail, order.phoneNumber, order.orderAddress]) {
    await expect(customer).toContainText(text);
  }
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveText([new RegExp(`^Placed by ${order.userName}`)]);

  await cancelFirst(page);
  await expect(history).toHaveCount(2);
  await expect(history.last()).toContainText(`Cancelled by ${admin.email}`);
  await expect(page.getByRole('button', { name: 'cancel', exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'All orders', exact: true }).click();
  await expect(page).toHaveURL(/all-orders\?q=/);
});

test('an unknown order is reported as deleted', async ({ page, expectFailure }) => {
  expectFailure(/^GET .*\/no-such-order: 404$/);
  await open(page, '/dashboard/all-orders/no-such-order');
  await expect(page.getByText('An error has occurred: This order no longer exists.')).toBeVisible();
});

test('all orders and an order are accessible and fit in every size and theme', async ({ page }) => {
  await open(page, '/dashboard/all-orders?status=all');
  await expect(page.getByText('Nothing due').first()).toBeVisible();
  await expectAccessibleInAllSizes(page);
  await page.goto('/dashboard/all-orders/seed-order-withdrawn');
  await expect(page.getByText(/^Cancelled by/)).toBeVisible();
  await expectAccessibleInAllSizes(page);
});
