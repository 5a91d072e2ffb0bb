import type { Page } from '@playwright/test';
import {
  expectAccessibleInAllSizes,
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  sizes,
} from './support/accessibility.ts';
import { type Account, admin, newCustomer, signIn } from './support/account.ts';
import { createCustomer, promote } from './support/api.ts';
import { confirm } from './support/lists.ts';
import { goToDashboard } from './support/navigation.ts';
import {
  expectSignedOut,
  startAdminSession,
  startCustomerSession,
  startNewAdminSession,
} from './support/session.ts';
import { expect, test } from './support/test.ts';

// With the animations of dialogs, drawers and notices, as most people see them.
test.use({ reducedMotion: 'no-preference' });

/** Longer than the interval, in milliseconds, at which the shop checks rights. */
const recheckMs = 61_000;

/** Searches the list of accounts, and resolves to the row of one. */
const findUser = async (page: Page, { email }: Pick<Account, 'email'>) => {
  const field = page.getByRole('searchbox', { name: 'Search by name or email' });
  await field.fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  return row;
};

const openUsers = async (page: Page) => {
  await startAdminSession(page);
  await page.goto('/dashboard/make-admin');
  await expect(page.getByRole('heading', { name: /^All users [\d,]+$/ })).toBeVisible();
};

/** A second admin, signed in on this page. */
const becomeAdmin = async (page: Page) => {
  const customer = await startNewAdminSession(page);
  await page.goto('/dashboard/make-admin');
  await expect(page.getByRole('heading', { name: /^All users [\d,]+$/ })).toBeVisible();
  return customer;
};

const drawerOf = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

