import type { Page } from '@playwright/test';
import {
  type Address,
  apiRoutes,
  type Cart,
  type Inserted,
  type Order,
  type OrderFilter,
  priceLine,
  type Tool,
} from 'functions/contract';
import { expectAccessibleInBothThemes, sizes } from './support/accessibility.ts';
import type { Account } from './support/account.ts';
import { callApi, changeTool, signInByApi } from './support/api.ts';
import { startCustomerSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { addTool, removeTestTools } from './support/tools.ts';

test.afterEach(removeTestTools);

/** Gives an account a cart with 10 pieces of each tool. */
const fillCart = async (account: Account, tools: readonly Tool[]): Promise<void> => {
  const { idToken } = await signInByApi(account);
  const { getCart, saveCart } = apiRoutes;
  const { version } = await callApi<Cart>(idToken, getCart, getCart.href());
  const lines = tools.map((tool) => ({
    toolId: tool._id,
    quantity: 10,
    toolName: tool.toolName,
    unitPrice: priceLine(tool, 10).unitPrice,
  }));
  await callApi(idToken, saveCart, saveCart.href(), { version, lines });
};

const warehouse = {
  label: 'Warehouse',
  orderAddress: '4 Dock Road, Stamford',
  phoneNumber: '01234567890',
};

const saveAddress = async (account: Account): Promise<void> => {
  const { idToken } = await signInByApi(account);
  const { createAddress } = apiRoutes;
  await callApi<Inserted>(idToken, createAddress, createAddress.href(), warehouse);
};

const ordersOf = async (account: Account): Promise<Order[]> => {
  const { idToken } = await signInByApi(account);
  const { listOrdersOf } = apiRoutes;
  const status: OrderFilter = 'all';
  return callApi(idToken, listOrdersOf, `${listOrdersOf.href(account)}?status=${status}`);
};

const addressesOf = async (account: Account): Promise<Address[]> => {
  const { idToken } = await signInByApi(account);
  return callApi(idToken, apiRoutes.listAddresses, apiRoutes.listAddresses.href());
};

const placeButton = (page: Page, total: string) =>
  page.getByRole('button', { name: `Place order: ${total}`, exact: true });

const expectPlaced = async (page: Page) => {
  await expect(page).toHaveURL(/\/dashboard\/orders\//);
  await expect(page.getByText('Order placed successfully')).toBeVisible();
};

test('a weekly order goes to the default address with a PO number', async ({ page }) => {
  const account = await startCustomerSession(page);
  const tools = [await addTool(), await addTool({ price: 40 })];
  await fillCart(account, tools);
  await saveAddress(account);
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: /^Warehouse/ })).toBeChecked();
  await page.getByLabel('PO number').fill('PO 2026-118');
  await expect(placeButton(page, '$525.00')).toBeEnabled();
  await expectAccessibleInBothThemes(page);
  await placeButton(page, '$525.00').dblclick();
  await expectPlaced(page);
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('4 Dock Road');
  const orders = await ordersOf(account);
  expect(orders.map(({ poNumber, lines }) => [poNumber, lines.length])).toEqual([
    ['PO 2026-118', 2],
  ]);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('refused lines are repaired on the page', async ({ page, expectFailure }) => {
  expectFailure(/^POST .*\/api\/order: 409$/);
  const account = await startCustomerSession(page);
  const [scarce, dear] = [await addTool(), await addTool({ price: 40 })];
  await fillCart(account, [scarce, dear]);
  await saveAddress(account);
  await page.goto('/checkout');
  await expect(placeButton(page, '$525.00')).toBeEnabled();
  await changeTool(scarce._id, () => ({ available: 9 }));
  await changeTool(dear._id, () => ({ price: 41 }));
  await placeButton(page, '$525.00').click();
  await expect(page.getByText('2 lines need a change before you can order')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/cart') && response.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: `Take 9: ${scarce.toolName}` }).click();
  const accept = page.getByRole('button', { name: `Accept $41.00: ${dear.toolName}` });
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(placeButton(page, '$522.50')).toBeFocused();
  await saved;
  await page.keyboard.press('Enter');
  await expectPlaced(page);
  expect((await ordersOf(account)).map(({ total }) => total)).toEqual([52_250]);
});

test('a lost answer and a reload make one order', async ({ page, expectFailure }) => {
  expectFailure(/^POST .*: net::ERR_FAILED$/);
  const account = await startCustomerSession(page);
  await fillCart(account, [await addTool()]);
  await page.goto('/checkout');
  await page.getByLabel('Phone Number').fill('01234567890');
  await page.getByLabel('Delivery Address').fill('7 Bench Lane, Oakham');
  await page.getByLabel('Name', { exact: true }).fill('Workshop');
  await page.route('**/api/order', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeButton(page, '$125.00').click();
  await expect(page.getByText(/We cannot reach the shop/)).toBeVisible();
  await page.unroute('**/api/order');
  await page.reload();
  await page.getByRole('button', { name: 'Send the order once more' }).click();
  await expectPlaced(page);
  expect(await ordersOf(account)).toHaveLength(1);
  await expect
    .poll(async () => (await addressesOf(account)).map(({ label }) => label))
    .toEqual(['Workshop']);
});

test('an address book is kept on a phone', async ({ page }) => {
  const account = await startCustomerSession(page);
  await page.setViewportSize(sizes.phone);
  await page.goto('/dashboard/addresses');
  await expect(page.getByRole('heading', { name: 'You have no saved address' })).toBeVisible();
  const save = async (label: string) => {
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    await dialog.getByLabel('Name').fill(label);
    await dialog.getByLabel('Phone Number').fill('01234567890');
    await dialog.getByLabel('Delivery Address').fill(`1 ${label} Street`);
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toBeHidden();
  };
  await save('Workshop');
  await save('Site');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Make default: Site' }).click();
  await expect(page.getByRole('button', { name: 'Make default: Workshop' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Workshop' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this address?' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem'),
  ).toHaveText([/^SiteDefault/]);
  expect(await addressesOf(account)).toMatchObject([{ label: 'Site', isDefault: true }]);
});
