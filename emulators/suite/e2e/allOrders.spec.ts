import type { Page } from '@playwright/test';
import { apiRoutes, dayOf, type Order } from 'functions/contract';
import { expectAccessibleInAllSizes } from './support/accessibility.ts';
import { newCustomer } from './support/account.ts';
import { callAsAdmin, createBareAccount } from './support/api.ts';
import { rowsOf, runAction } from './support/lists.ts';
import { moveOrder, orderPath } from './support/orders.ts';
import { recordTransfer } from './support/payments.ts';
import { orderAsNewCustomer, placeOrders } from './support/placeOrders.ts';
import { startAdminSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { addTool, removeTestTools } from './support/tools.ts';

test.afterEach(removeTestTools);

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const list = '/dashboard/all-orders';

/** Places orders for a tool that no other test orders, as a new customer. */
const orderNewTool = async (times = 1) => orderAsNewCustomer((await addTool())._id, times);

const open = async (page: Page, query: Record<string, string> = {}) => {
  await startAdminSession(page);
  await page.goto(`${list}?${new URLSearchParams(query)}`);
  await expect(page.getByRole('heading', { name: /^All Orders \([\d,]+\)$/ })).toBeVisible();
};

const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search by order number, PO number, customer or tool' });
const ordersOf = (page: Page, { userName }: Order) => rowsOf(page).filter({ hasText: userName });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Orders to show' }).getByRole('button', { name, exact: true });
const found = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select TH-/ });
const all = (page: Page) => page.getByRole('checkbox', { name: 'Select all shown' });
const bar = (page: Page) => page.getByRole('group', { name: 'Selection' });

const dayAfter = ({ createdAt }: Order, days: number) =>
  dayOf(new Date(Date.parse(createdAt) + days * 86_400_000));

/** Orders of the seed only, because other tests place theirs today. */
const seedOrders = { status: 'all', to: dayOf(new Date(Date.now() - 86_400_000)) };

