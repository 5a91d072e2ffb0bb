import { expect, test } from '../support/page/test.ts';
import { newCustomer, signIn } from '../support/shop/account.ts';
import { createCustomer } from '../support/shop/api.ts';
import { expectSignedOut, startCustomerSession } from '../support/shop/session.ts';
import { passwordResetLinkFor, revokeSessions } from '../support/signIn/authEmulator.ts';

const sessionEnded = 'Your session has ended. Please log in again.';

test('a revoked session ends with one message', async ({ page, expectFailure }) => {
  expectFailure(/: 40[01]$/);
  const customer = await startCustomerSession(page);
  // The last calls of the page: one after the revocation would show the message before the reload.
  const lastCalls = ['accounts:lookup', '/api/cart'].map((part) =>
    page.waitForResponse((response) => response.url().includes(part)),
  );
  await page.goto('/dashboard/add-review');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await Promise.all(lastCalls);
  await revokeSessions(page, customer.email);

  // The API or Firebase Auth notices first: the first leads home, the second to the login.
  await page.reload();
  await expect(page).toHaveURL(/\/(?:login)?$/);
  await expect(page.getByText(sessionEnded)).toHaveCount(1);
  await expectSignedOut(page);

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(sessionEnded)).toBeHidden();
});

test('a forgotten password is reset by e-mail', async ({ page }) => {
  const customer = newCustomer();
  await createCustomer(customer);
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(customer.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByLabel('Email Address')).toHaveValue(customer.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: customer.email })).toBeVisible();

  const password = 'another-long-password';
  await page.goto(`${await passwordResetLinkFor(customer.email)}&newPassword=${password}`);
  await expect(page).toHaveURL('/login');
  await signIn(page, { email: customer.email, password });
  await expect(page).toHaveURL('/');
});
