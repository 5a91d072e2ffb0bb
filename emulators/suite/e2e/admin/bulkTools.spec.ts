import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { findRow, rowsOf } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { changeTool } from '../support/shop/api.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, readTool, removeTestTools, uniqueToolName } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const openTools = async (page: Page, size: keyof typeof sizes) => {
  await page.setViewportSize(sizes[size]);
  await startAdminSession(page);
  await page.goto('/dashboard/all-products');
};

const confirmOf = (dialog: Locator, name: RegExp | string) =>
  dialog.getByRole('button', { name, exact: true });

/** Two tools with the same words in their names, which nothing else has. */
const addPair = async () => {
  const name = uniqueToolName();
  const one = await addTool({ toolName: `${name} one`, price: 10 });
  const other = await addTool({
    toolName: `${name} other`,
    price: 20,
    priceBreaks: [{ minQuantity: 50, price: 18 }],
  });
  return { name, one, other };
};

for (const size of ['phone', 'desktop'] as const) {
  test(`an admin raises the prices of found tools with a preview (${size})`, async ({ page }) => {
    const { name, one, other } = await addPair();
    await openTools(page, size);
    await findRow(page, 'Search the tools', one.toolName);
    await page.getByRole('searchbox', { name: 'Search the tools' }).fill(name);
    await expect(page.getByRole('status').filter({ hasText: '2 tools found' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    await page.getByRole('button', { name: 'Change prices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change prices' });
    await dialog.getByLabel('By', { exact: true }).fill('5');
    await dialog.getByLabel('Rounding').selectOption('To .99');
    await expect(dialog.getByRole('row', { name: other.sku })).toContainText('$20.00 (50: 18.00)');
    await expect(dialog.getByRole('row', { name: other.sku })).toContainText('$20.99 (50: 18.99)');
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes[size]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 tools changed')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await readTool(one._id)).toMatchObject({ price: 10.99 });
    expect(await readTool(other._id)).toMatchObject({
      price: 20.99,
      priceBreaks: [{ minQuantity: 50, price: 18.99 }],
    });
  });
}

test('a price change of a category takes five clicks', async ({ page }) => {
  await openTools(page, 'desktop');
  let clicks = 0;
  const click = async (button: Locator) => {
    clicks += 1;
    await button.click();
  };
  await expect(rowsOf(page).nth(1)).toBeVisible();
  // A native select takes two clicks: one opens it, one chooses.
  clicks += 2;
  await page.getByLabel('Category').selectOption('Sharpening');
  await expect(page).toHaveURL(/category=sharpening/);
  await expect(page.getByRole('status').filter({ hasText: / tools found/ })).toBeVisible();
  await click(page.getByRole('checkbox', { name: 'Select all shown' }));
  await click(page.getByRole('button', { name: 'Change prices' }));
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  // The field has the focus.
  await page.keyboard.type('5');
  const confirm = dialog.getByRole('button', { name: /^Raise \d+ prices by 5 %$/ });
  await expect(confirm).toBeEnabled();
  clicks += 1;
  expect(clicks).toBeLessThanOrEqual(5);
  await dialog.getByRole('button', { name: 'Close' }).click();
});

test('what someone else has changed meanwhile is said, and retried alone', async ({ page }) => {
  const { name, one, other } = await addPair();
  await openTools(page, 'desktop');
  await page.getByRole('searchbox', { name: 'Search the tools' }).fill(name);
  await expect(page.getByRole('status').filter({ hasText: '2 tools found' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await changeTool(other._id, () => ({ price: 25 }));
  await dialog.getByLabel('By', { exact: true }).fill('10');
  await confirmOf(dialog, 'Raise 2 prices by 10 %').click();
  await expect(dialog.getByText('1 tool changed, 1 not: see below')).toBeVisible();
  await expect(dialog.getByText('Changed meanwhile: Price $20.00 → $25.00')).toBeVisible();
  expect(await readTool(one._id)).toMatchObject({ price: 11 });
  await confirmOf(dialog, 'Raise 1 price by 10 %').click();
  await expect(page.getByText('1 tool changed', { exact: true })).toBeVisible();
  expect(await readTool(other._id)).toMatchObject({ price: 27.5 });
});

test('an admin hides a tool, and shows it again', async ({ page }) => {
  const { _id, toolName } = await addTool();
  await openTools(page, 'phone');
  await findRow(page, 'Search the tools', toolName);
  const choose = async (deed: string, confirm: string) => {
    await page.getByRole('checkbox', { name: `Select ${toolName}` }).check();
    await page.getByRole('button', { name: 'More changes' }).click();
    await page.getByRole('menuitem', { name: deed }).click();
    await confirmOf(page.getByRole('dialog', { name: deed }), confirm).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await choose('Hide from the shop', 'Hide 1 tool from the shop');
  await expect(page.getByText('Draft: complete and publish it')).toBeVisible();
  expect((await page.request.get(`/api/tool/${_id}`)).status()).toBe(404);
  await choose('Show in the shop', 'Show 1 tool in the shop');
  await expect(page.getByText('Draft: complete and publish it')).toHaveCount(0);
  expect((await page.request.get(`/api/tool/${_id}`)).status()).toBe(200);
});

test('price and stock are edited in the row by keyboard', async ({ page }) => {
  const { name, one, other } = await addPair();
  await openTools(page, 'desktop');
  await page.getByRole('searchbox', { name: 'Search the tools' }).fill(name);
  await expect(page.getByRole('status').filter({ hasText: '2 tools found' })).toBeVisible();
  const [first, second] = [one, other].toSorted((a, b) => (a.price < b.price ? 1 : -1));
  if (!first || !second) throw new Error('Two tools');
  const fieldOf = (label: string, { toolName }: typeof one) =>
    page.getByRole('textbox', { name: `${label} of ${toolName}` });
  const cell = page
    .getByRole('row')
    .filter({ hasText: first.toolName })
    .getByRole('button', { name: /^Price .* edit$/ });
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf('Price', first)).toBeFocused();
  await page.keyboard.type('31.5');
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
  await expect(cell).toHaveText('$20.00');
  await page.keyboard.press('Enter');
  await page.keyboard.type('31.5');
  await page.keyboard.press('Tab');
  await expect(fieldOf('Price', second)).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readTool(second._id)).price).toBe(12);
  expect((await readTool(first._id)).price).toBe(31.5);
  const stock = page
    .getByRole('row')
    .filter({ hasText: second.toolName })
    .getByRole('button', { name: /^Available .* edit$/ });
  await stock.click();
  await page.keyboard.type('-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Available pieces must be at least 0/)).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await expect(stock).toHaveText('77');
  expect((await readTool(second._id)).available).toBe(77);
});

test('a tool is copied as a draft, completed and published', async ({ page }) => {
  const { _id, toolName } = await addTool({ price: 44 });
  const copyName = uniqueToolName();
  await page.setViewportSize(sizes.phone);
  await startAdminSession(page);
  await page.goto(`/dashboard/all-products/${_id}`);
  await expect(page.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute(
    'href',
    `/tools/${_id}`,
  );
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByText(`A copy of ${toolName}, as a draft`)).toBeVisible();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('44');
  await expect(page.getByLabel('SKU', { exact: true })).toHaveValue('');
  await page.getByLabel('Tools Name').fill(copyName);
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeInViewport();
  await expectAccessibleInAllSizes(page);
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Tool Added Successfully')).toBeVisible();
  await page.goto('/dashboard/all-products');
  await findRow(page, 'Search the tools', copyName);
  await page.getByRole('link', { name: 'Draft: complete and publish it' }).click();
  await page.getByLabel('In the shop').selectOption('On sale');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Picture is required')).toBeVisible();
});
