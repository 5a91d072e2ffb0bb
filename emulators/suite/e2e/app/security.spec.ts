import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { violationsOf } from '../support/page/policyViolations.ts';
import { expect, test } from '../support/page/test.ts';

const { SHOP_URL = 'http://127.0.0.1:5000', FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099' } =
  process.env;

const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('an injected script does not run', () => {
  test.beforeEach(({ expectFailure }) =>
    expectFailure(/^console error: .*Content Security Policy/),
  );

  const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in window);

  test('as an element or as an attribute', async ({ page }) => {
    const violations = await violationsOf(page);
    for (const path of ['/', '/tools/spokeshave']) {
      violations.length = 0;
      await page.goto(path);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.hasRun = true';
        const button = document.createElement('button');
        button.setAttribute('onclick', 'window.hasRun = true');
        document.body.append(script, button);
        // Some browsers check an attribute's script only when its event occurs.
        button.click();
      });
      await expect.poll(() => violations.length).toBe(2);
      expect(violations.toSorted()).toEqual([
        expect.stringMatching(/^script-src-attr blocks inline/),
        expect.stringMatching(/^script-src-elem blocks inline/),
      ]);
      expect(await hasRun(page)).toBe(false);
    }
  });

  test('from another site, or from a string', async ({ page, expectFailure }) => {
    expectFailure(/^GET https:\/\/elsewhere\.example\/.*: csp$/);
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
      // In a task of the page, because the policy does not apply to code that Playwright runs.
      new MessageChannel().port1.onmessage = run;
      setTimeout(run);
      return promise;
    });
    expect(await evaluating).toBe('EvalError');
    expect(await hasRun(page)).toBe(false);
  });
});

/** Starts another site, whose page frames an address. */
const startFramingSite = async (address: string) => {
  const server = createServer((_request, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<iframe title="Framed" src="${address}"></iframe>`),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
};

test('another site can frame a page that allows it, but none of the shop', async ({ page }) => {
  const errors = errorsOf(page);
  const auth = await startFramingSite(`http://${FIREBASE_AUTH_EMULATOR_HOST}/`);
  await page.goto(auth.url);
  await expect(page.frameLocator('iframe').getByText('authEmulator')).toBeVisible();
  auth.close();
  for (const path of ['/', '/tools/spokeshave', '/api/tools']) {
    errors.length = 0;
    const site = await startFramingSite(SHOP_URL + path);
    await page.goto(site.url);
    await expect.poll(() => errors.join('\n')).toMatch(/frame-ancestors|X-Frame-Options/);
    await expect(page.frameLocator('iframe').getByText(/tools/i)).toHaveCount(0);
    site.close();
  }
});
