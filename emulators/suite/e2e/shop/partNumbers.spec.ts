import { randomInt } from 'node:crypto';
import {
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  sizes,
} from '../support/page/accessibility.ts';
import { pressByKeyboard } from '../support/page/actions.ts';
import { expect, test } from '../support/page/test.ts';
import { startCustomerSession } from '../support/shop/session.ts';
import { addTool, expectFound, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

for (const [device, viewport] of Object.entries({ desktop: sizes.desktop, phone: sizes.phone })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a buyer numbers tools, and orders by these numbers with the keyboard', async ({
      page,
    }) => {
      const [plane, saw] = [await addTool(), await addTool()];
      const number = `W ${randomInt(1e6)}/7`;
      await startCustomerSession(page);
      await page.goto('/dashboard/part-numbers');
      await expect(page.getByText('No part numbers yet')).toBeVisible();

      await test.step('one at a time', async () => {
        await pressByKeyboard(page, 'New number');
        const dialog = page.getByRole('dialog', { name: 'New part number' });
        await dialog.getByLabel('SKU').fill(plane.sku.toLowerCase());
        await dialog.getByLabel('Your number').fill(saw.sku);
        await page.keyboard.press('Enter');
        await expect(dialog).toContainText(`is the SKU of “${saw.toolName}”, which is found first`);
        await expectAccessibleInBothThemes(page);
        await dialog.getByLabel('Your number').fill(number);
        await page.keyboard.press('Enter');
        await expect(page.getByText(`${number} saved`)).toBeVisible();
        await expect(page.getByRole('link', { name: plane.toolName })).toBeVisible();
      });

      await test.step('and from a table, row by row', async () => {
        await pressByKeyboard(page, 'From a table');
        const dialog = page.getByRole('dialog', { name: 'Part numbers from a table' });
        await dialog.getByRole('textbox').fill(`SKU\tNo.\n${saw.sku}\t${number}\n${saw.sku}\t4711`);
        await dialog.getByRole('button', { name: 'Save numbers' }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText('1 number saved')).toBeVisible();
        await expect(page.getByRole('link', { name: saw.toolName })).toBeVisible();
        await expectAccessibleInBothThemes(page);
        await expectNoHorizontalScroll(page);
      });

      await test.step('the search and the quick order find them', async () => {
        await expectFound(plane.sku, 1);
        await page.goto(`/tools?q=${encodeURIComponent(number.toLowerCase())}`);
        await expect(page.getByRole('article')).toHaveCount(1);
        await expect(page.getByRole('article')).toContainText(plane.toolName);
        await page.goto('/quick-order');
        await expect(page.getByLabel('SKU, row 1', { exact: true })).toBeEnabled();
        await page.getByLabel('SKU, row 1', { exact: true }).fill('4711');
        await page.getByLabel('Quantity, row 1', { exact: true }).fill('5');
        await expect(page.getByText(saw.toolName)).toBeVisible();
        await expect(page.getByText('Your number: 4711')).toBeVisible();
      });
    });
  });
}
