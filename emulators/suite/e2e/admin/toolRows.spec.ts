import type { Page } from '@playwright/test';
import { apiRoutes } from 'functions/contract';
import {
  expectAccessibleInAllSizes,
  expectAccessibleInBothThemes,
  sizes,
} from '../support/page/accessibility.ts';
import { findRow, rowsOf } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { callAsAdmin } from '../support/shop/api.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const stored = async (id: string) => {
  const { price, available } = await callAsAdmin(apiRoutes.getTool, {
    params: { id },
    query: { prices: 'list' },
  });
  return { price, available };
};

const findTool = async (page: Page, name: string) => {
  const row = await findRow(page, 'Search the tools', name);
  // Until the search has ended, the tools of before are shown paler.
  const price = page.getByRole('button', { name: /^Price .*, edit$/ });
  await expect(rowsOf(page).filter({ has: price, hasNotText: name })).toHaveCount(0);
  return row;
};

for (const [device, viewport] of Object.entries(sizes)) {
  test(`price and stock are changed in the row on a ${device}, and only Esc discards`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await startAdminSession(page);
    const tool = await addTool({ price: 20, available: 60 });
    await page.goto('/dashboard/all-products');
    const row = await findTool(page, tool.toolName);
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(viewport);

    await test.step('leaving the field saves', async () => {
      await row.getByRole('button', { name: 'Price $20.00, edit' }).click();
      await row.getByRole('textbox', { name: 'Price of' }).fill('21.5');
      await expectAccessibleInBothThemes(page);
      await page.getByRole('heading', { level: 1 }).click();
      await expect(row.getByRole('button', { name: 'Price $21.50, edit' })).toBeVisible();
      expect(await stored(tool._id)).toEqual({ price: 21.5, available: 60 });
    });

    await test.step('what cannot be saved stays, and Esc discards it', async () => {
      await row.getByRole('button', { name: 'Available 60, edit' }).focus();
      await page.keyboard.press('Enter');
      const field = row.getByRole('textbox', { name: 'Available of' });
      await page.keyboard.type('-4');
      await page.getByRole('heading', { level: 1 }).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue('-4');
      await field.press('Escape');
      await expect(row.getByRole('button', { name: 'Available 60, edit' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.type('48');
      await page.keyboard.press('Enter');
      await expect(row.getByRole('button', { name: 'Available 48, edit' })).toBeFocused();
      expect(await stored(tool._id)).toEqual({ price: 21.5, available: 48 });
    });
  });

  test(`drafts are found by their status on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await startAdminSession(page);
    const [draft, other] = [await addTool(), await addTool()];
    await callAsAdmin(apiRoutes.updateTool, {
      params: { id: draft._id },
      body: { updatedInfo: { stage: 'draft' } },
    });
    await page.goto('/dashboard/all-products');
    await page.getByLabel('Status').selectOption('Drafts');
    await expect(page).toHaveURL(/status=draft/);
    await expect(rowsOf(page).filter({ hasText: draft.toolName })).toHaveCount(1);
    await expect(rowsOf(page).filter({ hasText: other.toolName })).toHaveCount(0);
    await expect(page.getByText(/^[\d,]+ tools? found$/)).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(viewport);
    await page.getByLabel('Status').selectOption('On sale');
    const row = await findTool(page, other.toolName);
    await expect(row).toBeVisible();
    await expect(page.getByText('1 tool found')).toBeVisible();
  });
}
