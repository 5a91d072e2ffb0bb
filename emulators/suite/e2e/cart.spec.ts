import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiRoutes, type Tool } from 'functions/contract';
import { expectAccessibleInBothThemes, sizes } from './support/accessibility.ts';
import { callAsAdmin, changeTool } from './support/api.ts';
import { storeVisitorCart } from './support/cart.ts';
import { goOffline, goOnline } from './support/network.ts';
import { expect, test } from './support/test.ts';
import { addTool, removeTestTools } from './support/tools.ts';

test.afterEach(removeTestTools);

const quantity = (page: Page, { toolName }: Tool) =>
  page.getByRole('spinbutton', { name: `Quantity: ${toolName}` });
const line = (page: Page, { toolName }: Tool) =>
  page
    .getByRole('listitem')
    .filter({ hasText: toolName })
    .filter({ has: page.getByRole('button') });
const total = (page: Page) => page.getByRole('status', { name: 'Total' });
const checkout = (page: Page) => page.getByRole('link', { name: 'Checkout' });

const deleteTool = ({ _id: id }: Tool) =>
  callAsAdmin(apiRoutes.deleteTool, apiRoutes.deleteTool.href({ id }));

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a visitor repairs a cart after its tools have changed', async ({ page }) => {
      const priceBreaks = [{ minQuantity: 24, price: 8.9 }];
      const [fewer, dearer, gone] = await Promise.all([
        addTool({ minOrder: 1, available: 50 }),
        addTool({ price: 9.2, priceBreaks }),
        addTool(),
      ]);
      await storeVisitorCart(page, [
        { tool: fewer, quantity: 45 },
        { tool: dearer, quantity: 20 },
        { tool: gone, quantity: 5 },
      ]);
      await page.goto('/cart');
      await expect(total(page)).toHaveText('$809.00');
      await changeTool(fewer._id, (tool) => ({ ...tool, available: 39 }));
      await changeTool(dearer._id, (tool) => ({ ...tool, price: 9.7 }));
      await deleteTool(gone);

      await page.reload();
      await expect(page.getByText('2 lines need your attention')).toBeVisible();
      await expect(checkout(page)).toHaveCount(0);
      await expect(line(page, dearer).getByText('Was $9.20, now $9.70')).toBeVisible();
      await expect(line(page, gone).getByText(/no longer on sale/)).toBeVisible();
      await expectAccessibleInBothThemes(page);

      await page.getByRole('button', { name: `Take 39: ${fewer.toolName}` }).click();
      await expect(quantity(page, fewer)).toHaveValue('39');
      await page.getByRole('button', { name: `Remove ${gone.toolName}` }).click();
      await page.getByRole('button', { name: /^4 more: \$8\.90 each/ }).click();
      await expect(line(page, dearer).getByText(/^Was/)).toHaveCount(0);
      await expect(total(page)).toHaveText('$701.10');
      await expect(checkout(page)).toHaveAttribute('href', '/checkout');

      await page.reload();
      await expect(quantity(page, fewer)).toHaveValue('39');
      await expect(quantity(page, dearer)).toHaveValue('24');
      await expect(total(page)).toHaveText('$701.10');
      await expect(line(page, gone)).toHaveCount(0);
    });
  });
}

test('a visitor downloads the cart as CSV', async ({ page }) => {
  const tool = await addTool({ price: 9.2 });
  await storeVisitorCart(page, [{ tool, quantity: 20 }]);
  await page.goto('/cart');
  await expect(quantity(page, tool)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^cart-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(
    `\uFEFFsku,toolName,quantity,unitPrice,lineTotal\r\n${tool.sku},${tool.toolName},20,9.2,184\r\n`,
  );
});

test('a cart is changed offline, and its prices are current again online', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/\/(?:api\/cart\/resolve|v0\/.*): net::ERR_INTERNET_DISCONNECTED$/);
  const tool = await addTool({ price: 9.2 });
  await storeVisitorCart(page, [{ tool, quantity: 20 }]);
  await page.goto('/cart');
  await expect(total(page)).toHaveText('$184.00');
  await goOffline(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Prices as of/)).toBeVisible();
  await quantity(page, tool).fill('30');
  await expect(total(page)).toHaveText('$276.00');
  await changeTool(tool._id, (stored) => ({ ...stored, price: 10 }));
  await goOnline(page);
  await expect(total(page)).toHaveText('$300.00');
  await expect(page.getByText(/^Prices as of/)).toHaveCount(0);
});
