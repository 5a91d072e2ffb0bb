import type { Page } from '@playwright/test';
import { expect, test } from '../support/page/test.ts';

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
  expect(await content(page, 'og:image')).toEqual([`${origin}/share.jpg`]);
  expect(await content(page, 'twitter:card')).toEqual(['summary_large_image']);
  const [description, ...more] = await content(page, 'description');
  expect(description).toMatch(/.{40,}/);
  expect(more).toEqual([]);
  expect(await content(page, 'og:description')).toEqual([description]);
  expect(await content(page, 'robots')).toEqual([]);
  await expect(page.locator('head title')).toHaveCount(1);
};

const expectHidden = async (page: Page, title: string) => {
  await expect(page).toHaveTitle(`${title} · Tools Hub`);
  await expect.poll(() => content(page, 'robots')).toEqual(['noindex']);
  expect(await content(page, 'description')).toEqual([]);
  expect(await canonical(page)).toEqual([]);
};

test('a navigation replaces the head of the previous page', async ({ page }) => {
  const home = 'Carpentry tools in bulk';
  await page.goto('/home');
  await expectPublic(page, '/', home);
  // The header stays in its place while the rest of the page is loading.
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Blogs' }).click();
  await expectPublic(page, '/blogs', 'Blogs');
  await page.goBack();
  await expectPublic(page, '/', home);
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await expectHidden(page, 'Login');
});

test('a page that was opened directly has its head', async ({ page }) => {
  await page.goto('/portfolio');
  await expectPublic(page, '/portfolio', 'Portfolio of Thea Hollinbrace');
  await page.goto('/no/such/page');
  await expectHidden(page, 'Page not found');
});