const confirmDialog = async (page: Page, question: string) => {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('an admin finds orders by number, customer and tool', async ({ page }) => {
      const [tool, other] = [await addTool(), await addTool()];
      const { name: displayName, ...account } = newCustomer();
      const { idToken } = await createBareAccount({ ...account, displayName });
      const [order] = (await placeOrders(idToken, tool._id)) as [Order];
      await placeOrders(idToken, other._id);
      await open(page);

      for (const [words, count] of [
        [order.number, 1],
        [order.number.toLowerCase().replace('-', ' '), 1],
        [order.userEmail, 2],
        [order.userName, 2],
        [tool.toolName, 1],
        [`${order.userName} ${tool.toolName}`, 1],
      ] as const) {
        await searchField(page).fill(words);
        await expect(found(page, count === 1 ? '1 order found' : '2 orders found')).toBeVisible();
        await expect(ordersOf(page, order)).toHaveCount(count);
        await expect(rowsOf(page).filter({ hasText: order.number })).toHaveCount(1);
        await expect(page).toHaveURL(`${list}?${new URLSearchParams({ q: words })}`);
      }
      await page.reload();
      await expect(ordersOf(page, order)).toHaveCount(1);
      await searchField(page).fill(`${order.userName} nothing`);
      await expect(
        page.getByRole('heading', { name: `No order matches "${order.userName} nothing"` }),
      ).toBeVisible();
    });

    test('the way back from an order restores the filters', async ({ page }) => {
      const [order] = (await orderNewTool(2)) as [Order];
      const { cancelOrder } = apiRoutes;
      await callAsAdmin(cancelOrder, cancelOrder.href({ id: order._id }));
      await open(page, { q: order.userEmail });
      await expect(ordersOf(page, order)).toHaveCount(1);
      await filter(page, 'All').click();
      await expect(ordersOf(page, order)).toHaveCount(2);
      await filter(page, 'Cancelled').click();
      await expect(ordersOf(page, order)).toHaveCount(1);
      await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
      await expect(page).toHaveURL(/&from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}$/);
      const address = page.url();
      await expect(ordersOf(page, order)).toContainText('Cancelled');
      await expect(ordersOf(page, order)).toContainText('Nothing due');

      await ordersOf(page, order).click();
      await expect(page).toHaveURL(orderPath(order));
      await page.getByRole('link', { name: 'All orders', exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(filter(page, 'Cancelled')).toHaveAttribute('aria-pressed', 'true');
      await expect(searchField(page)).toHaveValue(order.userEmail);
      await expect(ordersOf(page, order)).toHaveCount(1);
    });

    test('a period limits the list to the days in UTC', async ({ page }) => {
      const [order] = (await orderNewTool()) as [Order];
      await open(page, { q: order.userEmail });
      const [from, to] = [
        page.getByLabel('From', { exact: true }),
        page.getByLabel('To', { exact: true }),
      ];
      await from.fill(dayAfter(order, 0));
      await to.fill(dayAfter(order, 0));
      await expect(found(page, '1 order found')).toBeVisible();
      await to.fill(dayAfter(order, 1));
      await from.fill(dayAfter(order, 1));
      await expect(found(page, '0 orders found')).toBeVisible();
      await from.fill(dayAfter(order, 2));
      await expect(page.getByText('This day is before the first one')).toBeVisible();
      await expect(found(page, 'found')).toHaveCount(0);
      await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('other');
      await page.getByRole('combobox', { name: 'Period' }).selectOption('Any time');
      await expect(from).toHaveValue('');
      await expect(ordersOf(page, order)).toHaveCount(1);
    });

    test('an admin moves an order on, step by step', async ({ page }) => {
      const [order] = (await orderNewTool()) as [Order];
      await open(page, { q: order.userEmail });
      const row = ordersOf(page, order);
      await expect(row).toContainText('Placed');
      await runAction(page, row, 'Confirm');
      await confirmDialog(page, 'Confirm this order?');
      await expect(row).toContainText('Confirmed');
      await runAction(page, row, 'Ship');
      const dialog = page.getByRole('dialog', { name: 'Ship this order?' });
      await dialog.getByLabel('Carrier').fill('DHL');
      await dialog.getByLabel('Tracking number').fill('00340434');
      await confirmDialog(page, 'Ship this order?');
      await expect(row).toContainText('Shipped');
      await row.getByRole('button', { name: 'Deliver' }).click();
      await confirmDialog(page, 'Mark this order as delivered?');
      await expect(page.getByRole('heading', { name: /^No order matches/ })).toBeVisible();
      await filter(page, 'Delivered').click();
      await expect(row).toHaveCount(1);
      await expect(row.getByRole('button')).toHaveCount(0);
    });

    test('an admin confirms three orders together, and ships them', async ({ page }) => {
      const [order] = (await orderNewTool(3)) as [Order];
      await open(page, { q: order.userEmail });
      await expect(boxes(page)).toHaveCount(3);
      await all(page).click();
      await bar(page).getByRole('button', { name: 'Confirm', exact: true }).click();
      await confirmDialog(page, 'Confirm these 3 orders?');
      await expect(page.getByText('3 orders confirmed')).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      await expect(ordersOf(page, order).filter({ hasText: 'Confirmed' })).toHaveCount(3);

      await all(page).click();
      await bar(page).getByRole('button', { name: 'Ship', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Ship these 3 orders?' });
      await dialog.getByLabel('Carrier').fill('DHL');
      const numbers = dialog.getByLabel(/^Tracking number of TH-/);
      await expect(numbers).toHaveCount(3);
      for (const [index, field] of (await numbers.all()).entries()) {
        await field.fill(`0034043400${index}`);
      }
      await confirmDialog(page, 'Ship these 3 orders?');
      await expect(page.getByText('3 orders shipped')).toBeVisible();
      await filter(page, 'Shipped').click();
      await expect(ordersOf(page, order)).toHaveCount(3);
    });
  });
}

test('a cancelled order that was paid is found by the refund due', async ({ page }) => {
  const [order, other] = (await orderNewTool(2)) as [Order, Order];
  await recordTransfer(order, order.total);
  await moveOrder(order, 'cancelled');
  await page.setViewportSize(sizes.phone);
  await open(page, { q: order.userEmail });
  const payment = page.getByRole('combobox', { name: 'Payment' });
  await payment.selectOption('Refund due');
  await expect(found(page, '1 order found')).toBeVisible();
  await expect(page).toHaveURL(/&payment=refund-due$/);
  await expect(ordersOf(page, order)).toContainText('$62.50Refund due');
  await page.reload();
  await expect(ordersOf(page, order)).toContainText(order.number);
  await payment.selectOption('Unpaid');
  await expect(ordersOf(page, order)).toHaveCount(1);
  await expect(ordersOf(page, order)).toContainText(other.number);
  await payment.selectOption('Overdue');
  await expect(page.getByText(/with any payment status\.$/)).toBeVisible();
});

test('the selection survives loading more orders', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await open(page, seedOrders);
  await expect(rowsOf(page)).toHaveCount(51);
  await boxes(page).first().click();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rowsOf(page)).toHaveCount(101);
  await expect(boxes(page).first()).toBeChecked();
  await expect(bar(page)).toContainText('1 selected');
});

