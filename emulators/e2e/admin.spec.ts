import { expect, test } from '@playwright/test';
import { admin, newCustomer, register, signIn } from './support/account.ts';
import { fillOrder } from './support/order.ts';

test('the seeded admin signs in and sees all orders', async ({ page }) => {
  await page.goto('/dashboard/all-orders');
  await signIn(page, admin);
  await expect(page).toHaveURL('/dashboard/all-orders');
  await expect(page.getByRole('heading', { name: /^All Orders \(\d+\+?\)$/ })).toBeVisible();
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  await expect(rows.first()).toContainText('User Name');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toContainText('All Orders');
});

test('an admin cancels an order, and it leaves the list', async ({ page, browser }) => {
  const customer = newCustomer();
  const shop = await browser.newPage();
  await register(shop, customer);
  await shop.goto('/order/water-stone');
  await fillOrder(shop);
  await shop.getByRole('button', { name: 'Place Order' }).click();
  await expect(shop.getByText('Order placed successfully')).toBeVisible();

  await page.goto('/dashboard/all-orders');
  await signIn(page, admin);
  const row = page.getByRole('row').filter({ hasText: customer.name });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'cancel', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^order ID: .+ deleted$/)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a customer is kept out of all orders', async ({ page }) => {
  await register(page, newCustomer());
  await page.goto('/dashboard/all-orders');
  await expect(page).toHaveURL('/login');
});
