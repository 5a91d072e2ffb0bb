import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const expectDataShown = async (page: Page) => {
  const popular = page.getByRole('region', { name: 'Our Popular Tools' });
  await expect(popular.getByRole('article')).toHaveCount(6);
  await expect(
    page.getByRole('region', { name: 'Trusted By People' }).getByRole('article').first(),
  ).toBeVisible();
};

/** The pages that are the same for all visitors, with their headings. */
const staticPages = {
  '/blogs': 'Blogs',
  '/blogs/choosing-bench-planes': 'Which planes a joinery crew needs',
  '/portfolio': 'Thea Hollinbrace',
  '/questions': 'Some Question Answer',
  '/contact': 'Contact',
  '/terms': 'Terms of sale',
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // The browser reports preloaded scripts of such a page as blocked.
  const blockedScript = /^GET .*\.js: csp$/;

  for (const [path, name] of Object.entries(staticPages)) {
    test(`${path} shows its content`, async ({ page, expectFailure }) => {
      expectFailure(blockedScript);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveTitle(/\S · Tools Hub$/);
    });
  }

  test('the home page shows its frame and its texts', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Good tools for the whole workshop',
    );
    for (const name of ['Our Popular Tools', 'We Offer Best Service', 'Trusted By People']) {
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Order Now' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Tools-Hub. All Rights Reserved.');
  });

  test('the catalogue shows its first tools, with links', async ({ page, expectFailure }) => {
    expectFailure(blockedScript);
    await page.goto('/tools');
    await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
    await expect(page).toHaveTitle(/\S · Tools Hub$/);
    const card = page.getByRole('article').first();
    await expect(card).toContainText(/\$\d+\.\d\d/);
    const name = await card.getByRole('heading', { level: 2 }).innerText();
    await card.getByRole('link', { name }).click();
    await expect(page).toHaveTitle(`${name} · Tools Hub`);
  });

  test('a search of the catalogue shows its frame', async ({ page, expectFailure }) => {
    expectFailure(blockedScript);
    await page.goto('/tools?q=plane');
    await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('every other page shows only the frame', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Tools Hub' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  });

  test('the dashboard does not show the header of the shop while it loads', async ({
    page,
    expectFailure,
  }) => {
    expectFailure(blockedScript);
    for (const path of ['/dashboard', '/dashboard/all-products/spokeshave']) {
      await page.goto(path);
      await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const path of Object.keys(staticPages)) {
      test(`the browser hydrates ${path} without an error`, async ({ page }) => {
        await page.goto(path);
        const title = await page.getByRole('heading', { level: 1 }).elementHandle();
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        expect(await title?.evaluate((element) => element.isConnected)).toBe(true);
      });
    }

    test('the browser hydrates the home page without an error', async ({ page }) => {
      await page.goto('/');
      const title = await page.getByRole('heading', { level: 1 }).elementHandle();
      await expectDataShown(page);
      const other = colorScheme === 'dark' ? 'light' : 'dark';
      await expect(page.getByRole('button', { name: `Use ${other} colours` })).toBeVisible();
      expect(await title?.evaluate((element) => element.isConnected)).toBe(true);
    });
  });
}

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

const homeLists = ['/api/ratings', '/api/reviews?limit=9', '/api/tools?sort=popularity&limit=6'];

test('the data of the home page is requested once', async ({ page }) => {
  const requests = apiRequestsOf(page);
  await page.goto('/');
  await expectDataShown(page);
  await page.waitForLoadState('networkidle');
  expect(requests.toSorted()).toEqual(homeLists);
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
  expect(requests.toSorted()).toEqual(homeLists);
});

test('nothing moves on a tablet when the data of the home page arrives', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/');
  await expectDataShown(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
