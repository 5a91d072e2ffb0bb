import { randomUUID } from 'node:crypto';
import { apiRoutes, type Tool } from 'functions/contract';
import { expect, test } from '../support/page/test.ts';
import { callAsAdmin } from '../support/shop/api.ts';
import { addFamily, removeTestFamilies } from '../support/shop/families.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { removeTestTools, uniqueToolName } from '../support/shop/tools.ts';

test.afterEach(async () => {
  await removeTestFamilies();
  await removeTestTools();
});

test('staff create the missing sizes of a family from a list of values', async ({ page }) => {
  const { _id: id } = await addFamily({
    axes: ['blade-width'],
    values: [['6 mm']],
    fields: { orderMultiple: 5, specifications: [{ name: 'Handle', value: 'Ash, "oiled"' }] },
  });
  const [name, sku] = [uniqueToolName(), `ZZ${randomUUID().slice(0, 6).toUpperCase()}`];
  await startAdminSession(page);
  await page.goto(`/dashboard/families/${id}`);
  await page.getByRole('button', { name: 'Create sizes' }).click();
  const dialog = page.getByRole('dialog', { name: /^Create sizes/ });
  await dialog.getByLabel('Blade width, one per line').fill('6 mm\n1/2 in\n50 mm');
  await dialog.getByLabel('Price, or one per line').fill('10\n12.5\n20');
  await dialog.getByLabel('Name').fill(`${name} {blade-width}`);
  await dialog.getByLabel('SKU').fill(`${sku}-{blade-width}`);
  await dialog.getByLabel('Stock of each').fill('30');
  await dialog.getByRole('button', { name: 'Create 2 sizes' }).click();
  await expect(page.getByRole('heading', { name: '3 sizes' })).toBeVisible();

  const query = { prices: 'list' } as const;
  const family = await callAsAdmin(apiRoutes.getFamily, { params: { id }, query });
  expect(family.axes).toMatchObject([{ values: ['6 mm', '1/2 in', '50 mm'] }]);
  const [copied, half, wide] = family.sizes.map(({ tool }) => tool);
  const { specifications, imageLink } = copied as Tool;
  const shared = { stage: 'draft', available: 30, orderMultiple: 5, specifications, imageLink };
  expect(half).toMatchObject({ ...shared, toolName: `${name} 1/2 in`, price: 12.5 });
  expect(wide).toMatchObject({ ...shared, toolName: `${name} 50 mm`, price: 20 });
});
