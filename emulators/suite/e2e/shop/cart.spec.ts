import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiRoutes, type Tool } from 'functions/contract';
import {
  expectAccessibleInAllSizes,
  expectTargetSizes,
  sizes,
} from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { callAsAdmin, changeTool } from '../support/shop/api.ts';
import { linesInCart, quantityField } from '../support/shop/orders/accountCart.ts';
import { storeVisitorCart } from '../support/shop/orders/cart.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);
test.use({ viewport: sizes.phone });

const line = (page: Page, { toolName }: Tool) => linesInCart(page).filter({ hasText: toolName });
const total = (page: Page) => page.getByRole('status', { name: 'Total' });
const checkout = (page: Page) => page.getByRole('link', { name: 'Checkout', exact: true });

const deleteTool = ({ _id: id }: Tool) => callAsAdmin(apiRoutes.deleteTool, { params: { id } });

test('a visitor repairs a cart after its tools have changed, and downloads it', async ({
  page,
}) => {
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
  await changeTool(fewer._id, (tool) => ({ ...tool, available: 39 }));
  await changeTool(dearer._id, (tool) => ({ ...tool, price: 9.7 }));
  await deleteTool(gone);
  await page.goto('/cart');
  await expect(page.getByText('2 lines need your attention')).toBeVisible();
  await expect(checkout(page)).toHaveCount(0);
  await expect(line(page, dearer).getByText('Was $9.20, now $9.70')).toBeVisible();
  await expect(line(page, gone).getByText(/No longer on sale/)).toBeVisible();
  await expectAccessibleInAllSizes(page);
  await page.setViewportSize(sizes.phone);

  await test.step('the total at the bottom covers a button in part', async () => {
    const remove = page.getByRole('button', { name: `Remove ${gone.toolName}` });
    const bottom = await remove.evaluate((button) => button.getBoundingClientRect().bottom);
    await page.setViewportSize({ width: sizes.phone.width, height: Math.round(bottom + 20) });
    await expectTargetSizes(page);
    await page.setViewportSize(sizes.phone);
  });

  await test.step('repair each line', async () => {
    await page.getByRole('button', { name: `Take 39: ${fewer.toolName}` }).click();
    await expect(quantityField(page, fewer)).toHaveValue('39');
    await page.getByRole('button', { name: `Remove ${gone.toolName}` }).click();
    await page.getByRole('button', { name: /^4 more: \$8\.90 each/ }).click();
    await expect(line(page, dearer).getByText(/^Was/)).toHaveCount(0);
    await expect(total(page)).toHaveText('$701.10');
    await expect(checkout(page)).toHaveAttribute('href', '/checkout');
  });

  await test.step('the cart is the same after a reload, and in the CSV file', async () => {
    await page.reload();
    await expect(linesInCart(page)).toHaveCount(2);
    await expect(quantityField(page, fewer)).toHaveValue('39');
    await expect(quantityField(page, dearer)).toHaveValue('24');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^cart-\d{4}-\d{2}-\d{2}\.csv$/);
    const rows = [
      'sku,toolName,quantity,unitPrice,lineTotal',
      `${fewer.sku},${fewer.toolName},39,12.5,487.5`,
      `${dearer.sku},${dearer.toolName},24,8.9,213.6`,
    ];
    expect(await readFile(await file.path(), 'utf8')).toBe(`\uFEFF${rows.join('\r\n')}\r\n`);
  });
});
