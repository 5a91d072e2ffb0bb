import type { Page } from '@playwright/test';
import type { Order } from 'functions/contract';
import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { orderAsNewCustomer } from '../support/shop/orders/placeOrders.ts';
import { startAdminSession } from '../support/shop/session.ts';

/** A tool among those that sell best, which no other test orders. */
const toolId = 'f-clamp';

/** With the figures of now, not with those of the last visit. */
const expectLoaded = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Running low' })).toBeVisible();
  await expect(page.getByText(/^As of .* updating…$/)).toHaveCount(0);
};

/** The pieces of a tool in the table for screen readers. */
const piecesOf = async (page: Page, toolName: string): Promise<number> => {
  const table = page.getByRole('table', { name: 'Sold by tool' });
  await expect(table).toHaveCount(1);
  const row = table.getByRole('row').filter({ hasText: toolName });
  return Number((await row.getByRole('cell').last().innerText()).replaceAll(',', ''));
};

test('the overview shows a new order, as charts and tables, and leads to the lists', async ({
  page,
}) => {
  const [{ tool, orderQuantity }] = (await orderAsNewCustomer(toolId)) as [Order];
  await startAdminSession(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expectLoaded(page);
  const before = await piecesOf(page, tool.toolName);
  await orderAsNewCustomer(toolId);
  await page.reload();
  await expectLoaded(page);
  await expect.poll(() => piecesOf(page, tool.toolName)).toBe(before + orderQuantity);

  await test.step('a chart can be read as a table', async () => {
    await page.getByRole('button', { name: 'Pieces', exact: true }).click();
    const card = page.getByRole('region', { name: 'Sold by day' });
    await card.getByRole('button', { name: 'Show as table' }).click();
    await expect(card.getByRole('table', { name: 'Sold by day' }).getByRole('row')).toHaveCount(31);
    // Away from the charts, which show their figures under the pointer.
    await page.mouse.move(0, 0);
    await expectAccessibleInAllSizes(page);
  });

  await test.step('it leads to the tools with low stock and to the orders', async () => {
    const low = page.getByRole('region', { name: 'Running low' });
    await expect(low.getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/dashboard\/all-products\/.+/,
    );
    await page.getByRole('link', { name: 'See open orders' }).click();
    await expect(page.getByRole('heading', { name: /^All Orders/ })).toBeVisible();
  });
});
