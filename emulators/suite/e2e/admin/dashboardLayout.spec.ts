import type { Locator, Page } from '@playwright/test';
import {
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
} from '../support/page/accessibility.ts';
import { goTo } from '../support/page/navigation.ts';
import { expect, test } from '../support/page/test.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';

const expectLoaded = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading / })).toHaveCount(0);
};

const open = async (page: Page, path: string, width: number, height = 800) => {
  await page.setViewportSize({ width, height });
  await startAdminSession(page);
  await page.goto(path);
  await expectLoaded(page);
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

const pages = [
  '/dashboard',
  '/dashboard/audit',
  '/dashboard/add-product',
  '/dashboard/profile',
  '/dashboard/make-admin',
  '/dashboard/reports',
  '/dashboard/staff',
  '/dashboard/roles',
  '/dashboard/keys',
  '/dashboard/webhooks',
  '/dashboard/all-products',
];

const tables: Record<string, string> = {
  '/dashboard/make-admin': 'Users',
  '/dashboard/all-products': 'Tools',
};

const expectCompactRows = async (table: Locator) => {
  const rows = table.getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  await expect.poll(async () => Math.min(...(await heights(rows)))).toBeGreaterThanOrEqual(36);
  await expect.poll(async () => Math.max(...(await heights(rows)))).toBeLessThanOrEqual(44);
};

test('at no width does a page of the dashboard scroll horizontally, and rows have about 40 px', async ({
  page,
}) => {
  await startAdminSession(page);
  for (const path of pages) {
    await page.goto(path);
    await expectLoaded(page);
    for (const width of [390, 900, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectLoaded(page);
      await expectNoHorizontalScroll(page);
      const name = tables[path];
      if (name && width > 390) await expectCompactRows(page.getByRole('table', { name }));
    }
  }
  const { width } = await boxOf(page.getByRole('table', { name: 'Tools' }));
  expect(width).toBeGreaterThan(1600);
});

test('the header row stays below the bar, covers no focused row, and a navigation scrolls up', async ({
  page,
}) => {
  await open(page, '/dashboard/all-products', 1024, 600);
  const rows = page.getByRole('table', { name: 'Tools' }).getByRole('row');
  const edit = page.getByRole('link', { name: 'Edit' });
  const columnHeader = page.getByRole('columnheader', { name: 'Tool Name' });
  await expect.poll(() => edit.count()).toBeGreaterThan(12);

  await test.step('the header row stays below the bar', async () => {
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows.nth(1)).not.toBeInViewport();
    const { y, height } = await boxOf(bar(page));
    expect(y).toBe(0);
    const header = await boxOf(columnHeader);
    expect(Math.abs(header.y - height)).toBeLessThanOrEqual(1);
    await expect(columnHeader).toBeInViewport({ ratio: 1 });
    await expect(side(page)).toBeInViewport();
  });

  await test.step('a focused row is not behind it', async () => {
    await edit.last().focus();
    for (let press = 0; press < 14; press += 1) await page.keyboard.press('Shift+Tab');
    const header = await boxOf(columnHeader);
    const focused = await boxOf(page.locator(':focus'));
    expect(focused.y).toBeGreaterThanOrEqual(header.y + header.height);
  });

  await test.step('a navigation scrolls up and focuses the heading', async () => {
    await rows.last().scrollIntoViewIfNeeded();
    await side(page).getByRole('link', { name: 'Users' }).click();
    const heading = page.getByRole('heading', { name: /^All users/ });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });
});

test('the keyboard skips the navigation, which marks the current page and leads to the shop', async ({
  page,
}) => {
  await open(page, '/dashboard/all-products', 1440);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect((await boxOf(bar(page))).height).toBeLessThanOrEqual(56);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(side(page).getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.locator('[aria-current=page]')).toHaveText(/^All Products/);
  await bar(page).getByRole('button', { name: 'Nora Aldous' }).click();
  await expect(bar(page).getByRole('menuitem')).toHaveText([
    'My Profile',
    'My Order',
    'My Invoices',
    'My Company',
  ]);
  await page.keyboard.press('Escape');
  await bar(page).getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/tools');
  await page.goBack();
  await bar(page).getByRole('link', { name: 'Tools Hub' }).click();
  await expect(page).toHaveURL('/');
});

test('on a phone one menu has all links, the rows are compact, and dialogs return the focus', async ({
  page,
}) => {
  await open(page, '/dashboard/all-products', 390);
  await expect(page.getByRole('button', { name: /menu|dashboard/i })).toHaveCount(1);
  const rows = page.getByRole('list', { name: 'Tools' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  expect(Math.max(...(await heights(rows)))).toBeLessThanOrEqual(90);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText([
    'Overview',
    /^Orders/,
    /^Quotes/,
    /^Returns/,
    'Invoices',
    /^Receivables/,
    /^Bank/,
    'Reports',
    /^All Products/,
    'Add Products',
    'Attributes',
    'Families',
    'Price lists',
    'Users',
    /^Companies/,
    /^Inquiries/,
    /^Reviews/,
    'Staff',
    'API keys',
    'Webhooks',
    'Settings',
    /^Mail/,
    'Audit log',
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

  const actions = page.getByRole('button', { name: /^Actions on / }).nth(2);
  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: /^Are you sure/ });
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(actions).toBeFocused();

  await goTo(page, 'Audit log');
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeFocused();
});

test('the menu of staff fits 900 px, counts what waits, and marks where a document belongs', async ({
  page,
}) => {
  await open(page, '/dashboard', 1440, 900);
  const toDo = page.getByRole('region', { name: 'To do' });
  const toConfirm = toDo.getByRole('link', { name: /^[\d,]+ orders? to confirm$/ });
  await expect(toConfirm).toBeVisible();
  await expect(side(page).getByRole('heading')).toHaveText([
    'Dashboard',
    'Sales',
    'Catalogue',
    'Customers',
    'Shop',
    'Account',
  ]);
  await expect(
    side(page).getByRole('link', { name: 'Orders', description: /^\d+\+? waiting$/ }),
  ).toBeVisible();
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(side(page).getByRole('link', { name: 'My Profile' })).toBeInViewport({ ratio: 1 });
    const hidden = await side(page).evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  }
  await expectAccessibleInBothThemes(page);
  await toConfirm.click();
  await expect(page).toHaveURL('/dashboard/all-orders?status=placed');
  const order = page.getByRole('main').getByRole('link', { name: /^TH-/ }).first();
  await order.click();
  await expect(page).toHaveURL(/\/dashboard\/orders\//);
  await expect(side(page).locator('[aria-current=true]')).toHaveText(/^Orders/);
});

test('a customer sees and opens only their pages of the dashboard', async ({ page }) => {
  await startCustomerSession(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/dashboard');
  await expect(side(page).getByRole('link')).toHaveText([
    'My Order',
    'Quotes',
    'My Invoices',
    'Lists',
    'Part numbers',
    'Add Review',
    'My Company',
    'Addresses',
    'My Profile',
  ]);
  const current = page.locator('[aria-current=page]').filter({ visible: true });
  await expect(current).toHaveText('My Order');
  await expectAccessibleInBothThemes(page);
  await page.goto('/dashboard/all-orders');
  await expect(page).toHaveURL('/login');
});

test('an unknown page of the dashboard has the frame of the shop', async ({ page }) => {
  await page.goto('/dashboard/no-such-page');
  await expect(page.getByRole('link', { name: 'Return to home' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('receivables, orders and quotes are printed without navigation and controls', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await startAdminSession(page);
  for (const path of ['/dashboard/receivables', '/dashboard/all-orders', '/dashboard/all-quotes']) {
    await page.goto(path);
    await expectLoaded(page);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /colours|Sign out|Details|CSV/ })).toHaveCount(0);
    const { x } = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(x).toBeLessThan(20);
  }
});

test('at 200 % zoom, nothing stays over the page', async ({ page }) => {
  const low = { width: 640, height: 400 };
  await open(page, '/dashboard/all-orders', low.width, low.height);
  await page.mouse.wheel(0, 600);
  await expect(bar(page)).not.toBeInViewport();
  await page.goto('/tools');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(bar(page)).not.toBeInViewport();
});

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

test('pages with wide text fit a window of 320 px', async ({ page, monitor }) => {
  // The new spacing moves what is on the page.
  monitor.allow(/ moved by /);
  await page.setViewportSize({ width: 320, height: 700 });
  await startAdminSession(page);
  const shop = ['/', '/tools', '/tools/spokeshave', '/cart', '/checkout', '/order/spokeshave'];
  const lists = ['/dashboard/all-orders', '/dashboard/all-products', '/dashboard/receivables'];
  for (const path of [...shop, ...lists, '/dashboard/add-product']) {
    await page.goto(path);
    await expectLoaded(page);
    await page.addStyleTag({ content: textSpacing });
    await expectNoHorizontalScroll(page);
  }
});
