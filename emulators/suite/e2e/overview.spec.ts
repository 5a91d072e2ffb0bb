import type { Page } from '@playwright/test';
import type { Order } from 'functions/contract';
import { expectAccessibleInAllSizes, sizes } from './support/accessibility.ts';
import { orderAsNewCustomer } from './support/placeOrders.ts';
import { startAdminSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const open = async (page: Page) => {
  await startAdminSession(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Running low' })).toBeVisible();
};

/** The pieces of a tool in the table for screen readers. */
const piecesOf = async (page: Page, toolName: string): Promise<number> => {
  const table = page.getByRole('table', { name: 'Sold by tool' });
  await expect(table).toHaveCount(1);
  const row = table.getByRole('row').filter({ hasText: toolName });
  if ((await row.count()) === 0) return 0;
  return Number((await row.getByRole('cell').last().innerText()).replaceAll(',', ''));
};

for (const [name, viewport] of Object.entries(sizes)) {
  // Each size has its own tool: the tests run at the same time. Both are among those that sell best.
  const toolId = name === 'phone' ? 'f-clamp' : 'bench-chisel';
  test(`the overview shows an order as soon as it is placed (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    const [{ tool, orderQuantity }] = (await orderAsNewCustomer(toolId)) as [Order];
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Running low' })).toBeVisible();
    const before = await piecesOf(page, tool.toolName);
    expect(before).toBeGreaterThanOrEqual(orderQuantity);
    await orderAsNewCustomer(toolId);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Running low' })).toBeVisible();
    expect(await piecesOf(page, tool.toolName)).toBe(before + orderQuantity);
  });
}

test('a chart can be read as a table', async ({ page }) => {
  await open(page);
  const card = page.getByRole('region', { name: 'Sold by day' });
  await card.getByRole('button', { name: 'Show as table' }).click();
  const table = card.getByRole('table', { name: 'Sold by day' });
  await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Money', 'Pieces']);
  await expect(table.getByRole('row')).toHaveCount(31);
  await expect(table.getByRole('rowheader').last()).toHaveText(/^\d{1,2} [A-Z][a-z]{2}$/);
  await expectAccessibleInAllSizes(page);
  await card.getByRole('button', { name: 'Show as chart' }).click();
  await expect(card.getByRole('button', { name: 'Show as table' })).toBeVisible();
});

test('low stock links to the product, open orders link to all orders', async ({ page }) => {
  await open(page);
  const low = page.getByRole('region', { name: 'Running low' });
  await expect(low.getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/dashboard\/all-products\/.+/,
  );
  await page.getByRole('link', { name: 'See all orders' }).click();
  await expect(page.getByRole('heading', { name: /^All Orders/ })).toBeVisible();
});

test('the overview is accessible and fits in every size and theme', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Pieces', exact: true }).click();
  // Away from the charts, which show their figures under the pointer.
  await page.mouse.move(0, 0);
  await expectAccessibleInAllSizes(page);
});
