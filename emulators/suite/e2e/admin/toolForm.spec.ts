import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { findRow } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { photo } from '../support/shop/pictures.ts';
import { fillProduct } from '../support/shop/productForm.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { readTool, removeTestTools, uniqueToolName } from '../support/shop/tools.ts';

test.use({ viewport: sizes.desktop });
test.afterEach(removeTestTools);

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

test('an admin adds a tool with all fields, and edits them', async ({ page }) => {
  const [name, sku] = [uniqueToolName(), newSku()];
  await openAsAdmin(page, '/dashboard/add-product');

  await test.step('empty, the form says what is missing', async () => {
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Picture is required')).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.desktop);
  });

  await fillProduct(page, name);
  await page.getByLabel('SKU', { exact: true }).fill(` ${sku} `);
  await page.getByLabel('SKU', { exact: true }).press('Tab');
  await page.getByLabel('Category').selectOption('Chisels and gouges');
  await expect(page.getByLabel('SKU', { exact: true })).toHaveValue(sku.toUpperCase());
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

  await test.step('a link leaves the page only after a confirmation', async () => {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByText('My Profile').click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Tools Name')).toHaveValue(name);
  });

  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Tool Added Successfully')).toBeVisible();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByText('All Products').click();
  const entry = await findRow(page, 'Search the tools', name);
  await entry.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Tools Name')).toHaveValue(name);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
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

  await test.step('rows with errors are accessible and fit', async () => {
    await fillRow(page, 1, { 'Price each': '20', 'From pieces': '7' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(fieldOf(page, 'From pieces', 1)).toBeFocused();
    await expectAccessibleInAllSizes(page);
  });
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
