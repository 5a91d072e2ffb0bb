import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { admin, newCustomer, register, signIn } from './support/account.ts';
import { serveGoogle, signInAnew } from './support/google.ts';
import { photo } from './support/pictures.ts';
import { violationsOf } from './support/policy.ts';

const { SHOP_URL = 'http://127.0.0.1:5000', FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099' } =
  process.env;

const visitorPages = [
  '/',
  '/home',
  '/blogs',
  '/blogs/choosing-bench-planes',
  '/portfolio',
  '/questions',
  '/tools',
  '/tools/spokeshave',
  '/tools/no-such-tool',
  '/login',
  '/register',
  '/reset-password',
  '/no/such/page',
];

const customerPages = [
  '/order/spokeshave',
  '/profile',
  '/dashboard',
  '/dashboard/add-review',
  '/dashboard/my-orders',
];

const adminPages = [
  '/dashboard',
  '/dashboard/make-admin',
  '/dashboard/all-orders',
  '/dashboard/all-products',
  '/dashboard/all-products/spokeshave',
  '/dashboard/add-product',
  '/dashboard/audit',
];

const expected = [
  // The page of a tool that is not on sale.
  'status of 404',
  // The SDK throws this in the callback that asks the popup's frame for storage, whatever the answer.
  // https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/platform_browser/popup_redirect.ts
  'Firebase: Error (auth/internal-error).',
];

const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  const tell = (text: string) => {
    if (!expected.some((part) => text.includes(part))) errors.push(text);
  };
  page.on('pageerror', ({ message }) => tell(message));
  page.on('console', (message) => {
    if (message.type() === 'error') tell(message.text());
  });
  return errors;
};

const visit = async (page: Page, paths: string[]) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
};

/** Reviews may show pictures from anywhere, which the policy keeps out: these show none. */
const showPicturelessReviews = (page: Page) =>
  page.route('**/api/reviews*', async (route) => {
    const response = await route.fetch();
    const reviews: object[] = await response.json();
    await route.fulfill({
      response,
      json: reviews.map((review) => ({ ...review, reviewerImage: '' })),
    });
  });

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('no page breaks the policy', () => {
  let violations: string[];
  let errors: string[];

  test.beforeEach(async ({ page }) => {
    violations = await violationsOf(page);
    errors = errorsOf(page);
    await showPicturelessReviews(page);
  });

  test.afterEach(async ({ page }) => {
    await page.unrouteAll({ behavior: 'wait' });
    expect({ violations, errors }).toEqual({ violations: [], errors: [] });
  });

  test('of those a visitor sees', async ({ page }) => {
    await visit(page, visitorPages);
  });

  test('of those a customer sees, registering and with a new photo included', async ({ page }) => {
    await register(page, newCustomer());
    await visit(page, customerPages);
    await page.goto('/profile');
    await page.getByLabel('Click to upload photo').setInputFiles(await photo());
    await expect(page.getByAltText('Preview of your new photo')).toBeVisible();
    await page.getByRole('button', { name: 'Save Info' }).click();
    await expect(page.getByText('User Information Updated')).toBeVisible();
    const shown = page.getByAltText('Your photo');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(512);
  });

  test('of those an admin sees, the login included', async ({ page }) => {
    await page.goto('/login');
    await signIn(page, admin);
    await expect(page).toHaveURL('/');
    await visit(page, adminPages);
  });

  test('when a visitor signs in with Google', async ({ page, context }) => {
    await serveGoogle(context);
    await page.goto('/login');
    await signInAnew(page, newCustomer());
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Dashboard' })).toBeVisible();
  });
});

test.describe('a script that found its way into a page does not run', () => {
  const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in window);

  for (const path of ['/', '/tools/spokeshave']) {
    test(`on ${path}, as an element or as an attribute`, async ({ page }) => {
      const violations = await violationsOf(page);
      await page.goto(path);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.hasRun = true';
        const place = document.createElement('div');
        place.innerHTML = '<svg onload="window.hasRun = true"></svg>';
        document.body.append(script, place);
      });
      await expect.poll(() => violations.length).toBe(2);
      expect(violations.toSorted()).toEqual([
        expect.stringMatching(/^script-src-attr keeps inline/),
        expect.stringMatching(/^script-src-elem keeps inline/),
      ]);
      expect(await hasRun(page)).toBe(false);
    });
  }

  test('from another site, or out of a text', async ({ page }) => {
    const foreign = 'https://elsewhere.example/script.js';
    const violations = await violationsOf(page);
    await page.route(foreign, (route) => route.fulfill({ body: 'window.hasRun = true' }));
    await page.goto('/');
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('script'), { src }));
    }, foreign);
    await expect.poll(() => violations).toEqual([expect.stringContaining(foreign)]);
    const evaluating = page.evaluate(() => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const run = () => {
        try {
          resolve(String(new Function('return "has run"')()));
        } catch (error) {
          resolve((error as Error).name);
        }
      };
      // A task of the page's own: what Playwright runs itself stands above the policy.
      new MessageChannel().port1.onmessage = run;
      setTimeout(run);
      return promise;
    });
    expect(await evaluating).toBe('EvalError');
    expect(await hasRun(page)).toBe(false);
  });
});

/** Another site, with a page that frames an address. */
const siteThatFrames = async (address: string) => {
  const server = createServer((_request, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<iframe title="Framed" src="${address}"></iframe>`),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
};

test.describe('another site', () => {
  for (const path of ['/', '/tools/spokeshave', '/login', '/api/tools']) {
    test(`cannot frame ${path}`, async ({ page }) => {
      const site = await siteThatFrames(SHOP_URL + path);
      const errors = errorsOf(page);
      await page.goto(site.url);
      await expect.poll(() => errors.join('\n')).toMatch(/frame-ancestors|X-Frame-Options/);
      await expect(page.frameLocator('iframe').getByText(/tools/i)).toHaveCount(0);
      site.close();
    });
  }

  test('can frame what does not forbid it', async ({ page }) => {
    const site = await siteThatFrames(`http://${FIREBASE_AUTH_EMULATOR_HOST}/`);
    await page.goto(site.url);
    await expect(page.frameLocator('iframe').getByText('authEmulator')).toBeVisible();
    site.close();
  });
});
