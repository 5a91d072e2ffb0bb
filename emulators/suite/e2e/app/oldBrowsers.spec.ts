import type { Page } from '@playwright/test';
import type { Tool } from 'functions/contract';
import { apisInPage, removeApis } from '../support/browsers/apisInPage.ts';
import { newerApis } from '../support/browsers/compatibility.ts';
import { refusedStorage } from '../support/browsers/refusedStorage.ts';
import { loadShopScripts, namesIn } from '../support/browsers/shopScripts.ts';
import { translatePage } from '../support/browsers/translatePage.ts';
import { goToDashboard, signOut } from '../support/page/navigation.ts';
import { expect, test } from '../support/page/test.ts';
import { fillRegistration, newCustomer, signIn } from '../support/shop/account.ts';
import { fillAddress } from '../support/shop/addressForm.ts';
import { linesInCart, quantityField } from '../support/shop/orders/accountCart.ts';
import { startNewAdminSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const insecurePage = 'http://insecure.test/';

/** APIs that browsers offer only on https pages and at localhost. */
const secureApis = async (page: Page): Promise<string[][]> => {
  await page.goto('/avatar.svg');
  const secure = await page.evaluate(apisInPage);
  await page.route(insecurePage, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(insecurePage);
  const insecure = new Set((await page.evaluate(apisInPage)).map((path) => path.join('.')));
  return secure.filter((path) => !insecure.has(path.join('.')));
};

/**
 * Removes what is newer than the oldest supported browsers, and what needs https, if the shop names
 * it.
 */
const becomeOld = async (page: Page): Promise<void> => {
  const names = namesIn((await loadShopScripts()).values());
  const apis = [...newerApis(), ...(await secureApis(page))].filter((path) =>
    names.has(path.at(-1) ?? ''),
  );
  const removed = apis.map((path) => path.join('.'));
  const examples = ['URL.parse', 'Crypto.prototype.randomUUID', 'Array.prototype.toSorted'];
  expect(removed).toEqual(expect.arrayContaining(examples));
  await page.addInitScript(removeApis, apis);
};

/** Orders a tool as a new customer. After the tool's page, only links and buttons lead on. */
const order = async (page: Page, tool: Tool, further: Tool) => {
  const customer = newCustomer();

  await test.step('the visitor finds the tool', async () => {
    await page.goto('/');
    const popular = page.getByRole('region', { name: 'Our Popular Tools' });
    await expect(popular.getByRole('article')).toHaveCount(6);
    await page.goto('/tools');
    await expect(page.getByRole('searchbox', { name: 'Search the catalogue' })).toBeVisible();
    await page.goto(`/tools/${tool._id}`);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  });

  await test.step('the visitor changes the cart', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 tool' }).click();
    await quantityField(page, tool).fill('8');
    await expect(page.getByRole('status', { name: 'Total' })).toHaveText('$80.00');
    await page.getByRole('link', { name: 'Quick order' }).click();
    await page.getByLabel('SKU, row 1', { exact: true }).fill(further.sku);
    await page.getByLabel('Quantity, row 1', { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Add 1 tool to the cart' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 tools' }).click();
    await expect(linesInCart(page)).toHaveCount(2);
    await expect(page.getByRole('status', { name: 'Total' })).toHaveText('$130.00');
  });

  await test.step('the visitor registers and orders', async () => {
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillRegistration(page, customer);
    await expect(page).toHaveURL('/checkout');
    await fillAddress(page);
    await page.getByRole('button', { name: 'Place order: $130.00' }).click();
    await expect(page.getByText('Order placed successfully')).toBeVisible();
  });

  await test.step('the customer logs in again, and finds the order', async () => {
    await signOut(page);
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await signIn(page, customer);
    await expect(page).toHaveURL('/');
    await goToDashboard(page, 'My Order');
    // Its head, and the order.
    await expect(page.getByRole('row')).toHaveCount(2);
  });
};

const environments: Record<string, (page: Page) => Promise<unknown>> = {
  'the oldest supported browser': becomeOld,
  'a browser that blocks its storage': (page) => page.addInitScript(refusedStorage.blocked),
  'a browser without storage': (page) => page.addInitScript(refusedStorage.missing),
  'a browser whose storage is full': (page) => page.addInitScript(refusedStorage.full),
  'a browser that translates the shop': (page) => page.addInitScript(translatePage),
};

for (const [name, prepare] of Object.entries(environments)) {
  test(`${name} can order`, async ({ page, monitor }) => {
    // Firebase cannot store its statistics.
    monitor.allow(/^console warning: .*@firebase\/app: .*IndexedDB/);
    // React renders a page again that was translated before its scripts ran.
    monitor.allow(/^uncaught: Minified React error #418;/);
    const [tool, further] = [await addTool({ price: 10 }), await addTool({ price: 10 })];
    await prepare(page);
    await order(page, tool, further);
  });
}

const adminPages = [
  '/dashboard',
  '/dashboard/all-orders',
  '/dashboard/receivables',
  '/dashboard/reports',
  '/dashboard/all-products',
  '/dashboard/add-product',
  '/dashboard/all-quotes',
  '/dashboard/settings',
];

test('the oldest supported browser shows the pages of admins', async ({ page }) => {
  await startNewAdminSession(page);
  await becomeOld(page);
  for (const path of adminPages) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText('Page not found');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
});
