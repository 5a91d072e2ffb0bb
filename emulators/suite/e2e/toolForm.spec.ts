import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Tool, ToolUpdate } from 'functions/contract';
import { expectAccessibleInAllSizes } from './support/accessibility.ts';
import { changeTool } from './support/api.ts';
import { findRow } from './support/lists.ts';
import { photo } from './support/pictures.ts';
import { fillProduct } from './support/productForm.ts';
import { startAdminSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { addTool, readTool, removeTestTools, uniqueToolName } from './support/tools.ts';

test.afterEach(removeTestTools);

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

const newSku = () => `T-${randomUUID().slice(0, 12)}`;

const openAsAdmin = async (page: Page, path: string) => {
  await startAdminSession(page);
  await page.goto(path);
};

const fieldOf = (page: Page, label: string, row: number): Locator =>
  page.getByLabel(label, { exact: true }).nth(row);

const fillRow = async (page: Page, row: number, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) {
    await fieldOf(page, label, row).fill(value);
  }
};

const addRow = async (page: Page, name: string, row: number, fields: Record<string, string>) => {
  await page.getByRole('button', { name: `Add a ${name}` }).click();
  await expect(fieldOf(page, Object.keys(fields)[0] as string, row)).toBeFocused();
  await fillRow(page, row, fields);
};

const addPriceBreak = (page: Page, row: number, [quantity, price]: [string, string]) =>
  addRow(page, 'price break', row, { 'From pieces': quantity, 'Price each': price });

const addSpecification = (page: Page, row: number, [name, value]: [string, string]) =>
  addRow(page, 'specification', row, { Name: name, Value: value });

const photos = async (...names: string[]) => {
  const file = await photo();
  return names.map((name) => ({ ...file, name }));
};

