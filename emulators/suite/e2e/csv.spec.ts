import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes, sizes } from './support/accessibility.ts';
import { startAdminSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { addTool, readTool, removeTestTools, uniqueToolName } from './support/tools.ts';

test.afterEach(removeTestTools);

const openProducts = async (page: Page) => {
  await startAdminSession(page);
  await page.goto('/dashboard/all-products');
  await expect(page.getByRole('heading', { name: /^All tools [\d,]+$/ })).toBeVisible();
};

const exportTable = async (page: Page, name: string) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};

const choose = async (page: Page, content: string | Buffer) => {
  const buffer = Buffer.from(content);
  const file = { name: 'tools.csv', mimeType: 'application/vnd.ms-excel', buffer };
  await page.getByLabel('CSV file of tools').setInputFiles(file);
};

const openImport = async (page: Page, content: string | Buffer) => {
  await page.getByRole('button', { name: 'Import tools' }).click();
  await choose(page, content);
  return page.getByRole('dialog', { name: 'Import tools' });
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('an import of exported tools changes nothing, and one of edited tools does', async ({
      page,
    }) => {
      const { _id, sku, toolName } = await addTool({
        price: 12.5,
        toolDescription: '=1+1, "quoted"',
      });
      await openProducts(page);
      const { name, text } = await exportTable(page, 'Export tools');
      expect(name).toMatch(/^tools-\d{4}-\d{2}-\d{2}\.csv$/);
      const [header = ''] = text.split('\r\n');
      const row = text.split('\r\n').find((line) => line.startsWith(_id)) ?? '';
      expect(row).toContain(toolName);

      const dialog = await openImport(page, [header, row, ''].join('\r\n'));
      await expect(dialog.getByText('Nothing has been changed yet.')).toBeVisible();
      await expect(dialog.getByText('1 row matches the stored tool')).toBeVisible();
      await expect(dialog.getByText('0 rows would change a tool')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();

      const added = uniqueToolName();
      const edited = row.replace(',12.5,', ',13.75,');
      const fresh = row.replace(_id, '').replace(sku, '').replace(toolName, added);
      await choose(page, [header, edited, fresh].join('\r\n'));
      await expect(dialog.getByText('1 row would add a new tool')).toBeVisible();
      await expect(dialog.getByText('1 row would change a tool')).toBeVisible();
      expect((await readTool(_id)).price).toBe(12.5);
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await expect(dialog.getByText('Imported.')).toBeVisible();
      await expect(dialog.getByText('1 row added a new tool')).toBeVisible();
      expect(await readTool(_id)).toMatchObject({
        price: 13.75,
        toolDescription: '=1+1, "quoted"',
      });

      await dialog.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('searchbox', { name: 'Search the tools' }).fill(added);
      await expect(page.getByRole('main').getByText(added)).toBeVisible();
    });
  });
}

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
  specifications: [
    { name: 'Length', value: '240 mm; with handle: 380 mm' },
    { name: 'Blade', value: 'Chrome vanadium steel' },
  ],
});

test('an export and import keep every field, and edited cells reach the tool', async ({ page }) => {
  const fields = allFields();
  const { _id, toolName } = await addTool(fields);
  await openProducts(page);
  const { text } = await exportTable(page, 'Export tools');
  const [header = ''] = text.split('\r\n');
  const row = text.split('\r\n').find((line) => line.startsWith(_id)) ?? '';
  const dialog = await openImport(page, [header, row, ''].join('\r\n'));
  await expect(dialog.getByText('1 row matches the stored tool')).toBeVisible();
  expect(await readTool(_id)).toMatchObject(fields);

  const sku = `${fields.sku}-B`;
  const edited = row
    .replace(fields.sku, sku.toLowerCase())
    .replace('50: 11.40', '50: 10.90; 75: 10.50')
    .replace('Length: 240 mm', 'Length: 250 mm');
  await choose(page, [header, edited].join('\r\n'));
  await expect(dialog.getByText('1 row would change a tool')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('1 row changed a tool')).toBeVisible();
  expect(await readTool(_id)).toMatchObject({
    ...fields,
    sku,
    priceBreaks: [
      { minQuantity: 25, price: 11.9 },
      { minQuantity: 50, price: 10.9 },
      { minQuantity: 75, price: 10.5 },
    ],
    specifications: [
      { name: 'Length', value: '250 mm; with handle: 380 mm' },
      { name: 'Blade', value: 'Chrome vanadium steel' },
    ],
  });
  await page.goto(`/dashboard/all-products/${_id}`);
  await expect(page.getByLabel('Tools Name')).toHaveValue(toolName);
  await expect(page.getByLabel('SKU')).toHaveValue(sku);
  await expect(page.getByLabel('Price each').last()).toHaveValue('10.5');
  await expect(page.getByLabel('Value', { exact: true }).first()).toHaveValue(/^250 mm/);
});

