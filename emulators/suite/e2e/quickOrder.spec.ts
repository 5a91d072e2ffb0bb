import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes } from './support/accessibility.ts';
import { goOffline, goOnline } from './support/network.ts';
import { expect, test } from './support/test.ts';
import { addTool, removeTestTools } from './support/tools.ts';

test.afterEach(removeTestTools);

const cell = (page: Page, column: 'SKU' | 'Quantity', row: number) =>
  page.getByLabel(`${column}, row ${row}`, { exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Rows' }).getByRole('listitem');
const open = async (page: Page) => {
  await page.goto('/quick-order');
  await expect(cell(page, 'SKU', 1)).toBeVisible();
};

/** Pastes a text into the focused field, as the keys do. */
const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
};

const cartLines = (page: Page): Promise<{ toolId: string; quantity: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}').lines);

/** More than any test has rows. */
const seedSkus = [
  ...['DRL-7416', 'MEA-6150', 'PLN-1240', 'CLP-5019', 'CHS-2018', 'DRL-7610', 'SAW-3115'],
  ...['OTH-9200', 'HAM-4075', 'CHS-2716', 'HAM-4450', 'MEA-6300', 'SHP-8160', 'SAW-3240'],
  ...['CHS-2425', 'PLN-1151', 'SAF-9310'],
];

test('the keyboard alone orders 20 pasted rows, of which 3 are wrong', async ({ page }) => {
  const packs = await addTool({ minOrder: 12, orderMultiple: 12 });
  const plain = await addTool({ minOrder: 5, price: 9 });
  await open(page);
  const good = seedSkus.map((sku) => `${sku}\t24`);
  const wrong = [`${packs.sku}\t30`, 'NOT-9999999\t5', `${plain.sku}\t7.5`];
  await cell(page, 'SKU', 1).focus();
  await paste(page, ['SKU\tQuantity', ...wrong, ...good].join('\r\n'));
  await expect(page.getByText('20 rows added.')).toBeVisible();
  await expect(page.getByText('17 ready, 3 need attention')).toBeVisible();

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

test('a dropped file survives a reload and a lost connection', async ({ page, expectFailure }) => {
  expectFailure(/\/(?:api\/cart\/resolve|v0\/.*): net::ERR_INTERNET_DISCONNECTED$/);
  const { sku, toolName } = await addTool();
  await open(page);
  await cell(page, 'SKU', 1).click();
  await goOffline(page);
  const file = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'order.csv', { type: 'text/csv' }));
    return transfer;
  }, `\ufeff"Artikel";"Menge"\r\n"${sku}";"1.200"\r\n`);
  await cell(page, 'SKU', 1).dispatchEvent('drop', { dataTransfer: file });
  await expect(cell(page, 'Quantity', 1)).toHaveValue('1.200');
  await expect(page.getByText(/We cannot reach the shop/)).toBeVisible();
  await goOnline(page);
  await expect(page.getByText('Maximum available order : 400 piece')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Take 400: ${toolName}` }).click();
  await expect(page.getByText('1 ready')).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 tool to the cart' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await cartLines(page)).toEqual([]);
  await expect(cell(page, 'SKU', 1)).toHaveValue(sku);
});

test('the pad is accessible with every kind of row, and with its list', async ({ page }) => {
  const { sku, toolName } = await addTool({ minOrder: 12, orderMultiple: 12 });
  await open(page);
  await expect(rows(page)).toHaveCount(5);
  await expectAccessibleInAllSizes(page);
  await cell(page, 'SKU', 1).focus();
  await paste(page, `${sku}\t24\nNOT-9999999\t1\n${sku}\t=1+1`);
  await expect(page.getByText('1 ready, 2 need attention')).toBeVisible();
  // A new tool is found as soon as the trigger has added it to the search index.
  const found = `/api/catalogue?${new URLSearchParams({ q: toolName })}`;
  await expect.poll(async () => (await page.request.get(found)).text()).toContain(sku);
  await cell(page, 'SKU', 4).pressSequentially(toolName);
  await expect(page.getByRole('option', { name: new RegExp(sku) })).toBeVisible();
  await expectAccessibleInAllSizes(page);
});
