import { formatCents, netOf, type Order } from 'functions/contract';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { orderAsNewCustomer } from '../support/shop/orders/placeOrders.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

for (const size of ['phone', 'desktop'] as const) {
  test(`an admin sees sales by month, customer and category (${size})`, async ({ page }) => {
    const tool = await addTool({ price: 950_000, costPrice: 700_000, category: 'other' });
    const [order] = (await orderAsNewCustomer(tool._id, 1)) as [Order];
    await page.setViewportSize(sizes[size]);
    await startAdminSession(page);
    await page.goto('/dashboard/reports');
    await expect(page.getByRole('table', { name: 'Sales by month' })).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes[size]);

    await test.step('by customer, with the margin', async () => {
      await page.getByRole('button', { name: 'By customer' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/by=customer/);
      const row = page.getByRole('row').filter({ hasText: order.payerName }).first();
      await expect(row).toContainText(formatCents(netOf(order)));
      await expect(row).toContainText('(26.3%)');
    });

    await test.step('by category, with a table to download', async () => {
      await page.getByRole('button', { name: 'By category' }).click();
      await expect(page.getByRole('rowheader', { name: 'Other' })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      expect((await download).suggestedFilename()).toMatch(/^sales-by-category-.*\.csv$/);
    });

    await test.step('of other months', async () => {
      const first = page.getByLabel('From');
      const [newest, , earlier] = await first.locator('option').allInnerTexts();
      await first.selectOption(newest ?? '');
      await page.getByLabel('To', { exact: true }).selectOption(earlier ?? '');
      await expect(page.getByRole('alert')).toHaveText(
        'The last month must not be before the first.',
      );
    });
  });
}
