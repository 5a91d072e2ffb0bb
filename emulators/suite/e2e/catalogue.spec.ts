import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { cardsOfSeed } from './support/tools.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the catalogue' });
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const isSorted = (values: (string | number)[]) => {
  const sorted = values.toSorted((one, other) => (one < other ? -1 : 1));
  return values.length > 1 && values.join() === sorted.join();
};

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
  await drawer(page)
    .getByRole('button', { name: /^Show \d+ tools?$/ })
    .click();
  await expect(drawer(page)).toBeHidden();
};

/** The words and numbers of a name, as the API sorts them. */
const sortKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'));

const openCatalogue = async (page: Page, query = '') => {
  await page.goto(`/tools${query}`);
  await expect(page.getByRole('heading', { name: 'Tools', level: 1 })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
};

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 780 },
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`the catalogue on a ${size}`, () => {
    test.use({ viewport });

    test('searches while the user types', async ({ page }) => {
      await openCatalogue(page);
      await searchField(page).pressSequentially('plane');
      await expect(page).toHaveURL('/tools?q=plane');
      await expect(cards(page).getByText('Jack Plane').first()).toBeVisible();
      await expect(count(page)).toBeVisible();
      await expect(searchField(page)).toBeFocused();

      await page.reload();
      await expect(searchField(page)).toHaveValue('plane');
      await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
      await expect(count(page)).toBeVisible();

      await page.getByRole('button', { name: 'Clear the search' }).click();
      await expect(page).toHaveURL('/tools');
      await expect(searchField(page)).toHaveValue('');
      await expect(page.getByText(/^24 of \d+ tools shown$/)).toBeVisible();
    });

    test('reports that nothing matches, and shows all tools again', async ({ page }) => {
      await page.goto('/tools?q=spaceship');
      await expect(page.getByText('No tool matches "spaceship"')).toBeVisible();
      await page.getByRole('button', { name: 'Show all tools' }).click();
      await expect(cards(page)).toHaveCount(24);
    });

    test('finds a tool in spite of a typo, and by its SKU', async ({ page }) => {
      await openCatalogue(page, '?q=chisal');
      await expect(cards(page).first().getByRole('heading')).toContainText('Chisel');
      const sku = await cards(page).first().locator('.sku').innerText();
      await searchField(page).fill(sku.toLowerCase());
      await expect(page).toHaveURL(`/tools?q=${sku.toLowerCase()}`);
      await expect(count(page)).toHaveText('1 tool');
      await expect(cards(page).getByText(sku)).toBeVisible();
    });

    test('filters by category, stock and price, and a reload keeps it all', async ({ page }) => {
      const isPhone = viewport.width < 900;
      await openCatalogue(page);
      const all = await total(page);
      const open = await openFilters(page, isPhone);
      await open.getByRole('checkbox', { name: /^Planes / }).check();
      await expect(page).toHaveURL('/tools?category=planes');
      await open.getByRole('checkbox', { name: /^Saws / }).check();
      await open.getByRole('checkbox', { name: /^In stock / }).check();
      await open.getByLabel('From, in $').fill('10');
      await open.getByLabel('To, in $').fill('60');
      await open.getByLabel('To, in $').press('Enter');
      await expect(page).toHaveURL(/maxPrice=60/);
      await closeFilters(page, isPhone);
      await page.getByLabel('Sort by').selectOption('Price: low to high');
      await expect(page).toHaveURL(/sort=price/);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(chips(page).getByRole('listitem')).toContainText([
        'Planes',
        'Saws',
        'In stock',
        '$10.00 to $60.00',
        'Clear all',
      ]);
      await expect(count(page)).not.toHaveText(`${all} tools`);
      const found = await total(page);
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(all);
      const shown = await names(page);

      await page.reload();
      await expect(count(page)).toHaveText(`${found} tools`);
      expect(await names(page)).toEqual(shown);
      await expect(page.getByLabel('Sort by')).toHaveValue('price');

      await chips(page).getByRole('button', { name: 'Remove the filter Saws' }).click();
      await expect(page).toHaveURL(/category=planes&/);
      await chips(page).getByRole('button', { name: 'Clear all' }).click();
      await expect(page).toHaveURL('/tools?sort=price');
      await expect(chips(page)).toBeHidden();
      // Other tests add and delete tools meanwhile.
      await expect.poll(() => total(page)).toBeGreaterThan(found);
      await expect(cards(page)).toHaveCount(24);
    });

    test('says which filter to loosen', async ({ page }) => {
      await page.goto('/tools?q=plane&category=clamps');
      await expect(page.getByText('No tool matches "plane" and these filters')).toBeVisible();
      await page.getByRole('button', { name: /^All categories: \d+ tools?$/ }).click();
      await expect(page).toHaveURL('/tools?q=plane');
      await expect(cards(page).first()).toBeVisible();
    });

    test('adds to the cart from the compact list by keyboard', async ({ page }) => {
      await openCatalogue(page, '?q=jack+plane');
      await page.getByRole('button', { name: 'Compact list' }).click();
      const quantity = cards(page).first().getByRole('spinbutton');
      const smallest = Number(await quantity.inputValue());
      await page.reload();
      await quantity.focus();
      await page.keyboard.press('ArrowUp');
      const next = Number(await quantity.inputValue());
      expect(next).toBeGreaterThan(smallest);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Cart, 1 tool', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Grid' }).click();
      await expect(page.getByRole('spinbutton')).toHaveCount(0);
    });

    test('is accessible as a grid, as a list and with its filters open', async ({ page }) => {
      await openCatalogue(page, '?category=planes');
      await expectAccessibleInBothThemes(page);
      await page.getByRole('button', { name: 'Compact list' }).click();
      await expect(page.getByRole('spinbutton').first()).toBeVisible();
      await expectAccessibleInBothThemes(page);
      if (viewport.width >= 900) return;
      await openFilters(page, true);
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
    });

    test('opens a tool, and Back returns to the same position', async ({ page }) => {
      await openCatalogue(page, '?sort=name');
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(page).toHaveURL('/tools?sort=name&pages=2');
      await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
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
      await page.reload();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await page.goBack();
      await expect(cardsOfSeed(cards(page))).toHaveCount(shown);
      await expect.poll(async () => Math.abs((await scrolledTo(page)) - position)).toBeLessThan(3);
    });
  });
}

