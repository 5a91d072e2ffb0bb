import { expect, test } from '../support/page/test.ts';
import { admin, signIn } from '../support/shop/account.ts';

test('the seeded admin signs in and sees all orders', async ({ page }) => {
  await page.goto('/dashboard/all-orders');
  await signIn(page, admin);
  await expect(page).toHaveURL('/dashboard/all-orders');
  await expect(page.getByRole('heading', { name: /^All Orders \(\d+\+?\)$/ })).toBeVisible();
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  await expect(rows.first()).toContainText('User Name');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toContainText('Orders');
});
