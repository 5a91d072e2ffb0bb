import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes, sizes } from './support/accessibility.ts';
import { changeTool } from './support/api.ts';
import { findRow, runAction } from './support/lists.ts';
import { photo } from './support/pictures.ts';
import { fillProduct } from './support/productForm.ts';
import { startAdminSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { addTool, readTool, removeTestTools, uniqueToolName } from './support/tools.ts';

test.afterEach(removeTestTools);

const openAsAdmin = async (page: Page, path: string) => {
  await startAdminSession(page);
  await page.goto(path);
};

const save = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Save changes' }).click();
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('an admin adjusts the stock with a reason', async ({ page, expectFailure }) => {
      expectFailure(/^POST .*\/stock: 409$/);
      const { _id, toolName } = await addTool({ available: 90 });
      await openAsAdmin(page, '/dashboard/all-products');
      const entry = await findRow(page, 'Search the tools', toolName);
      await runAction(page, entry, 'Stock');
      const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
      await expect(dialog.getByText('Opening stock')).toBeVisible();
      await dialog.getByLabel('Change in pieces').fill('-91');
      await dialog.getByLabel('Reason').fill('Counted again');
      await dialog.getByRole('button', { name: 'Adjust' }).click();
      await expect(dialog.getByText('Only 90 pieces are left: you cannot')).toBeVisible();
      await dialog.getByLabel('Change in pieces').fill('30');
      await dialog.getByRole('button', { name: 'Adjust' }).click();
      await expect(page.getByText(`${toolName}: 120 pieces available`)).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(entry).toContainText('120');
      await expect(entry).not.toContainText('Low stock');

      await page.goto(`/dashboard/all-products/${_id}`);
      await page.getByRole('button', { name: 'Adjust stock' }).click();
      await expect(dialog.getByText('Adjustment: Counted again')).toBeVisible();
      await expect(dialog.getByText('+30')).toBeVisible();
    });

    test('when two admins edit a tool, the second one resolves the conflict', async ({
      page,
      openWindow,
      expectFailure,
    }) => {
      expectFailure(/^PUT .*\/api\/tool\/.*: 412$/);
      const { _id, toolName } = await addTool({ price: 10, minOrder: 5 });
      const path = `/dashboard/all-products/${_id}`;
      const other = await openWindow();
      await Promise.all([openAsAdmin(page, path), openAsAdmin(other, path)]);
      await page.getByLabel('Price').fill('11');
      await page.getByLabel('Description').fill('My words');
      await save(other, { Price: '12', 'Min Order': '6' });
      await expect(other.getByText(`${toolName} saved`)).toBeVisible();
      await save(page, {});

      const dialog = page.getByRole('dialog', { name: 'Someone else has changed this tool' });
      await expect(dialog.getByRole('row', { name: 'Price $12.00 $11.00' })).toBeVisible();
      await expect(dialog.getByRole('row', { name: /^Description .* My words$/ })).toBeVisible();
      await dialog.getByRole('button', { name: 'Keep editing' }).click();
      await expect(page.getByLabel('Price')).toHaveValue('11');
      await expect(page.getByLabel('Min Order')).toHaveValue('6');

      await changeTool(_id, () => ({ price: 13 }));
      await save(page, {});
      await dialog.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page.getByText(`${toolName} saved`)).toBeVisible();
      await other.reload();
      await expect(other.getByLabel('Price')).toHaveValue('11');
      await expect(other.getByLabel('Min Order')).toHaveValue('6');
      await expect(other.getByLabel('Description')).toHaveValue('My words');

      await changeTool(_id, () => ({ price: 14 }));
      await save(page, { Price: '20' });
      await dialog.getByRole('button', { name: 'Take theirs' }).click();
      await expect(page.getByLabel('Price')).toHaveValue('14');
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    });
  });
}

