import type { Page } from '@playwright/test';
import { apiRoutes, type Tool } from 'functions/contract';
import { fillRegistration, newCustomer, signIn } from './support/account.ts';
import {
  cartLine,
  expectInHeader,
  linesInCart,
  quantityField,
  readAccountCart,
  saveAccountCart,
} from './support/accountCart.ts';
import { callAsAdmin, changeTool, createCustomer } from './support/api.ts';
import { storeVisitorCart } from './support/cart.ts';
import { goOffline, goOnline } from './support/network.ts';
import { orderPath, placeLines } from './support/orders.ts';
import { startCustomerSession } from './support/session.ts';
import { attempt, expect, test } from './support/test.ts';
import { addTool, removeTestTools, uniqueToolName } from './support/tools.ts';

test.afterEach(removeTestTools);

/** Adds tools whose names start with the same words, which find them all. */
const addTools = async (count: number) => {
  const words = uniqueToolName();
  const tools: Tool[] = [];
  while (tools.length < count) {
    tools.push(await addTool({ toolName: `${words} ${tools.length + 1}`, price: 10 }));
  }
  return { words, tools };
};

const deleteTool = ({ _id: id }: Tool) =>
  callAsAdmin(apiRoutes.deleteTool, apiRoutes.deleteTool.href({ id }));

const quantitiesOf = (lines: { toolName: string; quantity: number }[]) =>
  Object.fromEntries(lines.map(({ toolName, quantity }) => [toolName, quantity]));

const cartOf = async (account: { email: string; password: string }) =>
  quantitiesOf((await readAccountCart(account)).lines);

const fillCheckout = async (page: Page, poNumber: string) => {
  await page.getByLabel('Phone Number').fill('01234567890');
  await page.getByLabel('Delivery Address').fill('7 Bench Lane, Oakham');
  await page.getByLabel('PO number').fill(poNumber);
};

const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order/ }).click();

const orderedTools = (page: Page) =>
  page.getByRole('region', { name: 'Tools' }).getByRole('listitem');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a visitor fills a cart, registers, finds it again and orders 12 lines', async ({
    page,
  }) => {
    const { words, tools } = await addTools(12);
    const customer = newCustomer();
    const [first] = tools;
    if (!first) throw new Error('No tool');

    await test.step('the visitor fills the cart', async () => {
      // A new tool is found as soon as the trigger has added it to the search index.
      await expect(async () => {
        await page.goto(`/tools?${new URLSearchParams({ q: words })}`);
        await expect(page.getByRole('article')).toHaveCount(12, attempt);
      }).toPass();
      for (const { toolName } of tools) {
        await page.getByRole('button', { name: `Add to cart: ${toolName}`, exact: true }).click();
      }
      await expectInHeader(page, 12);
      await page.reload();
      await page.getByRole('banner').getByRole('link', { name: 'Cart, 12 tools' }).click();
      await expect(linesInCart(page)).toHaveCount(12);
      await quantityField(page, first).fill('8');
      await expect(page.getByRole('status', { name: 'Total' })).toHaveText('$630.00');
    });

    await test.step('the visitor registers, and the account has the cart', async () => {
      await page.getByRole('link', { name: 'Checkout' }).click();
      await page.getByRole('link', { name: 'Create an account' }).click();
      await fillRegistration(page, customer);
      await expect(page).toHaveURL('/checkout');
      await expectInHeader(page, 12);
      await expect.poll(async () => Object.keys(await cartOf(customer)).length).toBe(12);
    });

    await test.step('the customer orders with a PO number', async () => {
      await fillCheckout(page, 'PO-4711');
      await placeOrder(page);
      await expect(page.getByText('Order placed successfully')).toBeVisible();
      await expect(orderedTools(page)).toHaveCount(12);
      await expect(page.getByText('PO-4711')).toBeVisible();
      await expect(page.getByText('Total$630.00', { exact: true })).toBeVisible();
      await expect.poll(() => cartOf(customer)).toEqual({});
    });
  });
});

