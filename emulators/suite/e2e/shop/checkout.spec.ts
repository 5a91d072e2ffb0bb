import type { Page } from '@playwright/test';
import {
  addDays,
  apiRoutes,
  dayOf,
  type Order,
  type OrderFilter,
  weekdayOf,
} from 'functions/contract';
import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import type { Account } from '../support/shop/account.ts';
import { fillAddress } from '../support/shop/addressForm.ts';
import { callApi, changeTool, signInByApi } from '../support/shop/api.ts';
import { cartLine, saveAccountCart } from '../support/shop/orders/accountCart.ts';
import { startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const ordersOf = async (account: Account): Promise<Order[]> => {
  const { idToken } = await signInByApi(account);
  const { listOrdersByEmail } = apiRoutes;
  const status: OrderFilter = 'all';
  return callApi(idToken, listOrdersByEmail, { params: account, query: { status } });
};

const placeButton = (page: Page, total: string) =>
  page.getByRole('button', { name: `Place order: ${total}`, exact: true });

/** A Wednesday in two or three weeks. */
const requestedDay = [14, 15, 16, 17, 18, 19, 20]
  .map((days) => addDays(dayOf(new Date(), 'UTC'), days))
  .find((day) => weekdayOf(day) === 3) as string;

test('a weekly order goes to a saved address, is repaired by keyboard, and placed once', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^POST .*\/api\/order: 409$/);
  expectFailure(/^POST .*\/api\/order: net::ERR_FAILED$/);
  const account = await startCustomerSession(page);
  const [scarce, dear] = [await addTool(), await addTool({ price: 40 })];
  await saveAccountCart(account, [cartLine(scarce, 10), cartLine(dear, 10)]);

  await test.step('the customer saves an address', async () => {
    await page.goto('/dashboard/addresses');
    await expect(page.getByRole('heading', { name: 'You have no saved address' })).toBeVisible();
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    await dialog.getByLabel('Name', { exact: true }).fill('Warehouse');
    await fillAddress(dialog);
    await dialog.getByLabel('Country').selectOption('Canada');
    await dialog.getByLabel('Province or territory').selectOption('Ontario');
    await dialog.getByLabel('Postal code').fill('k1a0b1');
    await expectAccessibleInAllSizes(page);
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem'),
    ).toHaveText([/^WarehouseDefault/]);
    await expectAccessibleInAllSizes(page);
  });

  await test.step('the order is refused', async () => {
    await page.goto('/checkout');
    await expect(page.getByRole('radio', { name: /^Warehouse/ })).toBeChecked();
    await page.getByLabel('PO number').fill('PO 2026-118');
    await page.getByLabel('Requested delivery day').fill(requestedDay);
    await page.getByLabel(/^Deliver complete only/).check();
    await expect(placeButton(page, '$525.00')).toBeEnabled();
    await changeTool(scarce._id, () => ({ available: 9 }));
    await changeTool(dear._id, () => ({ price: 41 }));
    await placeButton(page, '$525.00').click();
    await expect(page.getByText('2 lines need a change before you can order')).toBeVisible();
    await expectAccessibleInAllSizes(page);
  });

  await test.step('it is repaired by keyboard, and its response is lost', async () => {
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/cart') && response.request().method() === 'PUT',
    );
    await page.getByRole('button', { name: `Take 9: ${scarce.toolName}` }).press('Enter');
    const accept = page.getByRole('button', { name: `Accept $41.00: ${dear.toolName}` });
    await expect(accept).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(placeButton(page, '$522.50')).toBeFocused();
    await saved;
    await page.route('**/api/order', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.keyboard.press('Enter');
    await expect(page.getByText(/We cannot reach the shop/)).toBeVisible();
    await page.unroute('**/api/order');
  });

  await test.step('a retry makes no second order', async () => {
    // The page may know already that the order has emptied the cart.
    await page.getByRole('button', { name: /^(?:Place order: |Send the order once more)/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/orders\//);
    await expect(page.getByText('Order placed successfully')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Delivery' })).toContainText(
      /7 Bench Lane\s*Bend ON K1A 0B1\s*Canada.*, as requested.*Deliver complete only/s,
    );
    const orders = await ordersOf(account);
    expect(orders.map(({ poNumber, total }) => [poNumber, total])).toEqual([
      ['PO 2026-118', 52_250],
    ]);
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});
