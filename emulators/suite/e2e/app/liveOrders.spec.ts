import type { Page } from '@playwright/test';
import type { Order } from 'functions/contract';
import { rowsOf } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { createBareAccount, signInByApi } from '../support/shop/api.ts';
import { historyOn, moveOrder, orderPath } from '../support/shop/orders/orders.ts';
import { placeOrders } from '../support/shop/orders/placeOrders.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const rowWith = (page: Page, { number }: Pick<Order, 'number'>) =>
  rowsOf(page).filter({ hasText: number });

/** Where a row is in the window. The window scrolls by whole pixels only. */
const topOf = async (page: Page, order: Order) =>
  Math.round((await rowWith(page, order).boundingBox())?.y ?? 0);

/** Orders of a new customer, and a function that places more. */
const buy = async (times: number) => {
  const { name: displayName, ...account } = newCustomer();
  const { idToken } = await createBareAccount({ ...account, displayName });
  const { _id } = await addTool();
  const orders = await placeOrders(idToken, _id, times);
  return { email: account.email, orders, more: () => placeOrders(idToken, _id) };
};

/** Resolves when the page listens to a list. */
const listens = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/Listen/channel'));

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a new order slides into the list of an admin, who keeps reading', async ({ page }) => {
      const { email, orders, more } = await buy(20);
      await startAdminSession(page);
      const listening = listens(page);
      await page.goto(`/dashboard/all-orders?${new URLSearchParams({ q: email })}`);
      await listening;
      const oldest = orders[0] as Order;
      const latest = orders.at(-1) as Order;
      await expect(rowWith(page, oldest)).toBeVisible();
      await page.getByRole('checkbox', { name: new RegExp(`^Select ${latest.number}`) }).check();
      await rowWith(page, oldest).scrollIntoViewIfNeeded();
      const before = await topOf(page, oldest);
      const [arrived] = (await more()) as [Order];
      await expect(rowWith(page, arrived)).toContainText('New');
      expect(Math.abs((await topOf(page, oldest)) - before)).toBeLessThanOrEqual(1);
      await expect(page.getByRole('status').filter({ hasText: '1 new order' })).toHaveCount(1);
      await expect(
        page.getByRole('checkbox', { name: new RegExp(`^Select ${latest.number}`) }),
      ).toBeChecked();
      await page.getByRole('button', { name: '1 new order' }).click();
      await expect(rowWith(page, arrived)).toBeInViewport();
      await expect(page.getByRole('button', { name: '1 new order' })).toHaveCount(0);
    });
  });
}

test('the title counts the orders that arrive while nobody looks', async ({ page }) => {
  const { email, more } = await buy(1);
  await startAdminSession(page);
  const listening = listens(page);
  await page.goto(`/dashboard/all-orders?${new URLSearchParams({ q: email })}`);
  await listening;
  await expect(page.getByRole('main').getByText('1 order found')).toBeVisible();
  await page.evaluate(() => {
    document.hasFocus = () => false;
    dispatchEvent(new Event('blur'));
  });
  await more();
  await expect(page).toHaveTitle('(1) All Orders · Tools Hub');
  await more();
  await expect(page).toHaveTitle('(2) All Orders · Tools Hub');
  await page.evaluate(() => {
    document.hasFocus = () => true;
    dispatchEvent(new Event('focus'));
  });
  await expect(page).toHaveTitle('All Orders · Tools Hub');
});

test('a confirmed order moves on its page and in the list of its customer', async ({
  page,
  allowNewSteps,
}) => {
  allowNewSteps();
  const account = await startCustomerSession(page);
  const { _id } = await addTool();
  const { idToken } = await signInByApi(account);
  const [order, other] = (await placeOrders(idToken, _id, 2)) as [Order, Order];
  await page.goto('/dashboard/my-orders');
  const list = await page.context().newPage();
  await list.goto('/dashboard/my-orders');
  await expect(rowWith(list, other)).toContainText('Placed');
  await page.goto(orderPath(order));
  await expect(historyOn(page)).toHaveCount(1);

  await moveOrder(order, 'confirmed');
  await expect(historyOn(page)).toHaveText([/^Placed by you/, /^Confirmed by Tools Hub/]);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(rowWith(list, order)).toContainText('Confirmed');
  await expect(rowWith(list, other)).toContainText('Placed');
});

test('the overview follows new orders', async ({ page }) => {
  const { more } = await buy(1);
  await startAdminSession(page);
  const listening = listens(page);
  await page.goto('/dashboard');
  await listening;
  const today = page.getByRole('table', { name: 'Sold by day' }).getByRole('row').nth(1);
  const pieces = async () =>
    Number((await today.getByRole('cell').last().innerText()).replaceAll(',', ''));
  const before = await pieces();
  await more();
  await expect.poll(pieces).toBeGreaterThan(before);
});
