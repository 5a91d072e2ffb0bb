import type { Page } from '@playwright/test';
import { apiRoutes } from 'functions/contract';
import { findRow } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { callApi, callAsAdmin, createCustomer, signInByApi } from '../support/shop/api.ts';
import { fillOrder } from '../support/shop/orders/orderForm.ts';
import { moveOrder, orderPath, placeOne, readOrder } from '../support/shop/orders/orders.ts';
import { fillProduct } from '../support/shop/productForm.ts';
import { findReviews } from '../support/shop/reviews.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { addTool, readTool, removeTestTools, uniqueToolName } from '../support/shop/tools.ts';

test.beforeEach(({ expectFailure }) => expectFailure(/^POST .*: net::ERR_FAILED$/));
test.afterEach(removeTestTools);

/**
 * Sends the next calls of a URL, but drops their responses, until the returned function is called.
 */
const dropResponses = async (page: Page, url: string): Promise<() => Promise<void>> => {
  await page.route(url, async (route) => {
    await route.fetch();
    await route.abort();
  });
  return () => page.unroute(url);
};

const unreachable = /We cannot reach the shop/;

test('a review whose response was lost is retried, and stored once', async ({ page, monitor }) => {
  // The page also refetches what the lost call may have stored.
  monitor.allow(/^GET .*\/api\/review: net::ERR_FAILED$/);
  const { name, email } = await startCustomerSession(page);
  const text = `Flat out of the box, says ${email}`;
  await page.goto('/dashboard/add-review');
  await page.getByLabel('Your Review').fill(text);
  await page.getByLabel('Your Rating (1 - 5)').fill('5');
  const submit = page.getByRole('button', { name: 'Submit Review' });
  const stopDropping = await dropResponses(page, '**/api/review');
  await submit.click();
  await expect(page.getByText(unreachable)).toBeVisible();
  await stopDropping();
  await submit.click();
  await expect(page.getByText('Review Added Successfully')).toBeVisible();
  const own = await findReviews(text);
  expect(own.map(({ reviewerName }) => reviewerName)).toEqual([name]);
});

test('what an admin sends again, because the response was lost, is made once', async ({ page }) => {
  const { _id, toolName } = await addTool({ available: 40 });
  const account = newCustomer();
  await createCustomer(account);
  const order = await placeOne(account, 'marking-gauge');
  await moveOrder(order, 'confirmed');
  await startAdminSession(page);

  await test.step('a stock adjustment, which a new dialog makes again', async () => {
    await page.goto('/dashboard/all-products');
    const entry = await findRow(page, 'Search the tools', toolName);
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    const adjust = dialog.getByRole('button', { name: /^(Add|Remove) 40 pieces$/ });
    const fill = async (change: number) => {
      await entry.getByRole('button', { name: 'Stock' }).click();
      await dialog.getByLabel('Change in pieces').fill(String(change));
      await dialog.getByLabel('Reason').fill('Sold at the fair');
    };
    await fill(-40);
    const stopDropping = await dropResponses(page, '**/stock');
    await adjust.click();
    await expect(dialog.getByText(unreachable)).toBeVisible();
    await stopDropping();
    await adjust.click();
    await expect(page.getByText(`${toolName}: 0 pieces available`)).toBeVisible();
    expect((await readTool(_id)).available).toBe(0);
    await fill(40);
    await adjust.click();
    await expect(page.getByText(`${toolName}: 40 pieces available`)).toBeVisible();
    await fill(-40);
    await adjust.click();
    await expect.poll(async () => (await readTool(_id)).available).toBe(0);
  });

  await test.step('a shipment', async () => {
    await page.goto(orderPath(order));
    await page.getByRole('button', { name: 'Ship' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ship a parcel' });
    await dialog.getByLabel('Carrier').fill('UPS');
    await dialog.getByLabel('Tracking number').fill('1Z999');
    const stopDropping = await dropResponses(page, '**/shipments');
    await dialog.getByRole('button', { name: /^Ship \d+ pieces?$/ }).click();
    await expect(dialog.getByText(unreachable)).toBeVisible();
    await stopDropping();
    await dialog.getByRole('button', { name: /^Ship \d+ pieces?$/ }).click();
    await expect(page.getByText(`Order ${order.number} shipped`)).toBeVisible();
    const { history } = await readOrder(order);
    expect(history.map(({ status }) => status)).toEqual(['placed', 'confirmed', 'shipped']);
  });

  await test.step('a new tool', async () => {
    const name = uniqueToolName();
    await page.goto('/dashboard/add-product');
    await fillProduct(page, name);
    const add = page.getByRole('button', { name: 'Add Product' });
    const stopDropping = await dropResponses(page, '**/api/tool');
    await add.click();
    await expect(page.getByText(unreachable)).toBeVisible();
    await stopDropping();
    await add.click();
    await expect(page.getByText('Tool Added Successfully')).toBeVisible();
    const { listTools } = apiRoutes;
    const found = await callAsAdmin(listTools, { query: { q: name } });
    expect(found.map(({ toolName: one }) => one)).toEqual([name]);
  });
});

test('a duplicated tab places its own order, and the first tab none twice', async ({ page }) => {
  const account = await startCustomerSession(page);
  const { _id } = await addTool({ available: 400 });
  const place = async (tab: Page) => tab.getByRole('button', { name: 'Place Order' }).click();

  await page.goto(`/order/${_id}`);
  await fillOrder(page);
  const stopDropping = await dropResponses(page, '**/api/order');
  await place(page);
  await expect(page.getByText(unreachable)).toBeVisible();
  await stopDropping();

  // A page that opens itself again has a copy of its session storage, as a duplicated tab has.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const duplicate = await opened;
  await expect(duplicate.getByLabel('Delivery Address')).toHaveValue('7 Bench Lane, Oakham');
  await place(duplicate);
  await expect(duplicate.getByText('Order placed successfully').first()).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Delivery Address')).toHaveValue('7 Bench Lane, Oakham');
  await place(page);
  await expect(page.getByText('Order placed successfully').first()).toBeVisible();
  const { idToken } = await signInByApi(account);
  const { listOrdersByEmail } = apiRoutes;
  expect(await callApi(idToken, listOrdersByEmail, { params: account })).toHaveLength(2);
});
