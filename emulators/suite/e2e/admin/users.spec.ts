import type { Page } from '@playwright/test';
import {
  expectAccessibleInAllSizes,
  expectAccessibleInBothThemes,
  sizes,
} from '../support/page/accessibility.ts';
import { confirm } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { type Account, admin, signIn } from '../support/shop/account.ts';
import { promote } from '../support/shop/api.ts';
import {
  expectSignedOut,
  startAdminSession,
  startCustomerSession,
  startNewAdminSession,
} from '../support/shop/session.ts';

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
    await expect(drawerOf(shop)).toContainText('Users');
    await expect(drawerOf(shop)).not.toContainText('Add Review');
    await drawerOf(shop).getByRole('link', { name: 'Users' }).click();
    await expect(shop.getByRole('heading', { name: /^All users [\d,]+$/ })).toBeVisible();
  });

  await test.step('the admin withdraws the right, and their session ends', async () => {
    const row = await findUser(page, customer);
    await row.getByRole('button', { name: 'Remove admin' }).click();
    const question = 'Are you sure you want to remove this admin?';
    await confirm(page, question, [customer.name, customer.email], 'Remove admin');
    await expect(page.getByText(`User: ${customer.email} is no longer an admin`)).toBeVisible();
    await expect(row.getByRole('button', { name: 'Make Admin' })).toBeVisible();
    await shop.clock.fastForward(recheckMs);
    await expect(shop).toHaveURL('/');
    await expect(shop.getByText('Your session has ended. Please log in again.')).toBeVisible();
  });

  await test.step('the audit log contains both', async () => {
    // Other tests fill the first page of all actions.
    await page.goto('/dashboard/audit?action=admin-withdrawn');
    const entries = page.getByRole('row').filter({ hasText: customer.email });
    const latest = entries.filter({ hasText: 'removed the admin right of' });
    await latest.getByRole('link', { name: /^All actions on this/ }).click();
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('removed the admin right of');
    await expect(entries.first()).toContainText(admin.email);
    await expect(entries.last()).toContainText('made an admin of');
    await expect(entries.last()).toContainText('customer → admin');
  });
});

test('a customer who was just promoted can give up the right, and signs in as a customer', async ({
  page,
}) => {
  const me = await startCustomerSession(page);
  await promote(me.email);
  await page.goto('/dashboard/make-admin');
  await expect(page.getByRole('heading', { name: /^All users [\d,]+$/ })).toBeVisible();
  const row = await findUser(page, me);
  await row.getByRole('button', { name: 'Remove admin' }).click();
  const warning = ['log in again as a customer'];
  await confirm(page, 'Are you sure you want to remove this admin?', warning, 'Remove admin');
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
  await page.goto('/dashboard');
  await signIn(page, me);
  await expect(page).toHaveURL('/dashboard');
  await expect(drawerOf(page)).toContainText('Add Review');
});

test('users and audit log are accessible and fit, and are compact rows on a phone', async ({
  page,
}) => {
  const me = await becomeAdmin(page);
  await expectAccessibleInAllSizes(page);

  await test.step('a confirmation', async () => {
    await page.setViewportSize(sizes.desktop);
    const row = await findUser(page, me);
    await expect(row).toContainText('(you)');
    await row.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toContainText('This is your own account');
    await expectAccessibleInAllSizes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a row on a phone has a menu, which returns the focus', async () => {
    await page.setViewportSize(sizes.phone);
    const row = page.getByRole('listitem').filter({ hasText: me.email });
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: `Actions on ${me.email}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Remove admin' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button')).toBeFocused();
  });

  await test.step('the audit log, with details and the entries of one account', async () => {
    // Other tests fill the first page of all actions.
    await page.goto('/dashboard/audit?action=admin-granted');
    const entry = page.getByRole('listitem').filter({ hasText: me.email }).first();
    await expect(entry).toContainText('made an admin of');
    await entry.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByText(/ · Request \S+$/)).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.desktop);
    const wide = page.getByRole('row').filter({ hasText: me.email });
    await wide.getByRole('link', { name: /^All actions on this/ }).click();
    await expect(page.getByText(`Only actions on ${me.email}`)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: 'Show all actions' }).click();
    await expect(page).toHaveURL('/dashboard/audit');
  });
});