const idInAddress = async (page: Page, name: string): Promise<string> => {
  await page.goto('/dashboard/all-products');
  const entry = await findRow(page, 'Search the tools', name);
  await expect(page.getByText('1 tool found')).toBeVisible();
  const link = entry.getByRole('link', { name: 'Edit' });
  if (await link.isVisible()) await link.click();
  else {
    await entry.getByRole('button', { name: /^Actions on / }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  }
  await expect(page.getByLabel('Tools Name')).toHaveValue(name);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('an admin adds a tool with all fields, and edits them', async ({ page }) => {
      const [name, sku] = [uniqueToolName(), newSku()];
      await openAsAdmin(page, '/dashboard/add-product');
      await fillProduct(page, name);
      await page.getByLabel('SKU').fill(` ${sku} `);
      await page.getByLabel('SKU').press('Tab');
      await page.getByLabel('Category').selectOption('Chisels and gouges');
      await expect(page.getByLabel('SKU')).toHaveValue(sku.toUpperCase());
      await page.getByLabel('Pieces per pack').fill('6');
      await page.getByLabel('Maximum per order').fill('48');
      await expect(page.getByText('Buyers can order 6, 12, 18 … up to 48.')).toBeVisible();
      await page.getByLabel('Sell the last pieces').uncheck();
      await addPriceBreak(page, 0, ['12', '18.9']);
      await addPriceBreak(page, 1, ['24', '18.5']);
      await addPriceBreak(page, 2, ['36', '18']);
      await page.getByRole('button', { name: 'Remove price break 2' }).click();
      await expect(page.getByRole('button', { name: 'Remove price break 2' })).toBeFocused();
      await addSpecification(page, 0, ['Blade', 'Chrome vanadium steel']);
      await addSpecification(page, 1, ['Length', '240 mm']);
      await page.getByRole('button', { name: 'Move specification 2 up' }).click();
      await expect(page.getByRole('button', { name: 'Move specification 1 up' })).toBeFocused();
      await page.getByLabel('Add up to 5 more').setInputFiles(await photos('1.png', '2.png'));
      await expect(page.getByAltText('Preview of picture 3')).toBeVisible();
      await page.getByRole('button', { name: 'Remove picture 2' }).click();
      await expect(page.getByAltText('Preview of picture 3')).toHaveCount(0);
      await page.getByRole('button', { name: 'Add Product' }).click();
      await expect(page.getByText('Tool Added Successfully')).toBeVisible();

      const id = await idInAddress(page, name);
      const added = await readTool(id);
      expect(added).toMatchObject({
        sku: sku.toUpperCase(),
        category: 'chisels',
        orderMultiple: 6,
        maxOrder: 48,
        sellRemainder: false,
        priceBreaks: [
          { minQuantity: 12, price: 18.9 },
          { minQuantity: 36, price: 18 },
        ],
        specifications: [
          { name: 'Length', value: '240 mm' },
          { name: 'Blade', value: 'Chrome vanadium steel' },
        ],
      });
      expect(added.morePictures).toHaveLength(1);

      await page.getByRole('button', { name: 'Make picture 2 the main one' }).click();
      await page.getByLabel('Maximum per order').fill('');
      await fillRow(page, 1, { 'Price each': '17.5' });
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText(`${name} saved`)).toBeVisible();
      const saved = await readTool(id);
      expect(saved.maxOrder).toBeNull();
      expect(saved.priceBreaks[1]).toEqual({ minQuantity: 36, price: 17.5 });
      expect([saved.imageLink, ...saved.morePictures]).toEqual([
        ...added.morePictures,
        added.imageLink,
      ]);
      for (const link of [saved.imageLink, ...saved.morePictures]) {
        expect((await page.request.get(link)).status()).toBe(200);
      }
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    });

    test('bad price breaks and packs are refused at their fields', async ({ page }) => {
      const { _id } = await addTool({ price: 10, available: 48, minOrder: 12, orderMultiple: 12 });
      await openAsAdmin(page, `/dashboard/all-products/${_id}`);
      await addPriceBreak(page, 0, ['24', '9']);
      await addPriceBreak(page, 1, ['12', '9.5']);
      await page.getByRole('button', { name: 'Save changes' }).click();
      const quantity = fieldOf(page, 'From pieces', 1);
      await expect(quantity).toBeFocused();
      await expect(quantity).toHaveAccessibleDescription(
        'Enter more pieces than in the row above, 24',
      );
      await expect(fieldOf(page, 'Price each', 1)).toHaveAccessibleDescription(
        'Enter less than $9.00, the price for fewer pieces',
      );
      await quantity.fill('40');
      await expect(quantity).toHaveAccessibleDescription('Enter a multiple of 12: 36 or 48');
      await quantity.fill('');
      await expect(quantity).toHaveAccessibleDescription('Quantity is required');

      await page.getByRole('button', { name: 'Remove price break 2' }).click();
      const pack = page.getByLabel('Pieces per pack');
      await pack.fill('60');
      await expect(pack).toHaveAccessibleDescription(
        'A pack must not have more pieces than there are in stock, 48: enter fewer, or more stock',
      );
      await pack.fill('24');
      await page.getByLabel('Maximum per order').fill('20');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(pack).toBeFocused();
      await expect(pack).toHaveAccessibleDescription(
        'A pack must not have more pieces than the maximum per order, 20',
      );
      await expectAccessibleInAllSizes(page);
    });
  });
}

test('a SKU of another tool, in other case, is refused at its field', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^POST .*\/api\/tool: 409$/);
  const { sku, toolName } = await addTool({ sku: newSku().toUpperCase() });
  await openAsAdmin(page, '/dashboard/add-product');
  await fillProduct(page, uniqueToolName());
  await page.getByLabel('SKU').fill(sku.toLowerCase());
  await page.getByRole('button', { name: 'Add Product' }).click();
  const field = page.getByLabel('SKU');
  await expect(field).toHaveAccessibleDescription(
    `${sku} is the SKU of “${toolName}”: enter another one`,
  );
  await expect(field).toBeFocused();
  await field.fill('');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Tool Added Successfully')).toBeVisible();
});

