import type { Page } from '@playwright/test';
import {
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  expectTargetSizes,
  sizes,
} from '../support/page/accessibility.ts';
import { goOffline, goOnline } from '../support/page/network.ts';
import { expect, test } from '../support/page/test.ts';
import { startAdminSession, startSession } from '../support/shop/session.ts';

const field = (page: Page) => page.getByRole('combobox', { name: /^Search tools/ });
const row = (page: Page, text: string | RegExp) =>
  page.getByRole('grid', { name: 'Suggestions' }).getByRole('row').filter({ hasText: text });

/** Opens a page, and the search with its key once it is there. */
const openSearch = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(field(page)).toBeEnabled();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
};

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('the header finds tools by other names, and adds them with the keyboard', async ({
      page,
    }) => {
      await openSearch(page, '/blogs');
      await page.keyboard.type('goggles');
      await expect(row(page, 'Safety Glasses')).toHaveCount(1);
      await expectAccessibleInBothThemes(page);
      await expectTargetSizes(page);
      await expectNoHorizontalScroll(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Cart, 1 tool' })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/tools\?q=goggles$/);
      await expect(page.getByRole('searchbox', { name: 'Search the catalogue' })).toHaveValue(
        'goggles',
      );
      const glasses = page.getByRole('article').filter({ hasText: 'Safety Glasses' });
      await expect(glasses.first()).toBeVisible();
    });

    test('a SKU with a quantity goes to the cart, or to the quick order', async ({ page }) => {
      await openSearch(page, '/');
      await page.keyboard.type('clp-5100 24');
      await expect(row(page, 'Add 24 pieces to the cart')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Cart, 1 tool' })).toHaveCount(1);
      await page.keyboard.type('NO-SUCH1 5');
      await expect(row(page, 'Quick order: NO-SUCH1 × 5')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('SKU, row 1', { exact: true })).toHaveValue('NO-SUCH1');
      await expect(page.getByLabel('Quantity, row 1', { exact: true })).toHaveValue('5');
    });
  });
}

test('the dashboard finds one’s order by its number', async ({ page }) => {
  await startSession(page, { email: 'customer@tools-hub.test', password: 'tools-hub-customer' });
  await page.goto('/dashboard');
  const printed = page
    .getByRole('main')
    .getByText(/TH-[0-9A-Z]{8}/)
    .first();
  const [number = ''] = /TH-[0-9A-Z]{8}/.exec((await printed.textContent()) ?? '') ?? [];
  await expect(field(page)).toBeEnabled();
  await page.keyboard.press('/');
  await page.keyboard.type(number.toLowerCase());
  await expect(row(page, `Order ${number}`)).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test('any text leads to the results, also offline', async ({ page, expectFailure }) => {
  expectFailure(/(?:suggestions|catalogue)\?q=plane.*ERR_INTERNET_DISCONNECTED/);
  await openSearch(page, '/tools');
  for (const text of ['🙂🙂', '(.*)+[', '   ', 'x'.repeat(300)]) {
    await field(page).fill(text.slice(0, 100));
    await page.keyboard.press('Enter');
    const q = text.slice(0, 100).trim();
    await expect.poll(() => new URL(page.url()).searchParams.get('q') ?? '').toBe(q);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('/');
  }
  await field(page).fill('pla');
  await expect(row(page, 'Plane').first()).toBeVisible();
  await goOffline(page);
  await field(page).fill('plane');
  await expect(page.getByText(/Enter leads to the results/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tools\?q=plane$/);
  await goOnline(page);
});

test('staff add a synonym, which the next search uses', async ({ page }) => {
  await startAdminSession(page);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Add a synonym' }).click();
  await page.keyboard.type('zwinge');
  await page.keyboard.press('Tab');
  await page.keyboard.type('clamp');
  await page.getByRole('button', { name: 'Save synonyms' }).click();
  await expect(page.getByText('Synonyms saved')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await openSearch(page, '/tools');
  await field(page).fill('zwinge');
  await expect(row(page, 'G-Clamp').first()).toBeVisible();
  await page.goto('/dashboard/settings');
  await page
    .getByRole('button', { name: /^Remove synonym/ })
    .last()
    .click();
  const saved = page.waitForResponse('**/api/synonyms');
  await page.getByRole('button', { name: 'Save synonyms' }).click();
  expect((await saved).status()).toBe(200);
});
