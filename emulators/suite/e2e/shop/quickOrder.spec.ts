import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const cell = (page: Page, column: 'SKU' | 'Quantity', row: number) =>
  page.getByLabel(`${column}, row ${row}`, { exact: true });

/** Pastes a text into the focused field, as the keys do. */
const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
};

const cartLines = (page: Page): Promise<{ toolId: string; quantity: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines);

const seedSkus = [
  ...['DRL-7416', 'MEA-6150', 'PLN-1240', 'CLP-5019', 'CHS-2018', 'DRL-7610', 'SAW-3115'],
  ...['OTH-9200', 'HAM-4075', 'CHS-2716', 'HAM-4450', 'MEA-6300', 'SHP-8160', 'SAW-3240'],
  ...['CHS-2425', 'PLN-1151', 'SAF-9310'],
];

test('the keyboard alone orders 20 pasted rows, of which 3 are wrong', async ({ page }) => {
  const packs = await addTool({ minOrder: 12, orderMultiple: 12 });
  const plain = await addTool({ minOrder: 5, price: 9 });
  await page.goto('/quick-order');
  const good = seedSkus.map((sku) => `${sku}\t24`);
  const wrong = [`${packs.sku}\t30`, 'NOT-9999999\t5', `${plain.sku}\t7.5`];
  // In the document, before the app is there, fields are disabled.
  await expect(cell(page, 'SKU', 1)).toBeEnabled();
  await cell(page, 'SKU', 1).focus();
  await paste(page, ['SKU\tQuantity', ...wrong, ...good].join('\r\n'));
  await expect(page.getByText('20 rows added.')).toBeVisible();
  await expect(page.getByText('17 ready, 3 need attention')).toBeVisible();

  await test.step('the pad is accessible with every kind of row, and with its list', async () => {
    await cell(page, 'SKU', 21).pressSequentially('plane');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.desktop);
    await cell(page, 'SKU', 21).fill('');
  });

  await page.keyboard.press('F8');
  await expect(cell(page, 'Quantity', 1)).toBeFocused();
  await page.keyboard.press('F8');
  await expect(cell(page, 'SKU', 2)).toBeFocused();
  await page.keyboard.press('F8');
  await expect(cell(page, 'Quantity', 3)).toBeFocused();
  await page.keyboard.type('7');
  await expect(page.getByText('18 ready, 2 need attention')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(cell(page, 'Quantity', 1)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Take 36: ${packs.toolName}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Quantity', 1)).toHaveValue('36');
  await expect(page.getByText('19 ready, 1 needs attention')).toBeVisible();

  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('19 tools were added to the cart.')).toBeVisible();
  await expect(cell(page, 'SKU', 1)).toHaveValue('NOT-9999999');
  const lines = await cartLines(page);
  expect(lines).toHaveLength(19);
  expect(lines.find(({ toolId }) => toolId === packs._id)?.quantity).toBe(36);
  expect(lines.find(({ toolId }) => toolId === plain._id)?.quantity).toBe(7);
});

/** What a scanner types: the digits of a bar code, and Enter. */
const scan = async (page: Page, gtin: string) => {
  await page.keyboard.type(gtin);
  await page.keyboard.press('Enter');
};

test('a scanned bar code finds its tool, and a discontinued one its successor', async ({
  page,
}) => {
  const [chisel, rule] = ['9520000120184', '9520000560010'];
  await page.goto('/quick-order');
  await expect(cell(page, 'SKU', 1)).toBeEnabled();
  await cell(page, 'SKU', 1).focus();
  await scan(page, chisel);
  await expect(page.getByText('Bevel-Edge Bench Chisel 18 mm')).toBeVisible();
  await cell(page, 'SKU', 2).focus();
  await scan(page, rule);
  const take = page.getByRole('button', {
    name: 'Take it instead of Folding Rule 1 m: Folding Rule 2 m',
  });
  await expect(take).toBeVisible();
  await expectAccessibleInAllSizes(page);
  await take.press('Enter');
  await expect(cell(page, 'SKU', 2)).toHaveValue('MEA-6002');
  await expect(take).toBeHidden();
});