test('bad cells of the new columns are refused with column and cause', async ({ page }) => {
  const fields = { price: 10, available: 48, orderMultiple: 12, minOrder: 12 };
  const other = await addTool(fields);
  const cells = [
    `${other.sku.toLowerCase()},12,,`,
    ',12,,24: 9; 12: 8',
    ',12,,24: 11',
    ',12,,25: 9',
    ',60,,',
    ',24,20,',
    ',12,,24 = 9',
  ];
  const tools = await Promise.all(cells.map(() => addTool(fields)));
  await openProducts(page);
  const rows = tools.map(({ _id }, at) => `${_id},${cells[at]}`);
  const header = '_id,sku,orderMultiple,maxOrder,priceBreaks';
  const dialog = await openImport(page, [header, ...rows].join('\n'));
  await expect(dialog.getByText('7 rows would be left out')).toBeVisible();
  for (const name of [
    `2 sku ${other.sku} is the SKU of “${other.toolName}”: enter another one`,
    '3 priceBreaks Price break 2: Enter more pieces than in the row above, 24',
    '4 priceBreaks Price break 1: Enter less than $10.00, the price for fewer pieces',
    '5 priceBreaks Price break 1: Enter a multiple of 12: 24 or 36',
    /^6 orderMultiple A pack must not have more pieces than there are in stock, 48/,
    '7 orderMultiple A pack must not have more pieces than the maximum per order, 20',
    /^8 priceBreaks Write price breaks like 24: 8.90; 48: 8.40/,
  ]) {
    await expect(dialog.getByRole('row', { name })).toBeVisible();
  }
});

test('the import explains its columns', async ({ page }) => {
  await openProducts(page);
  await page.getByRole('button', { name: 'Import tools' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import tools' });
  await dialog.getByRole('button', { name: 'Show the columns' }).click();
  const row = dialog.getByRole('row').filter({ hasText: 'priceBreaks' });
  await expect(row).toContainText('24: 8.90; 48: 8.40');
  await expectAccessibleInAllSizes(page);
  await dialog.getByRole('button', { name: 'Hide the columns' }).click();
  await expect(row).toHaveCount(0);
});

test('the export contains the shown orders', async ({ page }) => {
  await startAdminSession(page);
  await page.goto('/dashboard/all-orders?status=cancelled');
  const cancelled = await exportTable(page, 'Export orders');
  expect(cancelled.name).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(cancelled.text).toContain('_id,number,createdAt,status,userName');
  expect(cancelled.text).toContain('seed-order-withdrawn');
  expect(cancelled.text).not.toContain(',placed,');
  const all = page.getByRole('button', { name: 'All', exact: true });
  await all.click();
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  expect((await exportTable(page, 'Export orders')).text).toContain(',placed,');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
  const first = page.getByLabel('From', { exact: true });
  await expect(first).not.toHaveValue('');
  const from = await first.inputValue();
  const recent = (await exportTable(page, 'Export orders')).text;
  const placedOn = [...recent.matchAll(/,(\d{4}-\d{2}-\d{2})T/g)].map(([, day = '']) => day);
  expect(placedOn.length).toBeGreaterThan(0);
  expect(placedOn.filter((day) => day < from)).toEqual([]);
  expect(recent).not.toContain('seed-order-withdrawn');
});

test('invalid rows are listed with column and cause, even thousands of them', async ({ page }) => {
  await openProducts(page);
  const rows = Array.from({ length: 3000 }, (_, index) => `No such ${index},-1,0.5,,x,`);
  const header = 'toolName,price,available,minOrder,toolDescription,imageLink';
  const dialog = await openImport(page, [header, ...rows].join('\n'));
  await expect(dialog.getByText('3,000 rows would be left out')).toBeVisible();
  const cause = '2 price Price must be more than 0';
  const first = dialog.getByRole('row', { name: cause, exact: true });
  await expect(first).toBeVisible();
  await expect(dialog.getByText(/^1–50 of 1?\d,000$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText(/^51–100 of /)).toBeVisible();
  await expect(first).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expectAccessibleInAllSizes(page);
});

test('a file that is not a table of tools is rejected with the reason', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^POST .*\/api\/tools\.csv\?dryRun=true.*: 400$/);
  await openProducts(page);
  const dialog = await openImport(page, Buffer.from('toolName,price\nPlane,1\n', 'utf16le'));
  await expect(dialog.getByText(/^The file is not in UTF-8/)).toBeVisible();
  await choose(page, 'name|price\nPlane|1\n');
  await expect(dialog.getByText(/^There is no column “name\|price”/)).toBeVisible();
  await choose(page, '');
  await expect(dialog.getByText('The file is empty')).toBeVisible();
  await choose(page, Buffer.alloc(20 * 1024 * 1024 + 1, 'x'));
  await expect(dialog.getByText(/Choose one of at most 20 MB\.$/)).toBeVisible();
  await choose(page, `_id\n${'x\n'.repeat(50_001)}`);
  await expect(dialog.getByText('The file has more than 50000 rows')).toBeVisible();
});

test('an import whose connection is lost says what to do', async ({ page, expectFailure }) => {
  expectFailure(/^POST .*\/api\/tools\.csv.*: net::ERR_FAILED$/);
  const { _id } = await addTool();
  await openProducts(page);
  const dialog = await openImport(page, `_id,price\n${_id},99\n`);
  await expect(dialog.getByText('1 row would change a tool')).toBeVisible();
  await page.route('**/api/tools.csv?*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText(/Some rows may have been imported/)).toBeVisible();
});