test("errors of the server's by row are shown at their cells", async ({ page, expectFailure }) => {
  expectFailure(/^PUT .*\/api\/tool\/.*: 400$/);
  const priceBreaks = [
    { minQuantity: 10, price: 12 },
    { minQuantity: 20, price: 11 },
  ];
  const { _id } = await addTool({ priceBreaks });
  await openAsAdmin(page, `/dashboard/all-products/${_id}`);
  await page.route(`**/api/tool/${_id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          json: { code: 'validation', errors: { 'priceBreaks.1.price': 'Too low for the shop' } },
        })
      : route.continue(),
  );
  await fillRow(page, 1, { 'Price each': '1' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const cell = fieldOf(page, 'Price each', 1);
  await expect(cell).toHaveAccessibleDescription('Too low for the shop');
  await expect(cell).toBeFocused();
});

test('a conflict in lists can be read, and resolved', async ({ page, expectFailure }) => {
  expectFailure(/^PUT .*\/api\/tool\/.*: 412$/);
  const { _id, toolName } = await addTool({
    priceBreaks: [{ minQuantity: 10, price: 12 }],
    specifications: [{ name: 'Length', value: '1 m' }],
  });
  await openAsAdmin(page, `/dashboard/all-products/${_id}`);
  await fillRow(page, 0, { 'Price each': '11', Value: '2 m' });
  const theirs: ToolUpdate = { priceBreaks: [{ minQuantity: 20, price: 9 }] };
  await changeTool(_id, () => theirs);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else has changed this tool' });
  await expect(
    dialog.getByRole('row', { name: 'Price breaks From 20: $9.00 From 10: $11.00' }),
  ).toBeVisible();
  await expect(
    dialog.getByRole('row', { name: 'Specifications Length: 1 m Length: 2 m' }),
  ).toBeVisible();
  await expectAccessibleInAllSizes(page);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText(`${toolName} saved`)).toBeVisible();
  expect(await readTool(_id)).toMatchObject({
    priceBreaks: [{ minQuantity: 10, price: 11 }],
    specifications: [{ name: 'Length', value: '2 m' }],
  });
});

test('files that are no pictures, and more than six, are refused by name', async ({ page }) => {
  await openAsAdmin(page, '/dashboard/add-product');
  await page.getByLabel('Click to upload photo').setInputFiles(await photo());
  const more = page.getByLabel('Add up to 5 more');
  const table = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') };
  await more.setInputFiles([table, ...(await photos('1.png'))]);
  await expect(page.getByText('list.csv: This kind of file is not accepted.')).toBeVisible();
  await expect(page.getByAltText('Preview of picture 2')).toBeVisible();
  const four = await photos('2.png', '3.png', '4.png', '5.png');
  await page.getByLabel('Add up to 4 more').setInputFiles([...four, ...(await photos('6.png'))]);
  await expect(
    page.getByText('A tool has at most 6 pictures: 1 was left out.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByAltText('Preview of picture 6')).toBeVisible();
  await expect(page.getByLabel('6 pictures at most')).toBeDisabled();
  await expectAccessibleInAllSizes(page);
});

const isUpload = (url: URL) => url.pathname.endsWith('/o') && url.searchParams.has('name');

test('a cancelled upload saves nothing and leaves no picture behind', async ({ page }) => {
  const name = uniqueToolName();
  await openAsAdmin(page, '/dashboard/add-product');
  await fillProduct(page, name);
  await page.getByLabel('Add up to 5 more').setInputFiles(await photos('1.png'));
  await expect(page.getByAltText('Preview of picture 2')).toBeVisible();
  const files: string[] = [];
  // The second upload never ends.
  await page.route(isUpload, (route) => {
    const url = new URL(route.request().url());
    if (route.request().method() !== 'POST') return route.continue();
    files.push(
      `${url.origin}${url.pathname}/${encodeURIComponent(url.searchParams.get('name') ?? '')}`,
    );
    return files.length === 1 ? route.continue() : undefined;
  });
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect.poll(() => files.length).toBe(2);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('The upload was cancelled. Nothing has been saved.')).toBeVisible();
  for (const file of files) {
    expect((await page.request.get(`${file}?alt=media`)).status()).toBe(404);
  }
  await expect(page.getByLabel('Tools Name')).toHaveValue(name);
  await page.unroute(isUpload);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Tool Added Successfully')).toBeVisible();
});

test('the audit log shows changed lists', async ({ page }) => {
  const { _id } = await addTool();
  const change: Partial<Tool> = {
    priceBreaks: [{ minQuantity: 10, price: 9.5 }],
    specifications: [{ name: 'Length', value: '1 m' }],
    category: 'saws',
  };
  await changeTool(_id, () => change as ToolUpdate);
  await openAsAdmin(page, `/dashboard/audit?target=tool/${_id}`);
  await expect(page.getByText(/Price breaks: from 10: \$9\.50/)).toBeVisible();
  await expect(page.getByText(/Category: Other tools → Saws/)).toBeVisible();
  await expect(page.getByText(/Specifications: Length: 1 m/)).toBeVisible();
});
