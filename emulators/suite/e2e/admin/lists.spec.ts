import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, sizes } from '../support/page/accessibility.ts';
import { isNarrow } from '../support/page/navigation.ts';
import { expect, test } from '../support/page/test.ts';
import { startAdminSession } from '../support/shop/session.ts';

const list = '/dashboard/all-orders';

const openOrders = async (page: Page, query = '') => {
  await startAdminSession(page);
  await page.goto(list + query);
  await expect(page.getByRole('checkbox', { name: /^Select TH-/ }).first()).toBeVisible();
};

const sortByAge = (page: Page) =>
  isNarrow(page)
    ? page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first')
    : page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();

const filters = (page: Page) => page.getByRole('group', { name: 'Orders to show' });
const parameters = (page: Page) => expect.poll(() => new URL(page.url()).search);
/** Pages of five, so that a few orders fill several. */
const withShortPages = (page: Page) =>
  page.route(/\/api\/orders\?(?!.*limit=)/, (route) =>
    route.continue({ url: `${route.request().url()}&limit=5` }),
  );

for (const [name, viewport] of Object.entries({ desktop: sizes.desktop, phone: sizes.phone })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('a list counts its filters, and is narrowed and sorted', async ({ page }) => {
      await openOrders(page);
      await filters(page).getByRole('button').first().focus();
      const delivered = filters(page).getByRole('button', { name: /^Delivered \([\d,]+\)$/ });
      await expect(delivered).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await delivered.focus();
      await page.keyboard.press('Enter');
      await parameters(page).toBe('?status=delivered');
      await sortByAge(page);
      await parameters(page).toBe('?status=delivered&sort=oldest');
    });

    test('a selection takes all that match, page after page', async ({ page }) => {
      await withShortPages(page);
      await openOrders(page, '?status=open');
      await page.getByRole('checkbox', { name: 'Select all shown' }).check();
      const bar = page.getByRole('group', { name: 'Selection' });
      await bar.getByRole('button', { name: /^Select all [\d,]+ that match$/ }).focus();
      await page.keyboard.press('Enter');
      await expect(bar.getByRole('button', { name: /that match$/ })).toHaveCount(0);
      await expect(bar.getByText(/^([6-9]|\d{2,}) selected$/)).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  });
}
