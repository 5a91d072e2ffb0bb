import type { Page } from '@playwright/test';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { openGoogle, serveGoogle, signInAsNewUser } from '../support/signIn/google.ts';

const expectToken = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/^\S+$/);

test.beforeEach(({ context }) => serveGoogle(context));

test('a new customer signs in with Google, and again later', async ({ page }) => {
  const customer = newCustomer();

  await test.step('a new account returns to the requested page', async () => {
    await page.goto('/dashboard/add-review');
    await expect(page).toHaveURL('/login');
    await signInAsNewUser(page, customer);
    await expect(page).toHaveURL('/dashboard/add-review');
    await expectToken(page);
  });

  await test.step('signing out leads home', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  });

  await test.step('the next time it is chosen from the list, and leads home', async () => {
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    const popup = await openGoogle(page);
    await popup.getByText(customer.email).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Dashboard' })).toBeVisible();
    await expectToken(page);
  });
});

test('a closed popup is reported below the button, which then creates an account at once', async ({
  page,
}) => {
  await page.goto('/register');
  const popup = await openGoogle(page);
  await expect(popup.getByRole('button', { name: 'Add new account' })).toBeVisible();
  await popup.close();
  const reason = page.getByRole('alert').filter({ hasText: 'Google' });
  await expect(reason).toHaveText('The Google window was closed before you were signed in.');
  await expect(page).toHaveURL('/register');
  await signInAsNewUser(page, newCustomer());
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Dashboard' })).toBeVisible();
});
