import type { Page } from '@playwright/test';
import { goOffline, goOnline } from '../support/page/network.ts';
import { expect, expectOnVisit, test } from '../support/page/test.ts';
import { fillRegistration, newCustomer, signIn } from '../support/shop/account.ts';
import { fillAddress } from '../support/shop/addressForm.ts';
import { createCustomer } from '../support/shop/api.ts';
import {
  cartLine,
  expectInHeader,
  linesInCart,
  quantityField,
  readAccountCart,
  saveAccountCart,
} from '../support/shop/orders/accountCart.ts';
import { storeVisitorCart } from '../support/shop/orders/cart.ts';
import { addTool, expectFound, removeTestTools, uniqueToolName } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

/** Adds three tools whose names start with the same words, which find them all. */
const addTools = async () => {
  const words = uniqueToolName();
  const add = (name: string) => addTool({ toolName: `${words} ${name}`, price: 10 });
  const tools = [await add('one'), await add('two'), await add('three')] as const;
  await expectFound(words, 3);
  return { words, tools };
};

const cartOf = async (account: { email: string; password: string }) => {
  const { lines } = await readAccountCart(account);
  return Object.fromEntries(lines.map(({ toolName, quantity }) => [toolName, quantity]));
};

const cartLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${count} tools` });

const remove = (page: Page, { toolName }: { toolName: string }) =>
  page.getByRole('button', { name: `Remove ${toolName}` }).click();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a visitor fills a cart, registers, finds it again and orders', async ({ page }) => {
    const { words, tools } = await addTools();
    const customer = newCustomer();

    await test.step('the visitor fills the cart', async () => {
      await expectOnVisit(async (wait) => {
        await page.goto(`/tools?${new URLSearchParams({ q: words })}`);
        await expect(page.getByRole('article')).toHaveCount(3, wait);
      });
      for (const { toolName } of tools) {
        await page.getByRole('button', { name: `Add to cart: ${toolName}`, exact: true }).click();
      }
      await cartLink(page, 3).click();
      await expect(linesInCart(page)).toHaveCount(3);
      await quantityField(page, tools[0]).fill('8');
      await expect(page.getByRole('status', { name: 'Total' })).toHaveText('$180.00');
    });

    await test.step('the visitor registers, and the account has the cart', async () => {
      await page
        .getByRole('link', { name: /^Checkout/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Create an account' }).click();
      await fillRegistration(page, customer);
      await expect(page).toHaveURL('/checkout');
      await expectInHeader(page, 3);
      await expect.poll(async () => Object.keys(await cartOf(customer)).length).toBe(3);
    });

    await test.step('the customer orders with a PO number', async () => {
      await fillAddress(page);
      await page.getByLabel('PO number').fill('PO-4711');
      await page.getByRole('button', { name: /^Place order/ }).click();
      await expect(page.getByText('Order placed successfully')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Tools' }).getByRole('listitem')).toHaveCount(
        3,
      );
      await expect(page.getByText('PO-4711')).toBeVisible();
      await expect(page.getByText('Total$180.00', { exact: true })).toBeVisible();
      await expect.poll(() => cartOf(customer)).toEqual({});
    });
  });
});

test('a cart is the same in two tabs, is merged at the login, and reaches the account after a lost connection', async ({
  page,
  context,
  expectFailure,
}) => {
  // Of the prices, and of pictures that are still loading.
  expectFailure(/: net::ERR_INTERNET_DISCONNECTED$/);
  const [both, here, there] = (await addTools()).tools;
  const customer = newCustomer();
  await createCustomer(customer);
  await saveAccountCart(customer, [cartLine(both, 20), cartLine(there, 5)]);
  await storeVisitorCart(page, [
    { tool: both, quantity: 10 },
    { tool: here, quantity: 6 },
  ]);

  await test.step('two tabs of a visitor have the same cart', async () => {
    await page.goto('/cart');
    const tab = await context.newPage();
    await tab.goto(`/tools/${here._id}`);
    await expect(tab.getByRole('link', { name: /In cart: 6/ })).toBeVisible();
    await quantityField(page, here).fill('7');
    await expect(tab.getByRole('link', { name: /In cart: 7/ })).toBeVisible();
    await remove(page, here);
    await expectInHeader(tab, 1);
    await tab.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(quantityField(page, here)).toHaveValue('5');
    await tab.close();
  });

  await test.step('the carts of the visitor and the account are merged', async () => {
    await page
      .getByRole('link', { name: /^Checkout/ })
      .first()
      .click();
    await signIn(page, customer);
    await expectInHeader(page, 3);
    await expect(page.getByText(`1 tool added to your cart: ${here.toolName}.`)).toBeVisible();
    await cartLink(page, 3).click();
    await expect(quantityField(page, both)).toHaveValue('20');
    await expect(quantityField(page, here)).toHaveValue('5');
    await expect(quantityField(page, there)).toHaveValue('5');
    await expect
      .poll(() => cartOf(customer))
      .toEqual({ [both.toolName]: 20, [here.toolName]: 5, [there.toolName]: 5 });
  });

  await test.step('changes made offline reach the account', async () => {
    await goOffline(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Prices as of/)).toBeVisible();
    await quantityField(page, both).fill('9');
    await remove(page, here);
    await expect(linesInCart(page)).toHaveCount(2);
    await goOnline(page);
    await expect.poll(() => cartOf(customer)).toEqual({ [both.toolName]: 9, [there.toolName]: 5 });
  });
});
