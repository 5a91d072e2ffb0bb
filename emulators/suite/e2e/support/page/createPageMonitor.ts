import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { layoutShiftBinding, watchLayoutShifts } from './layoutShifts.ts';

const { SHOP_URL = 'http://127.0.0.1:5000' } = process.env;

/** The maximum Cumulative Layout Shift of a page. */
const maxLayoutShift = 0.01;

/** The browser's message about a failed response, which the monitor reports with its URL. */
const failedResourceMessage = /^Failed to load resource/;

/** The error of a request that the page itself aborted, which is not a failure. */
const abortedByPage = 'net::ERR_ABORTED';

/** Another test may add or remove a tool while its picture is requested. */
const missingToolPicture = /^GET .*\/o\/tools%2F.*: 404$/;

/** A function may still resize a picture that was just uploaded. The page then shows it in full. */
const pictureToBeResized = /^GET .*\/o\/users%2F[^/]*%2Freturns%2F.*%40\d+\.webp\?.*: 404$/;

/** A page that is still open sees that its test removes the tool. */
const removedTestTool = /^GET .*\/api\/tool\/zz-test-[^/]*: 404$/;

const isShopPage = (page: Page | null) => page?.url().startsWith(SHOP_URL) ?? false;

const pageOf = (request: Request): Page | null => {
  try {
    return request.frame().page();
  } catch {
    // A navigation whose page does not exist yet.
    return null;
  }
};

const nameOf = (request: Request) => `${request.method()} ${request.url()}`;

const isCall = (request: Request) => ['document', 'fetch', 'xhr'].includes(request.resourceType());

const answerOf = async (response: Response) => {
  const line = `${response.status()} ${nameOf(response.request())}`;
  if (response.status() < 400) return line;
  const body = await response.text().catch(() => 'no body');
  return `${line}\n    ${body.slice(0, 500)}`;
};

/**
 * Records the errors of the shop's pages while a test runs: console errors and warnings (including
 * violations of the Content-Security-Policy), uncaught exceptions, failed requests, error responses
 * and layout shifts. `findings` returns the unexpected errors, and the expected ones that did not
 * occur. `calls` returns all responses except those of pictures, scripts and styles.
 */
export const createPageMonitor = () => {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const answers: Promise<string>[] = [];
  const report = (page: Page | null, error: string) => {
    if (isShopPage(page) && !missingToolPicture.test(error)) errors.push(error);
  };

  const observe = async (context: BrowserContext) => {
    context.on('console', (message) => {
      const serious = ['error', 'warning'].includes(message.type());
      if (serious && !failedResourceMessage.test(message.text())) {
        report(message.page(), `console ${message.type()}: ${message.text()}`);
      }
    });
    context.on('weberror', (thrown) =>
      report(thrown.page(), `uncaught: ${thrown.error().message}`),
    );
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'no reason given';
      if (reason !== abortedByPage) report(pageOf(request), `${nameOf(request)}: ${reason}`);
    });
    context.on('response', (response) => {
      const request = response.request();
      if (isCall(request)) answers.push(answerOf(response));
      if (response.status() >= 400)
        report(pageOf(request), `${nameOf(request)}: ${response.status()}`);
    });
    await context.exposeBinding(layoutShiftBinding, ({ page }, shift: string) =>
      report(page, shift),
    );
    const options = { binding: layoutShiftBinding, limit: maxLayoutShift };
    await context.addInitScript(watchLayoutShifts, options);
  };

  const findings = () => ({
    unexpected: errors.filter(
      (one) =>
        ![...expected, ...allowed, removedTestTool, pictureToBeResized].some((pattern) =>
          pattern.test(one),
        ),
    ),
    missing: expected.filter((pattern) => !errors.some((one) => pattern.test(one))),
  });
  const calls = () => Promise.all(answers);

  return {
    observe,
    findings,
    calls,
    expect: (pattern: RegExp) => void expected.push(pattern),
    allow: (pattern: RegExp) => void allowed.push(pattern),
  };
};
