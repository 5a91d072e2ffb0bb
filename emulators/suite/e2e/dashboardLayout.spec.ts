import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoHorizontalScroll } from './support/accessibility.ts';
import { goTo } from './support/navigation.ts';
import { startAdminSession, startCustomerSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const open = async (page: Page, path: string, width: number, height = 800) => {
  await page.setViewportSize({ width, height });
  await startAdminSession(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading / })).toHaveCount(0);
};

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not visible`);
  return box;
};

const heights = (rows: Locator) =>
  rows.evaluateAll((elements) => elements.map((one) => one.getBoundingClientRect().height));

const bar = (page: Page) => page.getByRole('banner');
const side = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const lists = { '/dashboard/all-products': 'Tools', '/dashboard/make-admin': 'Users' };

for (const width of [900, 1024, 1440]) {
  for (const [path, name] of Object.entries(lists)) {
    test(`at ${width} px, ${path} has rows of about 40 px`, async ({ page }) => {
      await open(page, path, width);
      const rows = page.getByRole('table', { name }).getByRole('row');
      await expect.poll(() => rows.count()).toBeGreaterThan(1);
      const all = await heights(rows);
      expect(Math.min(...all)).toBeGreaterThanOrEqual(36);
      expect(Math.max(...all)).toBeLessThanOrEqual(44);
    });
  }
}

test('the header row stays below the bar while the page scrolls', async ({ page }) => {
  await open(page, '/dashboard/all-products', 1024, 600);
  const rows = page.getByRole('table', { name: 'Tools' }).getByRole('row');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.nth(1)).not.toBeInViewport();
  const { y, height } = await boxOf(bar(page));
  expect(y).toBe(0);
  const header = await boxOf(page.getByRole('columnheader', { name: 'Tool Name' }));
  expect(Math.abs(header.y - height)).toBeLessThanOrEqual(1);
  await expect(page.getByRole('columnheader', { name: 'Tool Name' })).toBeInViewport({ ratio: 1 });
  await expect(side(page)).toBeInViewport();
});

test('a focused row is not behind the header row', async ({ page }) => {
  await open(page, '/dashboard/all-products', 1024, 600);
  const edit = page.getByRole('link', { name: 'Edit' });
  await expect.poll(() => edit.count()).toBeGreaterThan(12);
  await edit.last().focus();
  for (let press = 0; press < 14; press += 1) await page.keyboard.press('Shift+Tab');
  const header = await boxOf(page.getByRole('columnheader', { name: 'Tool Name' }));
  const focused = await boxOf(page.locator(':focus'));
  expect(focused.y).toBeGreaterThanOrEqual(header.y + header.height);
});

const pages = [
  '/dashboard',
  '/dashboard/all-products',
  '/dashboard/make-admin',
  '/dashboard/audit',
  '/dashboard/add-product',
  '/dashboard/profile',
];

for (const width of [390, 900, 1024, 1920]) {
  test(`at ${width} px, no page of the dashboard scrolls horizontally`, async ({ page }) => {
    for (const path of pages) {
      await open(page, path, width);
      await expectNoHorizontalScroll(page);
    }
  });
}

test('at 1920 px the table has the width beside the navigation', async ({ page }) => {
  await open(page, '/dashboard/all-products', 1920);
  const { width } = await boxOf(page.getByRole('table', { name: 'Tools' }));
  expect(width).toBeGreaterThan(1600);
});

test('the headers of the columns sort the list', async ({ page }) => {
  await open(page, '/dashboard/all-products', 1440);
  const price = page.getByRole('columnheader', { name: 'Price Per Piece' });
  const sortBy = page.getByRole('combobox', { name: 'Sort by' });
  for (const [direction, sort] of [
    ['ascending', 'price'],
    ['descending', '-price'],
  ] as const) {
    await price.getByRole('button').click();
    await expect(price).toHaveAttribute('aria-sort', direction);
    await expect(sortBy).toHaveValue(sort);
    await expect(page).toHaveURL(`/dashboard/all-products?sort=${sort}`);
  }
  await price.getByRole('button').click();
  await expect(page).toHaveURL('/dashboard/all-products');
  await expect(sortBy).toHaveValue('newest');
});

test('the bar and the navigation lead to the shop and mark the current page', async ({ page }) => {
  await open(page, '/dashboard/all-products', 1440);
  expect((await boxOf(bar(page))).height).toBeLessThanOrEqual(56);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(side(page).getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.locator('[aria-current=page]')).toHaveText('All Products');
  await expect(bar(page).getByRole('link', { name: 'Nora Aldous' })).toHaveAttribute(
    'href',
    '/dashboard/profile',
  );
  await bar(page).getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/tools');
  await page.goBack();
  await bar(page).getByRole('link', { name: 'Tools Hub' }).click();
  await expect(page).toHaveURL('/');
});

test('the keyboard skips the navigation of the dashboard', async ({ page }) => {
  await open(page, '/dashboard/all-products', 1440);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a navigation in the dashboard scrolls up and focuses the heading', async ({ page }) => {
  await open(page, '/dashboard/all-products', 1024, 600);
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await side(page).getByRole('link', { name: 'Make Admin' }).click();
  const heading = page.getByRole('heading', { name: /^All users/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('on a phone one menu has all links, and the rows are compact', async ({ page }) => {
  await open(page, '/dashboard/all-products', 390);
  await expect(page.getByRole('button', { name: /menu|dashboard/i })).toHaveCount(1);
  const rows = page.getByRole('list', { name: 'Tools' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  expect(Math.max(...(await heights(rows)))).toBeLessThanOrEqual(90);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText([
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
  await expect(menu.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Home',
    'Tools',
    'Blogs',
    'Portfolio',
    'Quick order',
  ]);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await goTo(page, 'Audit log');
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeFocused();
});

test("the dialog of a row's menu returns the focus to the menu", async ({ page }) => {
  await open(page, '/dashboard/all-products', 390);
  const button = page.getByRole('button', { name: /^Actions on / }).nth(2);
  await button.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: /^Are you sure/ });
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the dashboard of a customer has only their pages', async ({ page }) => {
  await startCustomerSession(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/dashboard');
  await expect(side(page).getByRole('link')).toHaveText([
    'My Order',
    'Quotes',
    'Add Review',
    'Addresses',
    'My Profile',
  ]);
  await expect(page.locator('[aria-current=page]')).toHaveText('My Order');
  await expectAccessibleInBothThemes(page);
});

test('an unknown page of the dashboard has the frame of the shop', async ({ page }) => {
  await page.goto('/dashboard/no-such-page');
  await expect(page.getByRole('link', { name: 'Return to home' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
