import type { Tool } from 'functions/contract';
import { expectAccessibleInAllSizes } from './support/accessibility.ts';
import { admin, newCustomer } from './support/account.ts';
import { createCustomer } from './support/api.ts';
import { historyOn, moveOrder, orderPath, placeLines, placeOne } from './support/orders.ts';
import {
  startAdminSession,
  startCustomerSession,
  startNewAdminSession,
} from './support/session.ts';
import { expect, test } from './support/test.ts';
import { addTool, removeTestTools } from './support/tools.ts';

test.afterEach(removeTestTools);

const tool = 'marking-gauge';

const orderOfNewCustomer = async () => {
  const account = newCustomer();
  await createCustomer(account);
  return { account, order: await placeOne(account, tool) };
};

test('an admin opens an order by keyboard, and returns to the search', async ({ page }) => {
  const { account, order } = await orderOfNewCustomer();
  await startAdminSession(page);
  await page.goto(`/dashboard/all-orders?q=${account.email}`);
  await page.getByRole('link', { name: order.number }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(orderPath(order));
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const customer = page.getByRole('region', { name: 'Customer' });
  for (const text of [account.name, account.email, order.phoneNumber]) {
    await expect(customer).toContainText(text);
  }
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText(order.orderAddress);
  const tools = page.getByRole('region', { name: 'Tools' });
  await tools.getByRole('link', { name: order.tool.toolName }).click();
  await expect(page).toHaveURL(`/dashboard/all-products/${tool}`);
  await page.goBack();
  await page.getByRole('link', { name: 'All orders', exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/all-orders?q=${account.email}`);
});

test('a customer opens an order from the list, its tool, and returns', async ({ page }) => {
  const order = await placeOne(await startCustomerSession(page), tool);
  await page.goto('/dashboard?status=all');
  await page.getByRole('link', { name: order.number }).click();
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
  await page.getByRole('link', { name: order.tool.toolName }).click();
  await expect(page).toHaveURL(`/tools/${tool}`);
  await page.goBack();
  await page.getByRole('link', { name: 'My orders', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?status=all');
});

test('an admin sees which other admin changed an order', async ({ page }) => {
  const { order } = await orderOfNewCustomer();
  await moveOrder(order, 'confirmed');
  await startNewAdminSession(page);
  await page.goto(orderPath(order));
  await expect(historyOn(page).last()).toContainText(`Confirmed by ${admin.email}`);
  await page.getByRole('link', { name: 'Audit log of this order' }).click();
  await expect(page).toHaveURL(/\/dashboard\/audit\?target=order/);
  await expect(page.getByText(admin.email).first()).toBeVisible();
});

test('the earlier address of an order leads to its page', async ({ page }) => {
  const { order } = await orderOfNewCustomer();
  await startAdminSession(page);
  await page.goto(`/dashboard/all-orders/${order._id}`);
  await expect(page).toHaveURL(`/dashboard/orders/${order._id}`);
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
});

test('a missing order and that of another customer do not exist', async ({
  page,
  expectFailure,
}) => {
  const { order } = await orderOfNewCustomer();
  await startCustomerSession(page);
  for (const address of ['no-such-order', order._id, order.number]) {
    // With an id, the order and its payments are read at the same time.
    expectFailure(new RegExp(`^GET .*/${address}(?:/payments)?: 404$`));
    await page.goto(`/dashboard/orders/${address}`);
    await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible();
  }
  await expectAccessibleInAllSizes(page);
  await page.getByRole('link', { name: 'See my orders' }).click();
  await expect(page).toHaveURL('/dashboard/my-orders');
});

test('an order that did not load can be loaded again', async ({ page, expectFailure }) => {
  expectFailure(/^GET .*\/api\/order\/.*: net::ERR_FAILED$/);
  const order = await placeOne(await startCustomerSession(page), tool);
  await page.route(`**/api/order/${order.number}`, (route) => route.abort());
  await page.goto(orderPath(order));
  await expect(page.getByText(/An error has occurred: We cannot reach the shop/)).toBeVisible();
  await page.unroute(`**/api/order/${order.number}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(historyOn(page)).toHaveCount(1);
});

/** Adds tools for a test, a few at a time. */
const addTools = async (count: number): Promise<Tool[]> => {
  const tools: Tool[] = [];
  while (tools.length < count) tools.push(await addTool({ price: (100 + tools.length) / 100 }));
  return tools;
};

test('an order of 50 lines shows each of them and the total', async ({ page }) => {
  const account = await startCustomerSession(page);
  const tools = await addTools(50);
  const order = await placeLines(account, tools);
  await page.goto(orderPath(order));
  const section = page.getByRole('region', { name: 'Tools' });
  await expect(section.getByRole('listitem')).toHaveCount(50);
  for (const { toolName } of tools) {
    await expect(section.getByRole('link', { name: toolName })).toBeVisible();
  }
  // 5 pieces each at $1.00, $1.01, … $1.49
  await expect(section).toContainText('Total$311.25');
  await expectAccessibleInAllSizes(page);
});

test('an order and its dialogs are accessible and fit in every size and theme', async ({
  page,
}) => {
  const { order } = await orderOfNewCustomer();
  await moveOrder(order, 'confirmed');
  await startAdminSession(page);
  await page.goto(orderPath(order));
  await expect(historyOn(page)).toHaveCount(2);
  await expectAccessibleInAllSizes(page);
  await page.getByRole('button', { name: 'Ship' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Enter the carrier')).toBeVisible();
  await expectAccessibleInAllSizes(page);
});
