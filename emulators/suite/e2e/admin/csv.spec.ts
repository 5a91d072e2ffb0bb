import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, readTool, removeTestTools, uniqueToolName } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const openProducts = async (page: Page) => {
  await startAdminSession(page);
  await page.goto('/dashboard/all-products');
  await expect(page.getByRole('heading', { name: /^All tools [\d,]+$/ })).toBeVisible();
};

/** Exports the tools, and resolves to the header and the row of one. */
const exportRow = async (page: Page, id: string): Promise<[string, string]> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export tools' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^tools-\d{4}-\d{2}-\d{2}\.csv$/);
  const [header = '', ...rows] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  return [header, rows.find((row) => row.startsWith(id)) ?? ''];
};

const choose = async (page: Page, content: string) => {
  const buffer = Buffer.from(content);
  const file = { name: 'tools.csv', mimeType: 'application/vnd.ms-excel', buffer };
  await page.getByLabel('CSV file of tools').setInputFiles(file);
};

const allFields = () => ({
  sku: `T-${randomUUID().slice(0, 12)}`.toUpperCase(),
  category: 'chisels' as const,
  price: 12.5,
  orderMultiple: 5,
  maxOrder: 100,
  sellRemainder: false,
  priceBreaks: [
    { minQuantity: 25, price: 11.9 },
    { minQuantity: 50, price: 11.4 },
  ],
  toolDescription: '=1+1, "quoted"',
  specifications: [
    { name: 'Length', value: '240 mm; with handle: 380 mm' },
    { name: 'Blade', value: 'Chrome vanadium steel' },
  ],
});

test('an import of exported tools changes nothing, and one of edited rows changes them', async ({
  page,
}) => {
  const fields = allFields();
  const { _id, sku, toolName } = await addTool(fields);
  await openProducts(page);
  const [header, row] = await exportRow(page, _id);
  expect(row).toContain(toolName);
  await page.getByRole('button', { name: 'Import tools' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import tools' });

  await test.step('the exported row is that of the stored tool', async () => {
    await choose(page, [header, row, ''].join('\r\n'));
    await expect(dialog.getByText('Nothing has been changed yet.')).toBeVisible();
    await expect(dialog.getByText('1 row matches the stored tool')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Import( [\d,]+ rows?)?$/ })).toBeDisabled();
    expect(await readTool(_id)).toMatchObject(fields);
  });

  const added = uniqueToolName();
  const newSku = `${fields.sku}-B`;
  const edited = row
    .replace(sku, newSku.toLowerCase())
    .replace(',12.5,', ',13.75,')
    .replace('50: 11.40', '50: 10.90; 75: 10.50')
    .replace('Length: 240 mm', 'Length: 250 mm');
  const fresh = row.replace(_id, '').replace(sku, '').replace(toolName, added);
  const bad = fresh.replace(',12.5,', ',-1,');

  await test.step('the dry run shows what would change, and which rows are wrong', async () => {
    await choose(page, [header, edited, fresh, bad].join('\r\n'));
    await expect(dialog.getByText('1 row would add a new tool')).toBeVisible();
    await expect(dialog.getByText('1 row would change a tool')).toBeVisible();
    await expect(dialog.getByText('1 row would be left out')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^4 / }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Show the columns' }).click();
    await expectAccessibleInAllSizes(page);
    expect((await readTool(_id)).price).toBe(12.5);
  });

  await test.step('it changes and adds the others', async () => {
    await dialog.getByRole('button', { name: /^Import( [\d,]+ rows?)?$/ }).click();
    await expect(dialog.getByText('Imported.')).toBeVisible();
    await expect(dialog.getByText('1 row added a new tool')).toBeVisible();
    await expect(dialog.getByText('1 row changed a tool')).toBeVisible();
    const [first] = fields.priceBreaks;
    const [, blade] = fields.specifications;
    expect(await readTool(_id)).toMatchObject({
      ...fields,
      sku: newSku,
      price: 13.75,
      priceBreaks: [first, { minQuantity: 50, price: 10.9 }, { minQuantity: 75, price: 10.5 }],
      specifications: [{ name: 'Length', value: '250 mm; with handle: 380 mm' }, blade],
    });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('searchbox', { name: 'Search the tools' }).fill(added);
    await expect(page.getByRole('main').getByText(added)).toBeVisible();
  });
});