test('an order that could not be confirmed stays selected', async ({ page, expectFailure }) => {
  expectFailure(/^POST .*\/transitions: net::ERR_FAILED$/);
  const [failing, other] = (await orderNewTool(2)) as [Order, Order];
  await page.route(`**/api/order/${failing._id}/transitions`, (route) => route.abort());
  await open(page, { q: failing.userEmail });
  await expect(boxes(page)).toHaveCount(2);
  await all(page).click();
  await bar(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm these 2 orders?' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/We cannot reach the shop/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const boxOf = ({ number }: Order) =>
    page.getByRole('checkbox', { name: new RegExp(`^Select ${number}`) });
  await expect(boxOf(failing)).toBeChecked();
  await expect(boxOf(other)).not.toBeChecked();
  await expect(rowsOf(page).filter({ hasText: other.number })).toContainText('Confirmed');
});

test('a middle click anywhere in a row opens the order in another tab', async ({ page }) => {
  const [order] = (await orderNewTool()) as [Order];
  await page.setViewportSize(sizes.desktop);
  await open(page, { q: order.userEmail });
  const opened = page.context().waitForEvent('page');
  await ordersOf(page, order).click({ button: 'middle' });
  await expect(await opened).toHaveURL(orderPath(order));
  await expect(page).toHaveURL(/all-orders/);
});

for (const width of [900, 1024, 1440]) {
  test(`at ${width} px the rows of orders are about 40 px high`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, seedOrders);
    await expect(rowsOf(page)).toHaveCount(51);
    const heights = await rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);
    expect(Math.max(...heights)).toBeLessThanOrEqual(44);
  });
}

test('47 orders take at most 4,500 px on a phone', async ({ page }) => {
  const [order] = (await orderNewTool(47)) as [Order];
  await page.setViewportSize(sizes.phone);
  await open(page, { q: order.userEmail });
  await expect(ordersOf(page, order)).toHaveCount(47);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    4_500,
  );
});

test('the heading counts the orders with the chosen status', async ({ page }) => {
  const [order] = (await orderNewTool()) as [Order];
  const heading = page.getByRole('heading', { name: /^All Orders \([\d,]+\)$/ });
  const countOf = async () => Number((await heading.innerText()).replace(/\D/g, ''));
  await page.setViewportSize(sizes.desktop);
  await open(page, { status: 'cancelled' });
  const before = await countOf();
  await filter(page, 'Placed').click();
  await searchField(page).fill(order.userEmail);
  await expect(found(page, '1 order found')).toBeVisible();
  await ordersOf(page, order).getByRole('button', { name: 'cancel' }).click();
  const question = 'Are you sure you want to cancel this order?';
  await page.getByRole('dialog', { name: question }).getByLabel('Reason').fill('Sold out');
  await confirmDialog(page, question);
  await expect(page.getByText(`No order matches "${order.userEmail}"`)).toBeVisible();
  await filter(page, 'Cancelled').click();
  await expect(ordersOf(page, order)).toHaveCount(1);
  // A recent count may be cached for a moment.
  await expect(async () => {
    await page.reload();
    await expect(heading).toBeVisible();
    expect(await countOf()).toBeGreaterThan(before);
  }).toPass();
});

test('all orders are accessible and fit in every size and theme', async ({ page }) => {
  await open(page, seedOrders);
  const from = page.getByLabel('From', { exact: true });
  await from.fill('9999-01-01');
  await expect(page.getByText('This day is before the first one')).toBeVisible();
  await from.fill('');
  await expect(page.getByText('Nothing due').first()).toBeAttached();
  await boxes(page).first().click();
  await expect(bar(page)).toBeVisible();
  await expectAccessibleInAllSizes(page);
});
