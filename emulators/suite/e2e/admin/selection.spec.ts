import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, removeTestTools, uniqueToolName } from '../support/shop/tools.ts';

test.use({ viewport: sizes.desktop });
test.afterEach(removeTestTools);

/** Adds tools with a common name, and lists only these, sorted by name. */
const openTools = async (page: Page, count: number) => {
  const commonName = uniqueToolName();
  const names = Array.from({ length: count }, (_, index) => `${commonName} ${index + 1}`);
  for (const toolName of names) await addTool({ toolName });
  await startAdminSession(page);
  const query = new URLSearchParams({ q: commonName, sort: 'name' });
  await page.goto(`/dashboard/all-products?${query}`);
  await expect(boxes(page)).toHaveCount(count);
  return names;
};

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ });
const all = (page: Page) => page.getByRole('checkbox', { name: 'Select all shown' });
const bar = (page: Page) => page.getByRole('group', { name: 'Selection' });
const expectSelected = (page: Page, count: number) =>
  expect(page.getByRole('status').filter({ hasText: `${count} selected` })).toBeAttached();

const confirm = async (page: Page, question: string, deed: string) => {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: deed }).click();
  await expect(dialog).toHaveCount(0);
};

test('an admin selects and deletes tools by mouse and by keyboard', async ({ page }) => {
  const names = await openTools(page, 5);
  const rows = page.getByRole('row');

  await test.step('the keyboard selects a range, and clears the selection', async () => {
    await boxes(page).first().focus();
    await page.keyboard.press('Space');
    await boxes(page).nth(1).focus();
    await page.keyboard.press('Shift+Space');
    await expectSelected(page, 2);
    await bar(page).getByRole('button', { name: 'Clear selection' }).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('the keyboard deletes one tool, and the focus goes to the next', async () => {
    const last = rows.nth(4);
    for (const action of ['Stock', 'Delete']) {
      await last.getByRole('button', { name: action }).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(last.getByRole('button', { name: action })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await confirm(page, 'Are you sure you want to delete this product?', 'Confirm');
    await expect(boxes(page)).toHaveCount(4);
    await expect(last).toContainText(names[4] ?? '');
    await expect(last.getByRole('button', { name: 'Delete' })).toBeFocused();
  });

  await test.step('the mouse selects a range without selecting text', async () => {
    await boxes(page).first().click();
    await boxes(page)
      .nth(2)
      .click({ modifiers: ['Shift'] });
    await expectSelected(page, 3);
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await expect(all(page)).toHaveJSProperty('indeterminate', true);
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.desktop);
  });

  const question = 'Are you sure you want to delete these 3 tools?';
  await test.step('Escape closes the dialog, and returns the focus', async () => {
    await bar(page).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: question });
    await expect(dialog.getByRole('listitem')).toHaveText(names.slice(0, 3));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeFocused();
  });

  await test.step('the selected tools are deleted together', async () => {
    await page.keyboard.press('Enter');
    await confirm(page, question, 'Delete 3 tools');
    await expect(page.getByText('3 tools deleted')).toBeVisible();
    await expect(boxes(page)).toHaveCount(1);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^All tools [\d,]+$/ })).toBeFocused();
  });
});