test('an admin edits a tool and its picture, and the shop shows it', async ({ page }) => {
  const { _id, imageLink, toolName } = await addTool();
  await openAsAdmin(page, `/dashboard/all-products/${_id}`);
  await page.getByLabel('Price').fill('0');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Price must be more than 0')).toBeVisible();
  await page.getByLabel('Price').fill('31.25');
  await page.getByLabel('Click to upload photo').setInputFiles(await photo());
  await expect(page.getByAltText('Preview of the picture')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`${toolName} saved`)).toBeVisible();
  const saved = await readTool(_id);
  expect(saved.price).toBe(31.25);
  expect(saved.imageLink).not.toBe(imageLink);
  const picture = await page.request.get(saved.imageLink);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
  await page.goto(`/tools/${_id}`);
  await expect(page.getByText('$31.25').first()).toBeVisible();
});

test('a rejected new tool leaves no picture behind, and does not clear the form', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^POST .*\/api\/tool: 400$/);
  const name = uniqueToolName();
  const uploaded = page.waitForResponse(
    (response) =>
      response.url().includes('/o?name=tools') && response.request().method() === 'POST',
  );
  await page.route('**/api/tool', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { code: 'validation', errors: { toolName: 'Tool name is taken' } },
    }),
  );
  await openAsAdmin(page, '/dashboard/add-product');
  await fillProduct(page, name);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText(/^error ocurred: Some of the details/)).toBeVisible();
  await expect(page.getByText('Tool name is taken')).toBeVisible();
  await expect(page.getByLabel('Tools Name')).toHaveValue(name);
  await expect(page.getByAltText('Preview of the picture')).toBeVisible();
  const path = new URL((await uploaded).url()).searchParams.get('name') ?? '';
  const bucket = new URL((await uploaded).url()).pathname;
  const storage = new URL((await uploaded).url()).origin;
  const file = `${storage}${bucket}/${encodeURIComponent(path)}?alt=media`;
  await expect.poll(async () => (await page.request.get(file)).status()).toBe(404);

  await page.unroute('**/api/tool');
  await page.getByLabel('Tools Name').fill(`${name} again`);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Tool Added Successfully')).toBeVisible();
});

test('a lost connection is reported, and the tool is added on the next try', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^POST .*\/api\/tool: net::ERR_FAILED$/);
  const name = uniqueToolName();
  await openAsAdmin(page, '/dashboard/add-product');
  await fillProduct(page, name);
  await page.route('**/api/tool', (route) => route.abort());
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText(/^error ocurred: We cannot reach the shop/)).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('A tool that is sold in a test.');
  await page.unroute('**/api/tool');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Tool Added Successfully')).toBeVisible();
});

test('every field of a new tool is required', async ({ page }) => {
  await openAsAdmin(page, '/dashboard/add-product');
  await page.getByRole('button', { name: 'Add Product' }).click();
  for (const label of ['Tool name', 'Price', 'Available pieces', 'Minimum order', 'Description']) {
    await expect(page.getByText(`${label} is required`)).toBeVisible();
  }
  await expect(page.getByText('Picture is required')).toBeVisible();
});

test('leaving unsaved changes needs a confirmation', async ({ page }) => {
  await openAsAdmin(page, '/dashboard/add-product');
  await page.getByLabel('Tools Name').fill('Half a');
  const link = page.getByRole('navigation', { name: 'Dashboard' }).getByText('My Profile');
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Tools Name')).toHaveValue('Half a');
  await link.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
});

test('the pages of tools are accessible and fit', async ({ page, expectFailure }) => {
  expectFailure(/^PUT .*\/api\/tool\/.*: 412$/);
  const { _id, toolName } = await addTool();
  await openAsAdmin(page, '/dashboard/all-products');
  const entry = await findRow(page, 'Search the tools', toolName);
  await expect(entry).toBeVisible();
  await expectAccessibleInAllSizes(page);
  await entry.getByRole('button', { name: 'Stock' }).click();
  await expect(page.getByText('Opening stock')).toBeVisible();
  await expectAccessibleInAllSizes(page);

  await page.goto(`/dashboard/all-products/${_id}`);
  await expect(page.getByLabel('Tools Name')).toHaveValue(toolName);
  await expectAccessibleInAllSizes(page);
  await changeTool(_id, () => ({ price: 14 }));
  await page.getByLabel('Price').fill('15');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  await expectAccessibleInAllSizes(page);
  await page.goto('/dashboard/add-product');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Picture is required')).toBeVisible();
  await expectAccessibleInAllSizes(page);
});
