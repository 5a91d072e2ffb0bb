import type { Page } from '@playwright/test';
import type { Order } from 'functions/contract';
import { expectAccessibleInAllSizes, sizes } from './support/accessibility.ts';
import { orderAsNewCustomer } from './support/placeOrders.ts';
import { startAdminSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { addTool, removeTestTools, uniqueToolName } from './support/tools.ts';

test.afterEach(removeTestTools);

const open = async (page: Page, address: string) => {
  await startAdminSession(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: /^All / })).toBeVisible();
};

/** Adds tools with a common name, and lists only these, sorted by name. */
const openTools = async (page: Page, count: number) => {
  const commonName = uniqueToolName();
  const names = Array.from({ length: count }, (_, index) => `${commonName} ${index + 1}`);
  const tools = [];
  for (const toolName of names) tools.push(await addTool({ toolName }));
  await open(
    page,
    `/dashboard/all-products?${new URLSearchParams({ q: commonName, sort: 'name' })}`,
  );
  await expect(boxes(page)).toHaveCount(count);
  return tools;
};

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ });
const all = (page: Page) => page.getByRole('checkbox', { name: 'Select all shown' });
const bar = (page: Page) => page.getByRole('group', { name: 'Selection' });
const expectSelected = (page: Page, count: number) =>
  expect(page.getByRole('status').filter({ hasText: `${count} selected` })).toBeAttached();

const confirm = async (page: Page, question: string) => {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('an admin selects tools and deletes them together', async ({ page }) => {
      const [first, , last] = await openTools(page, 4);
      await boxes(page).first().click();
      await boxes(page)
        .nth(2)
        .click({ modifiers: ['Shift'] });
      await expectSelected(page, 3);
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
      await expect(all(page)).toHaveJSProperty('indeterminate', true);
      await bar(page).getByRole('button', { name: 'Delete' }).click();
      const question = 'Are you sure you want to delete these 3 tools?';
      const dialog = page.getByRole('dialog', { name: question });
      await expect(dialog.getByRole('listitem').first()).toHaveText(first?.toolName ?? '');
      await expect(dialog.getByRole('listitem').last()).toHaveText(last?.toolName ?? '');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeFocused();
      await page.keyboard.press('Enter');
      await confirm(page, question);
      await expect(page.getByText('3 tools deleted')).toBeVisible();
      await expect(boxes(page)).toHaveCount(1);
      await expect(bar(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: /^All tools [\d,]+$/ })).toBeFocused();
    });

    test('an admin selects orders and cancels them together', async ({ page }) => {
      const { _id } = await addTool();
      const [order] = (await orderAsNewCustomer(_id, 3)) as [Order];
      await open(page, `/dashboard/all-orders?q=${order.userEmail}`);
      await expect(boxes(page)).toHaveCount(3);
      await all(page).click();
      await expectSelected(page, 3);
      await boxes(page).last().click();
      await expectSelected(page, 2);
      await bar(page).getByRole('button', { name: 'cancel' }).click();
      const question = 'Are you sure you want to cancel these 2 orders?';
      await page.getByRole('dialog', { name: question }).getByLabel('Reason').fill('Sold out');
      await confirm(page, question);
      await expect(page.getByText('2 orders cancelled')).toBeVisible();
      await expect(boxes(page)).toHaveCount(1);
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await expect(page.getByText('3 orders found')).toBeVisible();
      await expect(boxes(page)).toHaveCount(1);
    });
  });
}

test('rows are selected and deleted by keyboard alone', async ({ page }) => {
  await openTools(page, 4);
  await boxes(page).first().focus();
  await page.keyboard.press('Space');
  await boxes(page).nth(1).focus();
  await page.keyboard.press('Shift+Space');
  await expectSelected(page, 2);
  await bar(page).getByRole('button', { name: 'Clear selection' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);

  const second = page.getByRole('row').nth(2);
  for (const action of ['Stock', 'Delete']) {
    await second.getByRole('button', { name: action }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(second.getByRole('button', { name: action })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await confirm(page, 'Are you sure you want to delete this product?');
  await expect(boxes(page)).toHaveCount(3);
  await expect(second.getByRole('button', { name: 'Delete' })).toBeFocused();
});

test('a tool that cannot be deleted is reported, and stays selected', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^DELETE .*: net::ERR_FAILED$/);
  const [failing] = await openTools(page, 3);
  await page.route(`**/api/tool/${failing?._id}`, (route) => route.abort());
  await all(page).click();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Are you sure you want to delete these 3 tools?');
  await expect(page.getByText('2 tools deleted')).toBeVisible();
  await expect(page.getByText(/^1 tool not deleted\. .+: We cannot reach the shop/)).toBeVisible();
  await expect(boxes(page)).toHaveCount(1);
  await expectSelected(page, 1);
  await expect(boxes(page)).toBeChecked();
});

test('lists with a selection are accessible and fit in every size and theme', async ({ page }) => {
  await openTools(page, 3);
  await boxes(page).first().click();
  await expectSelected(page, 1);
  await expectAccessibleInAllSizes(page);
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInAllSizes(page);
  const { _id } = await addTool();
  const [order] = (await orderAsNewCustomer(_id, 2)) as [Order];
  await page.goto(`/dashboard/all-orders?q=${order.userEmail}`);
  await all(page).click();
  await expectSelected(page, 2);
  await expectAccessibleInAllSizes(page);
});
