import type { Page } from '@playwright/test';
import {
  expectAccessibleInAllSizes,
  expectNoHorizontalScroll,
  sizes,
} from '../support/page/accessibility.ts';
import { confirm, findRow } from '../support/page/lists.ts';
import { expect, expectOnVisit, test } from '../support/page/test.ts';
import { newCustomer, register, signIn } from '../support/shop/account.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { newEmailLinkFor, verificationLinksFor } from '../support/signIn/authEmulator.ts';

const noticeOf = (page: Page) => page.getByRole('region', { name: 'E-mail verification' });

const findUser = (page: Page, email: string) => findRow(page, 'Search by name or email', email);

const makeAdminOf = async (page: Page, email: string) =>
  (await findUser(page, email)).getByRole('button', { name: 'Make Admin' });

test('a new customer can be made an admin only after verifying the address', async ({
  page,
  openWindow,
  expectFailure,
}) => {
  expectFailure(/^PUT .*\/user\/admin\/.*: 409$/);
  const customer = newCustomer();
  const { email } = customer;
  const office = await openWindow();

  await test.step('registering sends an e-mail, and the shop asks to open the link', async () => {
    await register(page, customer);
    await noticeOf(page).getByRole('button', { name: 'Show how' }).click();
    await expect(noticeOf(page)).toContainText(email);
    await noticeOf(page).getByRole('button', { name: 'I have verified' }).click();
    await expect(noticeOf(page)).toContainText('Not verified yet');
  });

  await test.step('an admin cannot promote them, and sees why', async () => {
    await startAdminSession(office);
    await office.goto('/dashboard/make-admin');
    const button = await makeAdminOf(office, email);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(
      /must open the link in the verification e-mail/,
    );
  });

  await test.step('with an outdated list the server gives the reason', async () => {
    await office.route('**/api/users?*', async (route) => {
      const response = await route.fetch();
      const users: object[] = await response.json();
      await route.fulfill({
        response,
        json: users.map((user) => ({ ...user, emailVerified: true })),
      });
    });
    await office.reload();
    await (await makeAdminOf(office, email)).click();
    await confirm(office, 'Are you sure you want to make admin?', [email]);
    await expect(office.getByText(/address of this account is not verified/)).toBeVisible();
    await office.unrouteAll({ behavior: 'wait' });
  });

  await test.step('a second e-mail is sent on request', async () => {
    await noticeOf(page).getByRole('button', { name: 'Send the e-mail again' }).click();
    await expect(noticeOf(page)).toContainText('The e-mail is on its way');
  });

  await test.step('the link leads back to the shop, and the notice disappears', async () => {
    const [, link = ''] = await verificationLinksFor(email, 2);
    const mail = await page.context().newPage();
    await mail.goto(link);
    await expect(mail).toHaveURL('/');
    await expect(mail.getByRole('button', { name: 'Dashboard' })).toBeVisible();
    await mail.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(noticeOf(page)).toHaveCount(0);
  });

  await test.step('now they can be made an admin', async () => {
    await expectOnVisit(async (wait) => {
      await office.reload();
      await expect(await makeAdminOf(office, email)).not.toHaveAttribute('aria-disabled', wait);
    });
    await (await makeAdminOf(office, email)).click();
    await confirm(office, 'Are you sure you want to make admin?', [email]);
    await expect(office.getByText(`User: ${email} Admin added successfully`)).toBeVisible();
  });
});

test('the notice is accessible, fits a phone and can be dismissed', async ({ page }) => {
  await register(page, newCustomer());
  await noticeOf(page).getByRole('button', { name: 'Show how' }).click();
  await expectAccessibleInAllSizes(page);
  await page.setViewportSize(sizes.phone);
  await page.goto('/dashboard');
  await expect(noticeOf(page)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await noticeOf(page).getByRole('button', { name: 'Not now' }).click();
  await expect(noticeOf(page)).toHaveCount(0);
});

test('the owner of an account changes its address, and logs in with the new one', async ({
  page,
  monitor,
}) => {
  const customer = newCustomer();
  const { email: newEmail } = newCustomer();
  // The page may start with the stored token, which is that of the old address.
  monitor.allow(new RegExp(`/api/user/${encodeURIComponent(customer.email)}: 403$`));
  await register(page, customer);

  await test.step('the link goes to the new address, after the password', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change my email address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change your email address' });
    await expectAccessibleInAllSizes(page);
    await dialog.getByLabel('New email address').fill(newEmail);
    await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog).toContainText(`Open the link in the mail to ${newEmail}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the link leads to the profile, which has the new address', async () => {
    await page.goto(await newEmailLinkFor(newEmail));
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText(`You log in with ${newEmail} from now on`)).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail);
  });

  await test.step('the new address logs in', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto('/login');
    await signIn(page, { email: newEmail, password: customer.password });
    await expect(page.getByRole('button', { name: 'Dashboard' })).toBeVisible();
  });
});
