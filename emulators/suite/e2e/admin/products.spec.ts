import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { findRow, runAction } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { changeTool } from '../support/shop/api.ts';
import { photo } from '../support/shop/pictures.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, readTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const openAsAdmin = async (page: Page, path: string) => {
  await startAdminSession(page);
  await page.goto(path);
};

const save = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Save changes' }).click();
};

test('an admin adjusts the stock of a tool and edits it on a phone, and the shop shows it', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^POST .*\/stock: 409$/);
  await page.setViewportSize(sizes.phone);
  const { _id, toolName, imageLink } = await addTool({ available: 90 });
  await openAsAdmin(page, '/dashboard/all-products');
  const entry = await findRow(page, 'Search the tools', toolName);
  const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
  await expectAccessibleInAllSizes(page);
  await page.setViewportSize(sizes.phone);

  await test.step('the stock, with a reason', async () => {
    await runAction(page, entry, 'Stock');
    await expect(dialog.getByText('Opening stock')).toBeVisible();
    await dialog.getByLabel('Change in pieces').fill('-91');
    await dialog.getByLabel('Reason').fill('Counted again');
    await dialog.getByRole('button', { name: 'Remove 91 pieces' }).click();
    await expect(dialog.getByText('Only 90 pieces are left: you cannot')).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.phone);
    await dialog.getByLabel('Change in pieces').fill('30');
    await dialog.getByRole('button', { name: 'Add 30 pieces' }).click();
    await expect(page.getByText(`${toolName}: 120 pieces available`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(entry).toContainText('120');
    await expect(entry).not.toContainText('Low stock');
  });

  await test.step('the price and the picture', async () => {
    await runAction(page, entry, 'Edit');
    await expect(page.getByLabel('Tools Name')).toHaveValue(toolName);
    await page.getByLabel('Click to upload photo').setInputFiles(await photo());
    await expect(page.getByAltText('Preview of the picture')).toBeVisible();
    await save(page, { Price: '31.25' });
    await expect(page.getByText(`${toolName} saved`)).toBeVisible();
    const saved = await readTool(_id);
    expect(saved.price).toBe(31.25);
    expect(saved.imageLink).not.toBe(imageLink);
    const picture = await page.request.get(saved.imageLink);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
    await page.goto(`/tools/${_id}`);
    await expect(page.getByText('$31.25').first()).toBeVisible();
  });

  await test.step('the ledger of the stock', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'Adjust stock' }).click();
    await expect(dialog.getByText('Adjustment: Counted again')).toBeVisible();
    await expect(dialog.getByText('+30')).toBeVisible();
  });
});

test('when two admins edit a tool, the second one resolves the conflict', async ({
  page,
  openWindow,
  expectFailure,
}) => {
  expectFailure(/^PUT .*\/api\/tool\/.*: 412$/);
  const priceBreaks = [{ minQuantity: 20, price: 9 }];
  const { _id, toolName } = await addTool({ price: 10, minOrder: 5, priceBreaks });
  const path = `/dashboard/all-products/${_id}`;
  const other = await openWindow();
  await Promise.all([openAsAdmin(page, path), openAsAdmin(other, path)]);
  await page.getByLabel('Price', { exact: true }).fill('11');
  await page.getByLabel('Price each').fill('8.5');
  await save(other, { 'Min Order': '6' });
  await expect(other.getByText(`${toolName} saved`)).toBeVisible();
  await changeTool(_id, () => ({ price: 12 }));
  await save(page, {});

  const dialog = page.getByRole('dialog', { name: 'Someone else has changed this tool' });
  await expect(dialog.getByRole('row', { name: 'Price $12.00 $11.00' })).toBeVisible();
  await expect(
    dialog.getByRole('row', { name: 'Price breaks From 20: $9.00 From 20: $8.50' }),
  ).toBeVisible();
  await expectAccessibleInAllSizes(page);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText(`${toolName} saved`)).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Price', { exact: true })).toHaveValue('11');
  await expect(other.getByLabel('Min Order')).toHaveValue('6');
  await expect(other.getByLabel('Price each')).toHaveValue('8.5');

  await changeTool(_id, () => ({ price: 14 }));
  await page.getByLabel('Price', { exact: true }).fill('20');
  await save(page, {});
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('14');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
});
