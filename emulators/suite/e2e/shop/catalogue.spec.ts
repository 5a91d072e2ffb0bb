import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, sizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { cardsOfSeed } from '../support/shop/tools.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the catalogue' });
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The count beside the heading. */
const count = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(?:[\d,]+|No) tools?$/ });
const total = async (page: Page) => Number.parseInt(await count(page).innerText(), 10);
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });

/** The filters: in a column beside the tools, or in a drawer. */
const openFilters = async (page: Page, isPhone: boolean) => {
  if (!isPhone) return filters(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  return drawer(page);
};

const closeFilters = async (page: Page, isPhone: boolean) => {
  if (!isPhone) return;
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeFocused();
};

const openCatalogue = async (page: Page, query = '') => {
  await page.goto(`/tools${query}`);
  await expect(page.getByRole('heading', { name: 'Tools', level: 1 })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a visitor searches and filters, and adds a tool to the cart by keyboard', async ({
      page,
    }) => {
      const isPhone = size === 'phone';
      await openCatalogue(page);
      const all = await total(page);

      await test.step('the search follows the typing', async () => {
        await searchField(page).pressSequentially('plane');
        await expect(page).toHaveURL('/tools?q=plane');
        await expect(cards(page).getByText('Jack Plane').first()).toBeVisible();
        await expect(searchField(page)).toBeFocused();
      });

      await test.step('filters narrow it', async () => {
        const open = await openFilters(page, isPhone);
        await open.getByRole('checkbox', { name: /^Planes / }).check();
        await expect(page).toHaveURL('/tools?q=plane&category=planes');
        await open.getByRole('checkbox', { name: /^In stock / }).check();
        await open.getByLabel('From, in $').fill('10');
        await open.getByLabel('To, in $').fill('60');
        await open.getByLabel('To, in $').press('Enter');
        await expect(page).toHaveURL(/maxPrice=60/);
        if (isPhone) await expectAccessibleInBothThemes(page);
        await closeFilters(page, isPhone);
        const sorted = page.waitForResponse(/\/api\/catalogue\?.*sort=price/);
        await page.getByLabel('Sort by').selectOption('Price: low to high');
        await expect(page).toHaveURL(/sort=price/);
        await sorted;
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(chips(page).getByRole('listitem')).toContainText([
          ...['Planes', 'In stock', '$10.00 to $60.00', 'Clear all'],
        ]);
      });

      await test.step('a reload keeps all of it', async () => {
        const found = await total(page);
        expect(found).toBeGreaterThan(0);
        expect(found).toBeLessThan(all);
        const shown = await names(page);
        await page.reload();
        await expect(count(page)).toHaveText(found === 1 ? '1 tool' : `${found} tools`);
        expect(await names(page)).toEqual(shown);
        await expect(searchField(page)).toHaveValue('plane');
        await expect(page.getByLabel('Sort by')).toHaveValue('price');
      });

      await test.step('the compact list adds to the cart by keyboard', async () => {
        await page.getByRole('button', { name: 'Compact list' }).click();
        const quantity = cards(page).first().getByRole('spinbutton');
        await expect(quantity).toBeVisible();
        await expectAccessibleInBothThemes(page);
        const smallest = Number(await quantity.inputValue());
        await quantity.focus();
        await page.keyboard.press('ArrowUp');
        expect(Number(await quantity.inputValue())).toBeGreaterThan(smallest);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('link', { name: 'Cart, 1 tool', exact: true })).toBeVisible();
      });

      await test.step('without filters it shows all tools again', async () => {
        await chips(page).getByRole('button', { name: 'Clear all' }).click();
        await expect(page).toHaveURL('/tools?q=plane&sort=price');
        await page.getByRole('button', { name: 'Clear the search' }).click();
        await expect(page).toHaveURL('/tools?sort=price');
        // Other tests add and delete tools meanwhile.
        await expect.poll(() => total(page)).toBeGreaterThan(all / 2);
      });
    });
  });
}

test.describe('the way back', () => {
  test.use({ viewport: sizes.phone });

  test('from a tool leads to the same position, also after a reload', async ({ page }) => {
    await openCatalogue(page, '?sort=name');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page).toHaveURL('/tools?sort=name&pages=2');
    await expect.poll(() => cardsOfSeed(cards(page)).count()).toBeGreaterThan(24);
    const shown = await cardsOfSeed(cards(page)).count();
    const card = cards(page).nth(25);
    const name = await card.getByRole('heading').innerText();
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.history.state?.scrollTop)).toBeTruthy();
    const position = await scrolledTo(page);
    await card.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tools' }).last()).toBeVisible();

    await page.goBack();
    await expect(cardsOfSeed(cards(page))).toHaveCount(shown);
    await expect.poll(() => scrolledTo(page)).toBe(position);

    await page.goForward();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.goBack();
    await expect(cardsOfSeed(cards(page))).toHaveCount(shown);
    await expect.poll(async () => Math.abs((await scrolledTo(page)) - position)).toBeLessThan(3);
  });
});
