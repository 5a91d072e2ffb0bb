import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const content = (page: Page, name: string) =>
  page
    .locator(`head meta[name="${name}"], head meta[property="${name}"]`)
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('content')));

const canonical = (page: Page) =>
  page
    .locator('head link[rel="canonical"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));

const expectPublic = async (page: Page, path: string, title: string) => {
  await expect(page).toHaveTitle(`${title} · Tools Hub`);
  const { origin } = new URL(page.url());
  await expect.poll(() => canonical(page)).toEqual([origin + path]);
  await expect.poll(() => content(page, 'og:url')).toEqual([origin + path]);
  expect(await content(page, 'og:title')).toEqual([`${title} · Tools Hub`]);
  expect(await content(page, 'og:image')).toEqual([`${origin}/share.png`]);
  expect(await content(page, 'twitter:card')).toEqual(['summary_large_image']);
  const [description, ...more] = await content(page, 'description');
  expect(description).toMatch(/.{40,}/);
  expect(more).toEqual([]);
  expect(await content(page, 'og:description')).toEqual([description]);
  expect(await content(page, 'robots')).toEqual([]);
  await expect(page.locator('head title')).toHaveCount(1);
};

const publicPages = {
  '/': 'Carpentry tools in bulk',
  '/blogs': 'Blogs',
  '/portfolio': 'Portfolio of Thea Hollinbrace',
};

for (const [path, title] of Object.entries(publicPages)) {
  test(`${path} has a head for search engines and shared links`, async ({ page }) => {
    await page.goto(path);
    await expectPublic(page, path, title);
  });
}

for (const path of ['/login', '/register', '/no/such/page']) {
  test(`${path} is hidden from search engines`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => content(page, 'robots')).toEqual(['noindex']);
    expect(await content(page, 'description')).toEqual([]);
    expect(await canonical(page)).toEqual([]);
  });
}

test('the home page has one canonical URL', async ({ page }) => {
  await page.goto('/home');
  await expectPublic(page, '/', 'Carpentry tools in bulk');
});

test('a navigation replaces the head of the previous page', async ({ page }) => {
  await page.goto('/');
  await expectPublic(page, '/', 'Carpentry tools in bulk');
  const links = page.getByRole('navigation', { name: 'Footer' });
  await links.getByRole('link', { name: 'Blogs' }).click();
  await expectPublic(page, '/blogs', 'Blogs');
  await page.goBack();
  await expectPublic(page, '/', 'Carpentry tools in bulk');
});

test('the picture for shared links exists, in the declared size', async ({ page }) => {
  await page.goto('/');
  const size = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/share.png';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight].map(String);
  });
  const declaredSize = async () => [
    ...(await content(page, 'og:image:width')),
    ...(await content(page, 'og:image:height')),
  ];
  await expect.poll(declaredSize).toEqual(size);
});