test('the catalogue is sorted', async ({ page }) => {
  await openCatalogue(page);
  // Tools that are sold out come last in each order.
  const onSale = cards(page).filter({ has: page.getByRole('link', { name: /^Buy Now/ }) });
  const prices = async () => {
    const texts = await onSale.locator('.price').allInnerTexts();
    return texts.map((text) => Number(text.slice(1)));
  };
  const sort = page.getByLabel('Sort by');
  await sort.selectOption('Price: low to high');
  await expect(page).toHaveURL('/tools?sort=price');
  await expect.poll(async () => (await prices()).length).toBe(24);
  await expect.poll(async () => isSorted(await prices())).toBe(true);
  await sort.selectOption('Price: high to low');
  await expect.poll(async () => isSorted((await prices()).toReversed())).toBe(true);
  await sort.selectOption('Name');
  const sortKeys = async () =>
    (await onSale.getByRole('heading').allInnerTexts()).map((name) => sortKey(name));
  await expect.poll(async () => isSorted(await sortKeys())).toBe(true);
});

test('an invalid URL shows the whole catalogue', async ({ page }) => {
  await openCatalogue(page, '?sort=cheapest&pages=-3&category=spaceships&minPrice=9&maxPrice=1');
  await expect(page.getByLabel('Sort by')).toHaveValue('popularity');
  await expect(cards(page)).toHaveCount(24);
});

test('the shown tools stay when more cannot be loaded', async ({ page, expectFailure }) => {
  expectFailure(/cursor=.*: 400$/);
  await openCatalogue(page);
  await page.route('**/api/catalogue?*cursor=*', (route) =>
    route.fulfill({ status: 400, json: { code: 'validation' } }),
  );
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText(/^An error has occurred: /)).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await page.unroute('**/api/catalogue?*cursor=*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
});

for (const { path, label, reason } of [
  { path: 'sliding-bevel', label: 'Out of stock', reason: /^This tool is sold out/ },
  { path: 'cross-pein-hammer', label: 'Out of stock', reason: /^This tool is sold out/ },
]) {
  test(`a tool that cannot be bought shows the reason: ${path}`, async ({ page }) => {
    await page.goto(`/tools?q=${path.replaceAll('-', '+')}`);
    await expect(cards(page).first()).toContainText(label);
    await page.goto(`/tools/${path}`);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buy Now', exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'See other tools' }).click();
    await expect(page).toHaveURL('/tools');
  });
}

test('a tool page describes the product and its price for search engines', async ({ page }) => {
  await page.goto('/tools/spirit-level');
  await expect(page.getByRole('heading', { name: /^Spirit Level/, level: 1 })).toBeVisible();
  const data = page.locator('main script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? 'null')).toMatchObject({
    '@type': 'Product',
    offers: { price: '24.90', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});

test('an unknown tool leads to the catalogue', async ({ page, expectFailure }) => {
  expectFailure(/no-such-tool: 404$/);
  await page.goto('/tools/no-such-tool');
  await expect(page.getByText('We have no such tool')).toBeVisible();
  await page.getByRole('link', { name: 'See all tools' }).click();
  await expect(page).toHaveURL('/tools');
});
