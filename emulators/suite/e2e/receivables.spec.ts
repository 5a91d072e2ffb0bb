import type { Page } from '@playwright/test';
import { formatCents, type Order } from 'functions/contract';
import { expectAccessibleInAllSizes, sizes } from './support/accessibility.ts';
import { rowsOf } from './support/lists.ts';
import { moveOrder } from './support/orders.ts';
import { recordTransfer } from './support/payments.ts';
import { orderAsNewCustomer } from './support/placeOrders.ts';
import { startAdminSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { addTool, removeTestTools } from './support/tools.ts';

test.afterEach(removeTestTools);

const open = async (page: Page) => {
  await startAdminSession(page);
  await page.goto('/dashboard/receivables');
  await expect(page.getByRole('heading', { name: 'By customer' })).toBeVisible();
};

const rowOf = (page: Page, { userEmail }: Order) => rowsOf(page).filter({ hasText: userEmail });

for (const [size, viewport] of Object.entries(sizes)) {
  test(`an admin sees what a customer owes, and for which orders (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const [order, other] = (await orderAsNewCustomer((await addTool())._id, 2)) as [Order, Order];
    await moveOrder(order, 'confirmed');
    await recordTransfer(order, 1_000);
    await open(page);
    const total = formatCents(order.total + other.total - 1_000);
    await expect(rowOf(page, order)).toContainText(total);
    await rowOf(page, order).getByRole('link', { name: 'See unpaid orders' }).click();
    await expect(page).toHaveURL(
      `/dashboard/all-orders?${new URLSearchParams({ payment: 'unpaid', q: order.userEmail })}`,
    );
    const rows = rowsOf(page).filter({ hasText: /TH-/ });
    await expect(rows).toHaveCount(2);
    const row = rows.filter({ hasText: order.number });
    await expect(row).toContainText(`${formatCents(order.total - 1_000)} due `);
  });
}

test('the totals row has the figures of the page', async ({ page }) => {
  const [order] = (await orderAsNewCustomer((await addTool())._id)) as [Order];
  await page.setViewportSize(sizes.desktop);
  await open(page);
  await expect(rowOf(page, order)).toContainText(formatCents(order.total));
  const figures = page.getByLabel('Totals', { exact: true });
  const total = await figures.getByText(/^\$/).first().innerText();
  await expect(
    page.getByRole('row', { name: /^Total / }).getByRole('cell', { name: total }),
  ).not.toHaveCount(0);
  await expectAccessibleInAllSizes(page);
});