test('a customer is promoted, sees it without a new sign-in, and is demoted', async ({
  page,
  openWindow,
  expectFailure,
}) => {
  expectFailure(/: 40[01]$/);
  const shop = await openWindow();
  const customer = await startCustomerSession(shop);
  await shop.clock.install();
  await shop.goto('/dashboard');
  await expect(drawerOf(shop)).toContainText('My Order');

  await test.step('the admin promotes them', async () => {
    await openUsers(page);
    const row = await findUser(page, customer);
    await row.getByRole('button', { name: 'Make Admin' }).click();
    const question = 'Are you sure you want to make admin?';
    await confirm(page, question, [customer.name, customer.email]);
    await expect(page.getByText(`User: ${customer.email} Admin added successfully`)).toBeVisible();
    await expect(row.getByText('Admin', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Make Admin' })).toHaveCount(0);
  });

  await test.step('their open page turns into the dashboard of an admin', async () => {
    await shop.clock.fastForward(recheckMs);
    await expect(drawerOf(shop)).toContainText('Make Admin');
    await expect(drawerOf(shop)).not.toContainText('Add Review');
    await drawerOf(shop).getByRole('link', { name: 'Make Admin' }).click();
    await expect(shop.getByRole('heading', { name: /^All users [\d,]+$/ })).toBeVisible();
  });

  await test.step('the admin withdraws the right, and their session ends', async () => {
    const row = await findUser(page, customer);
    await row.getByRole('button', { name: 'Remove admin' }).click();
    const question = 'Are you sure you want to remove this admin?';
    await confirm(page, question, [customer.name, customer.email]);
    await expect(page.getByText(`User: ${customer.email} is no longer an admin`)).toBeVisible();
    await expect(row.getByRole('button', { name: 'Make Admin' })).toBeVisible();
    await shop.clock.fastForward(recheckMs);
    await expect(shop).toHaveURL('/');
    await expect(shop.getByText('Your session has ended. Please log in again.')).toBeVisible();
  });

  await test.step('the audit log contains both', async () => {
    await drawerOf(page).getByRole('link', { name: 'Audit log' }).click();
    const entries = page.getByRole('row').filter({ hasText: customer.email });
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('removed the admin right of');
    await expect(entries.first()).toContainText(admin.email);
    await expect(entries.last()).toContainText('made an admin of');
    await expect(entries.last()).toContainText('customer → admin');
  });
});

test('an admin has links to the shop and to their own orders, and can open their review by URL', async ({
  page,
}) => {
  await becomeAdmin(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(drawerOf(page).getByRole('link')).toHaveText([
    'Overview',
    'Make Admin',
    'All Orders',
    'Quotes',
    'Receivables',
    /^Inquiries/,
    'All Products',
    'Add Products',
    'Reviews',
    'Settings',
    'Mail',
    'Audit log',
    'My Order',
    'Addresses',
    'My Profile',
  ]);
  await drawerOf(page).getByRole('link', { name: 'My Order' }).click();
  await expect(page).toHaveURL('/dashboard/my-orders');
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await expect(page.getByText('No open orders')).toBeVisible();
  await page.goto('/dashboard/add-review');
  await expect(page.getByRole('button', { name: 'Submit Review' })).toBeVisible();
});

test('a customer who was just promoted can open an admin page by URL', async ({ page }) => {
  const { email } = await startCustomerSession(page);
  await page.goto('/dashboard');
  await expect(drawerOf(page)).toContainText('My Order');
  await promote(email);
  await page.goto('/dashboard/make-admin');
  await expect(page.getByRole('heading', { name: /^All users [\d,]+$/ })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/make-admin');
});

test('an admin deletes their account, and is signed out on the home page', async ({ page }) => {
  const me = await becomeAdmin(page);
  const row = await findUser(page, me);
  await expect(row).toContainText('(you)');
  await row.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Are you sure you want to delete this user?', ['This is your own account']);
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
});

test('an admin who gives up the right is signed out, and signs in as a customer', async ({
  page,
}) => {
  const me = await becomeAdmin(page);
  const row = await findUser(page, me);
  await row.getByRole('button', { name: 'Remove admin' }).click();
  await confirm(page, 'Are you sure you want to remove this admin?', [
    'log in again as a customer',
  ]);
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
  await page.goto('/dashboard');
  await signIn(page, me);
  await expect(page).toHaveURL('/dashboard');
  await expect(drawerOf(page)).toContainText('Add Review');
});

test('the last admin cannot be demoted or deleted, and sees why', async ({ page }) => {
  const json = { count: 1 };
  await page.route('**/api/counts?*role=admin*', (route) => route.fulfill({ json }));
  await openUsers(page);
  const row = await findUser(page, admin);
  const button = row.getByRole('button', { name: 'Remove admin' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(/The shop must keep at least one admin\./);
  await row.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('The shop must keep at least one admin.');
});

test('a rejected change is reported, and nothing changes', async ({ page, expectFailure }) => {
  expectFailure(/^DELETE .*: 409$/);
  const customer = newCustomer();
  await createCustomer(customer);
  await openUsers(page);
  const problem = { code: 'last-admin', status: 409 };
  await page.route(`**/api/user/${encodeURIComponent(customer.email)}`, (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem }),
  );
  const row = await findUser(page, customer);
  await row.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Are you sure you want to delete this user?', [customer.email]);
  await expect(page.getByText('The shop must keep at least one admin.')).toBeVisible();
  await expect(row).toHaveCount(1);
});

test('the users are accessible and fit, and so does the confirmation dialog', async ({ page }) => {
  const me = await becomeAdmin(page);
  await expectAccessibleInAllSizes(page);
  await findUser(page, me);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectAccessibleInAllSizes(page);
});

test('on a phone the users are compact rows, which can be searched by name', async ({ page }) => {
  const me = await becomeAdmin(page);
  await page.setViewportSize(sizes.phone);
  await page.getByRole('searchbox').fill(me.name);
  const row = page.getByRole('listitem').filter({ hasText: me.email });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: `Actions on ${me.email}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Remove admin' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button')).toBeFocused();
  await goToDashboard(page, 'Audit log');
  await expect(page.getByRole('listitem').filter({ hasText: me.email }).first()).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('the audit log can show the entries of one account, and fits', async ({ page }) => {
  const me = await becomeAdmin(page);
  await page.goto('/dashboard/audit');
  const entry = page.getByRole('row').filter({ hasText: me.email });
  await expect(entry).toContainText('made an admin of');
  await entry.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByText(/ · Request \S+$/)).toBeVisible();
  await expectAccessibleInAllSizes(page);
  await entry.getByRole('link', { name: /^All actions on this/ }).click();
  await expect(page.getByText(`Only actions on ${me.email}`)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Show all actions' }).click();
  await expect(page).toHaveURL('/dashboard/audit');
});