test('a cart from another device is merged when its customer logs in', async ({ page }) => {
  const { tools } = await addTools(3);
  const [both, here, there] = tools as [Tool, Tool, Tool];
  const customer = newCustomer();
  await createCustomer(customer);
  await saveAccountCart(customer, [cartLine(both, 20), cartLine(there, 5)]);
  await storeVisitorCart(page, [
    { tool: both, quantity: 10 },
    { tool: here, quantity: 6 },
  ]);
  await page.goto('/login');
  await signIn(page, customer);
  await expectInHeader(page, 3);
  await expect(page.getByText(`1 tool added to your cart: ${here.toolName}.`)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 3 tools' }).click();
  await expect(quantityField(page, both)).toHaveValue('20');
  await expect(quantityField(page, here)).toHaveValue('6');
  await expect(quantityField(page, there)).toHaveValue('5');
  await expect
    .poll(() => cartOf(customer))
    .toEqual({ [both.toolName]: 20, [here.toolName]: 6, [there.toolName]: 5 });
});

test('a reorder names what is gone, and shows the new price', async ({ page }) => {
  const { tools } = await addTools(3);
  const [same, dearer, gone] = tools as [Tool, Tool, Tool];
  const customer = await startCustomerSession(page);
  const order = await placeLines(customer, tools);
  await changeTool(dearer._id, (tool) => ({ ...tool, price: 11 }));
  await deleteTool(gone);
  await page.goto(orderPath(order));
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/cart');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(`2 of the 3 tools of order ${order.number} are in your cart.`);
  await expect(notice).toContainText(`${gone.toolName}: Not added: it is no longer on sale.`);
  await expect(linesInCart(page)).toHaveCount(2);
  await expect(quantityField(page, same)).toHaveValue('5');
  await expect(linesInCart(page).filter({ hasText: dearer.toolName })).toContainText(
    'Was $10.00, now $11.00',
  );
  await expect.poll(() => cartOf(customer)).toEqual({ [same.toolName]: 5, [dearer.toolName]: 5 });
});

test('two tabs show the same cart', async ({ page, context }) => {
  const { tools } = await addTools(2);
  const [first, second] = tools as [Tool, Tool];
  await page.goto(`/tools/${first._id}`);
  const tab = await context.newPage();
  await tab.goto('/cart');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(quantityField(tab, first)).toHaveValue('5');
  await quantityField(tab, first).fill('7');
  await expect(page.getByRole('link', { name: /In cart: 7/ })).toBeVisible();
  await page.goto(`/tools/${second._id}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(linesInCart(tab)).toHaveCount(2);
  await tab.getByRole('button', { name: `Remove ${first.toolName}` }).click();
  await expectInHeader(page, 1);
});

test('changes made offline reach the account, and a checkout waits for the connection', async ({
  page,
  expectFailure,
}) => {
  // Of the API, and of pictures that are still loading.
  expectFailure(/: net::ERR_INTERNET_DISCONNECTED$/);
  const { tools } = await addTools(2);
  const [kept, removed] = tools as [Tool, Tool];
  const customer = await startCustomerSession(page);
  await saveAccountCart(customer, [cartLine(kept, 5), cartLine(removed, 5)]);

  await test.step('changes made offline reach the account', async () => {
    await page.goto('/cart');
    await expect(linesInCart(page)).toHaveCount(2);
    await goOffline(page);
    await quantityField(page, kept).fill('9');
    await page.getByRole('button', { name: `Remove ${removed.toolName}` }).click();
    await expect(linesInCart(page)).toHaveCount(1);
    await goOnline(page);
    await expect.poll(() => cartOf(customer)).toEqual({ [kept.toolName]: 9 });
  });

  await test.step('a checkout offline says so, and works after that', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click();
    await fillCheckout(page, 'PO-4712');
    await goOffline(page);
    await placeOrder(page);
    await expect(page.getByText(/We cannot reach the shop/)).toBeVisible();
    await expect(page.getByLabel('PO number')).toHaveValue('PO-4712');
    await goOnline(page);
    await placeOrder(page);
    await expect(page.getByText('Order placed successfully')).toBeVisible();
    await expect(orderedTools(page)).toHaveCount(1);
  });
});
