import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, sizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { startAdminSession } from '../support/shop/session.ts';

const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The filters: in a column beside the tools, or in a drawer. */
const openFilters = async (page: Page, isPhone: boolean) => {
  if (!isPhone) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).press('Enter');
  return page.getByRole('dialog', { name: 'Filters' });
};

for (const [size, viewport] of Object.entries(sizes)) {
  const isPhone = size === 'phone';

  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a visitor filters by attributes by keyboard, and compares them', async ({
      page,
      monitor,
    }) => {
      // The note of a filter that is no more comes with what is found.
      monitor.allow(/^\/tools moved by/);
      await page.goto('/tools?category=chisels');
      await expect(cards(page).first()).toBeVisible();
      const filters = await openFilters(page, isPhone);
      const width = filters.getByRole('group', { name: 'Blade width' });

      await test.step('a wrong unit is explained at its field', async () => {
        await width.getByLabel('From, in mm').fill('2 kg');
        await width.getByLabel('From, in mm').press('Enter');
        await expect(width.getByRole('alert')).toContainText('kg is the unit of a mass');
        await expect(width.getByLabel('From, in mm')).toBeFocused();
      });

      await test.step('a range in other units filters', async () => {
        await width.getByLabel('From, in mm').fill('1/4 in');
        await width.getByLabel('To, in mm').fill('1.8 cm');
        await width.getByLabel('To, in mm').press('Enter');
        await expect(page).toHaveURL(/attr\.blade-width=1%2F4(?:\+|%20)in\.\.1\.8(?:\+|%20)cm/);
        await expect(width).toBeVisible();
        await expectAccessibleInBothThemes(page);
        if (isPhone) await page.keyboard.press('Escape');
      });
      await expect(
        cards(page).getByRole('heading', { name: 'Bevel-Edge Bench Chisels' }),
      ).toBeVisible();
      await chips(page)
        .getByRole('button', { name: 'Remove the filter Blade width: 1/4 in to 1.8 cm' })
        .press('Enter');
      await expect(page).toHaveURL('/tools?category=chisels');

      await test.step('a filter that is no more is ignored, and says so', async () => {
        await page.goto('/tools?attr.gone=5');
        await expect(page.getByRole('alert').getByText(/not filtered by gone/)).toBeVisible();
        await page.getByRole('alert').getByRole('button', { name: 'Remove' }).press('Enter');
        await expect(page).toHaveURL('/tools');
      });

      await test.step('a search finds a measure in another unit', async () => {
        await page.goto('/tools?q=chisel%201.8%20cm');
        await expect(cards(page).getByText('Bevel-Edge Bench Chisel 18 mm').first()).toBeVisible();
      });

      await test.step('the comparison has a row for each attribute', async () => {
        await page.goto('/compare?tools=bench-chisel,mortise-chisel');
        const row = page.getByRole('row', { name: /^Blade width/ });
        await expect(row).toContainText('18 mm');
        await expect(row).toContainText('10 mm');
      });
    });

    test('staff add an attribute, give a tool its value, and delete it', async ({ page }) => {
      const label = `Depth ${randomInt(1_000_000)}`;
      await startAdminSession(page);
      await page.goto('/dashboard/attributes');
      // The attributes come once the page has its scripts.
      await expect(page.getByText('Blade width', { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Add attribute' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Label', { exact: true }).fill(label);
      await expectAccessibleInBothThemes(page);
      await dialog.getByLabel('Label', { exact: true }).press('Enter');
      await expect(page.getByText(`${label} is added`)).toBeVisible();
      await expect(page.getByText(label, { exact: true }).first()).toBeVisible();

      await page.goto('/dashboard/all-products/try-square');
      const field = page.getByLabel(`${label} (mm)`);
      await field.fill('½ in');
      await field.press('Enter');
      await expect(page.getByText('½ in')).toHaveCount(0);
      await expect(field).toHaveValue('1/2 in');
      await field.fill('');
      await field.press('Enter');
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    });
  });
}
