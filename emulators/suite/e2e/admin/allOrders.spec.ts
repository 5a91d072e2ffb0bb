import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, dayOf, type Order } from 'functions/contract';
import { settings } from '../../seed/data/settings.ts';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { rowsOf } from '../support/page/lists.ts';
import { withoutListeners } from '../support/page/live.ts';
import { expect, test } from '../support/page/test.ts';
import { moveOrder, orderPath } from '../support/shop/orders/orders.ts';
import { orderAsNewCustomer } from '../support/shop/orders/placeOrders.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const list = '/dashboard/all-orders';

/** Places orders for a tool that no other test orders, as a new customer. */
const orderNewTool = async (times = 1) => orderAsNewCustomer((await addTool())._id, times);

const open = async (page: Page, query: Record<string, string> = {}) => {
  await startAdminSession(page);
  await page.goto(`${list}?${new URLSearchParams(query)}`);
  await expect(page.getByRole('heading', { name: /^All Orders \([\d,]+\)$/ })).toBeVisible();
};

const searchField = (page: Page) =>
  page.getByRole('searchbox', {
    name: 'Search by order, tracking or PO number, customer, town, phone or tool',
  });
const ordersOf = (page: Page, { userName }: Order) => rowsOf(page).filter({ hasText: userName });
const filter = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Orders to show' })
    .getByRole('button', { name: new RegExp(`^${name}( \\([\\d,]+\\))?$`) });
const matches = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select TH-/ });
const all = (page: Page) => page.getByRole('checkbox', { name: 'Select all shown' });
const bar = (page: Page) => page.getByRole('group', { name: 'Selection' });

/** Orders of the seed only, because other tests place theirs today. */
const seedOrders = { status: 'all', to: addDays(dayOf(new Date(), settings.timeZone), -1) };

const exportOrders = async (page: Page) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export orders' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};

const confirmDialog = async (page: Page, question: string, deed: string | RegExp) => {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: deed }).click();
  await expect(dialog).toHaveCount(0);
};

test('an admin finds orders, exports them, opens one and comes back to the same list', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  const [order, other] = (await orderNewTool(2)) as [Order, Order];
  await moveOrder(order, 'cancelled');
  // A report of what happened before would add the cancelled order to the open ones.
  await withoutListeners(page);
  await open(page);

  await test.step('by customer and by number, as people type it', async () => {
    await searchField(page).fill(order.userEmail);
    await expect(matches(page, '1 order found')).toBeVisible();
    await expect(ordersOf(page, order)).toContainText(other.number);
    await filter(page, 'All').click();
    await expect(ordersOf(page, order)).toHaveCount(2);
    const number = order.number.toLowerCase().replace('-', ' ');
    await searchField(page).fill(number);
    await expect(ordersOf(page, order)).toHaveCount(1);
    await expect(page).toHaveURL(`${list}?${new URLSearchParams({ q: number, status: 'all' })}`);
  });

  await test.step('by status and period, also after a reload', async () => {
    await searchField(page).fill(order.userEmail);
    await filter(page, 'Cancelled').click();
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
    await expect(page).toHaveURL(/&from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}$/);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(order.userEmail)}&`));
    await expect(ordersOf(page, order)).toHaveCount(1);
    await page.reload();
    await expect(ordersOf(page, order)).toHaveCount(1);
    await expect(ordersOf(page, order)).toContainText('Cancelled');
    await expect(ordersOf(page, order)).toContainText('Nothing due');
  });

  await test.step('the export has what the list shows', async () => {
    const { name, text } = await exportOrders(page);
    expect(name).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(text).toContain('Order,Order date,Status,Customer,Customer number');
    expect(text).toContain(order.number);
    expect(text).not.toContain(other.number);
  });

  await test.step('a middle click in the row opens another tab', async () => {
    const opened = page.context().waitForEvent('page');
    await ordersOf(page, order).click({ button: 'middle' });
    const tab = await opened;
    await expect(tab).toHaveURL(orderPath(order));
    await expect(page).toHaveURL(/all-orders/);
    await tab.close();
  });

  await test.step('the way back from the order restores the filters', async () => {
    const address = page.url();
    await ordersOf(page, order).click();
    await expect(page).toHaveURL(orderPath(order));
    await page.getByRole('link', { name: 'All orders', exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(filter(page, 'Cancelled')).toHaveAttribute('aria-pressed', 'true');
    await expect(searchField(page)).toHaveValue(order.userEmail);
    await expect(ordersOf(page, order)).toHaveCount(1);
  });
});

test('an admin moves several orders on together on a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const [order] = (await orderNewTool(3)) as [Order];
  await open(page, { q: order.userEmail });
  await expect(boxes(page)).toHaveCount(3);

  await test.step('47 such orders take at most 4,500 px', async () => {
    const [first = 0, second = 0] = await ordersOf(page, order).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().top + window.scrollY),
    );
    expect(second).toBeGreaterThan(first);
    expect(first + 47 * (second - first)).toBeLessThanOrEqual(4_500);
  });

  await all(page).click();
  await bar(page)
    .getByRole('button', { name: /^Confirm 3 orders, / })
    .click();
  await confirmDialog(page, 'Confirm these 3 orders?', 'Issue and mail 3 invoices, $');
  await expect(page.getByText('3 orders confirmed')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(ordersOf(page, order).filter({ hasText: 'Confirmed' })).toHaveCount(3);

  await test.step('it cancels one', async () => {
    await boxes(page).first().click();
    await bar(page).getByRole('button', { name: 'cancel' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Sold out');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(boxes(page)).toHaveCount(2);
  });

  await test.step('it ships the others', async () => {
    await all(page).click();
    await bar(page)
      .getByRole('button', { name: /^Ship 2 orders, / })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Ship these 2 orders?' });
    await dialog.getByLabel('Carrier').fill('DHL');
    const numbers = dialog.getByLabel(/^Tracking number of TH-/);
    await expect(numbers).toHaveCount(2);
    for (const [index, field] of (await numbers.all()).entries()) {
      await field.fill(`0034043400${index}`);
    }
    await dialog.getByRole('button', { name: /^Ship 2 orders, / }).click();
    const shipped = page.getByRole('dialog', { name: '2 orders shipped' });
    await shipped.getByRole('button', { name: 'Close' }).click();
    await expect(shipped).toBeHidden();
  });

  await test.step('it delivers one, which leaves the list', async () => {
    const row = ordersOf(page, order).first();
    await expect(row).toContainText('Shipped');
    await row.getByRole('button', { name: 'Deliver' }).click();
    await confirmDialog(page, 'Mark this order as delivered?', /^Mark \d+ pieces? as delivered$/);
    await expect(boxes(page)).toHaveCount(1);
    await filter(page, 'Delivered').click();
    await expect(ordersOf(page, order)).toHaveCount(1);
    await expect(ordersOf(page, order).getByRole('button')).toHaveCount(0);
  });
});

test('the list of orders is compact, accessible and fits in every size and theme', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await open(page, seedOrders);
  await expect(rowsOf(page)).toHaveCount(51);

  await test.step('the rows of the table are about 40 px high', async () => {
    for (const width of [900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await rowsOf(page).evaluateAll((rows) =>
        rows.map((row) => row.getBoundingClientRect().height),
      );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);
      expect(Math.max(...heights)).toBeLessThanOrEqual(44);
    }
  });

  await boxes(page).first().click();
  await expect(bar(page)).toBeVisible();
  await expectAccessibleInAllSizes(page);
});
