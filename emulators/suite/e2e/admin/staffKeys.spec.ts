import type { Page } from '@playwright/test';
import type { Order } from 'functions/contract';
import { expectAccessibleInBothThemes } from '../support/page/accessibility.ts';
import { expect, expectOnVisit, test, type Wait } from '../support/page/test.ts';
import { orderAsNewCustomer } from '../support/shop/orders/placeOrders.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';

const finder = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });

const open = async (page: Page, path: string) => {
  await startAdminSession(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Pressed again until the page, whose scripts may still load, has its keys. */
const press = (page: Page, key: string, expectDone: (wait: Wait) => Promise<void>) =>
  expectOnVisit(async (wait) => {
    await page.keyboard.press(key);
    await expectDone(wait);
  });

test('Ctrl+K finds an order from every page, and lists are used by keys alone', async ({
  page,
}) => {
  const [{ number }] = (await orderAsNewCustomer('spokeshave')) as [Order];
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/dashboard/settings');

  await test.step('the order is two keys and its number away', async () => {
    await press(page, 'Control+k', (wait) => expect(finder(page)).toBeVisible(wait));
    await page.keyboard.type(number.toLowerCase());
    const option = finder(page).getByRole('option', { name: number });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: number })).toBeVisible();
    await expect(finder(page)).toHaveCount(0);
  });

  await test.step('it is offered again, and a page is found', async () => {
    await page.keyboard.press('Control+k');
    await expect(finder(page).getByRole('group', { name: 'Opened last' })).toContainText(number);
    await page.keyboard.type('orders');
    await expect(finder(page).getByRole('option', { name: 'Orders', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^All Orders/ })).toBeVisible();
  });

  await test.step('keys move, select, search and open', async () => {
    const rows = page.getByRole('table').getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(3);
    const links = page.getByRole('table').getByRole('link', { name: /^TH-/ });
    await press(page, 'j', (wait) => expect(links.nth(0)).toBeFocused(wait));
    await page.keyboard.press('j');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByRole('group', { name: 'Selection' })).toContainText('1 selected');
    await page.keyboard.press('x');
    await expect(page.getByRole('group', { name: 'Selection' })).toHaveCount(0);
    await page.keyboard.press('/');
    const search = page.getByRole('main').getByRole('searchbox');
    await expect(search).toBeFocused();
    await page.keyboard.type('jx?/');
    await expect(search).toHaveValue('jx?/');
    await search.fill(number);
    await expect(links).toHaveText([number]);
    await links.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/orders\//);
  });

  await test.step('? shows the keys', async () => {
    await expect(page.getByRole('heading', { name: number })).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(keys).toBeVisible();
  });

  await test.step('which the profile switches off', async () => {
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.getByRole('link', { name: 'your profile' }).press('Enter');
    const choice = page.getByRole('switch', { name: 'Use single keys as shortcuts' });
    await expect(choice).toBeChecked();
    await choice.press('Space');
    await expect(choice).not.toBeChecked();
    await expectAccessibleInBothThemes(page);
    await page.goto('/dashboard/all-orders');
    await press(page, 'Control+k', (wait) => expect(finder(page)).toBeVisible(wait));
    await page.keyboard.press('Escape');
    await expect(finder(page)).toHaveCount(0);
    for (const key of ['?', '/', 'j']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('searchbox')).not.toBeFocused();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(keys).toContainText('You have switched the single keys off in your profile.');
  });
});

test('a guest switches off the key of the search', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('combobox', { name: /^Search tools/ })).toHaveAttribute(
    'aria-keyshortcuts',
    '/',
  );
  await page.getByRole('switch', { name: 'Use single keys as shortcuts' }).press('Space');
  await page.goto('/contact');
  const search = page.getByRole('combobox', { name: /^Search tools/ });
  await expect(search).toBeVisible();
  await expect(search).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
});

test('on a phone, the menu opens the finder, which fills the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/dashboard/mail');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Find anything' }).click();
  await expect(menu).toHaveCount(0);
  await expect(finder(page).getByRole('status')).toHaveText(/^Find orders/);
  await page.keyboard.type('🪚 .* ');
  await expect(finder(page).getByRole('status')).toHaveText(/^Nothing found for/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('spokeshave');
  await expect(finder(page).getByRole('group', { name: 'Tools' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await finder(page)
    .getByRole('option', { name: /spokeshave/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/dashboard\//);
  await expect(finder(page)).toHaveCount(0);
});

test('customers have no finder', async ({ page }) => {
  await startCustomerSession(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^My Orders/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find anything' })).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
