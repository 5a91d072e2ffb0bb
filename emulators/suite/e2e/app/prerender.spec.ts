import type { Page } from '@playwright/test';
import { expect, test } from '../support/page/test.ts';

const expectDataShown = async (page: Page) => {
  const popular = page.getByRole('region', { name: 'Our Popular Tools' });
  await expect(popular.getByRole('article')).toHaveCount(6);
  await expect(
    page.getByRole('region', { name: 'Trusted By People' }).getByRole('article').first(),
  ).toBeVisible();
};

/** Expects the navigation of the session, which loads last. */
const expectLoaded = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

const staticPages = [
  '/blogs',
  '/blogs/choosing-bench-planes',
  '/portfolio',
  '/questions',
  '/contact',
  '/terms',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('the browser hydrates the pages without an error', async ({ page }) => {
      for (const path of ['/', ...staticPages]) {
        await page.goto(path, { waitUntil: 'commit' });
        const title = await page.getByRole('heading', { level: 1 }).elementHandle();
        await expectLoaded(page);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        expect(await title?.evaluate((element) => element.isConnected)).toBe(true);
      }
      await page.goto('/');
      await expectDataShown(page);
      const other = colorScheme === 'dark' ? 'light' : 'dark';
      await expect(page.getByRole('button', { name: `Use ${other} colours` })).toBeVisible();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the catalogue leads to its tools', async ({ page, expectFailure }) => {
    // The browser reports preloaded scripts of such a page as blocked.
    expectFailure(/^GET .*\.js: csp$/);
    await page.goto('/tools');
    const card = page.getByRole('article').first();
    await expect(card).toContainText(/\$\d+\.\d\d/);
    const name = await card.getByRole('heading', { level: 2 }).innerText();
    await card.getByRole('link', { name }).click();
    await expect(page).toHaveTitle(`${name} · Tools Hub`);
  });
});

test('the footer shows the current year, whenever the shop was built', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-01T12:00:00Z');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(
    '© 2031 Tools-Hub. All Rights Reserved.',
  );
});

const apiRequestsOf = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(pathname + search);
  });
  return requests;
};

const homeRequests = ['/api/home'];

test('the data of the home page is requested once, and moves nothing on a tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  const requests = apiRequestsOf(page);
  await page.goto('/');
  await expectDataShown(page);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(requests.toSorted()).toEqual(homeRequests);
});

test('the catalogue shows the tools that its page was served with', async ({ page }) => {
  const requests = apiRequestsOf(page);
  await page.goto('/tools');
  const served = await page.getByRole('article').getByRole('heading').allInnerTexts();
  await expect(page.getByRole('searchbox', { name: 'Search the catalogue' })).toBeVisible();
  expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(served);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('the lists are requested before any script has loaded', async ({ page, expectFailure }) => {
  expectFailure(/assets\/.*\.js: net::ERR_FAILED$/);
  const requests = apiRequestsOf(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  expect(requests.toSorted()).toEqual(homeRequests);
});
