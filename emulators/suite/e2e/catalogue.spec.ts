import type { Page } from '@playwright/test';
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
      await expect(page.getByText(/^\d+ tools?$/)).toBeVisible();
      await expect(searchField(page)).toBeFocused();

      await page.reload();
      await expect(searchField(page)).toHaveValue('plane');
      await expect(page.getByText(/^\d+ tools?$/)).toBeVisible();

      await page.getByRole('button', { name: 'Clear the search' }).click();
      await expect(page).toHaveURL('/tools');
      await expect(searchField(page)).toHaveValue('');
      await expect(page.getByText('24 tools shown')).toBeVisible();
    });

    test('reports that nothing matches, and shows all tools again', async ({ page }) => {
      await page.goto('/tools?q=spaceship');
      await expect(page.getByText('No tool matches "spaceship"')).toBeVisible();
      await page.getByRole('button', { name: 'Show all tools' }).click();
      await expect(cards(page)).toHaveCount(24);
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
  const prices = async () => {
    const texts = await cards(page)
      .getByText(/^\$[\d.]+$/)
      .allInnerTexts();
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
  await expect.poll(async () => isSorted(await names(page))).toBe(true);
});

test('an invalid URL shows the whole catalogue', async ({ page }) => {
  await openCatalogue(page, '?sort=cheapest&pages=-3');
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
  await expect(cards(page)).toHaveCount(24);
});

test('the shown tools stay when more cannot be loaded', async ({ page, expectFailure }) => {
  expectFailure(/cursor=.*: 400$/);
  await openCatalogue(page);
  await page.route('**/api/tools?*cursor=*', (route) =>
    route.fulfill({ status: 400, json: { code: 'validation' } }),
  );
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText(/^An error has occurred: /)).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await page.unroute('**/api/tools?*cursor=*');
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
