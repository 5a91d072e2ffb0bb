import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { layoutShiftTeller, watchLayoutShifts } from './layoutShifts.ts';

const { SHOP_URL = 'http://127.0.0.1:5000' } = process.env;

/** What a page may move by, as Cumulative Layout Shift counts it. */
const mostLayoutShift = 0.01;

/** The browser's own line for an answer that is told here with its address. */
const aboutAnswer = /^Failed to load resource/;

/** What a page itself gives up, for it moves on or asks anew, is no failure. */
const givenUp = 'net::ERR_ABORTED';

/** Another test may add or remove a tool while its picture is asked for. */
const pictureOfTool = /^GET .*\/o\/tools%2F.*: 404$/;

const isOfShop = (page: Page | null) => page?.url().startsWith(SHOP_URL) ?? false;

const pageOf = (request: Request): Page | null => {
  try {
    return request.frame().page();
  } catch {
    // A navigation whose page is not there yet.
    return null;
  }
};

const nameOf = (request: Request) => `${request.method()} ${request.url()}`;

const isCall = (request: Request) => ['document', 'fetch', 'xhr'].includes(request.resourceType());

const answerOf = async (response: Response) => {
  const line = `${response.status()} ${nameOf(response.request())}`;
  if (response.status() < 400) return line;
  const body = await response.text().catch(() => 'an answer that is gone');
  return `${line}\n    ${body.slice(0, 500)}`;
};

/**
 * Keeps a record of all that is wrong with the shop's pages while a test runs: console errors and
 * warnings (a breach of the content security policy is one), uncaught exceptions, failed requests,
 * refused ones, and what moves on a page unasked. `findings` are those that were not expected, and
 * those that were expected and did not come; `calls` all that was asked and answered, pictures,
 * scripts and styles aside.
 */
export const createWatch = () => {
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const answers: Promise<string>[] = [];
  const note = (page: Page | null, complaint: string) => {
    if (isOfShop(page) && !pictureOfTool.test(complaint)) complaints.push(complaint);
  };

  const observe = async (context: BrowserContext) => {
    context.on('console', (message) => {
      const serious = ['error', 'warning'].includes(message.type());
      if (serious && !aboutAnswer.test(message.text())) {
        note(message.page(), `console ${message.type()}: ${message.text()}`);
      }
    });
    context.on('weberror', (error) => note(error.page(), `uncaught: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'no reason given';
      if (reason !== givenUp) note(pageOf(request), `${nameOf(request)}: ${reason}`);
    });
    context.on('response', (response) => {
      const request = response.request();
      if (isCall(request)) answers.push(answerOf(response));
      if (response.status() >= 400)
        note(pageOf(request), `${nameOf(request)}: ${response.status()}`);
    });
    await context.exposeBinding(layoutShiftTeller, ({ page }, shift: string) => note(page, shift));
    const options = { teller: layoutShiftTeller, limit: mostLayoutShift };
    await context.addInitScript(watchLayoutShifts, options);
  };

  const findings = () => ({
    unexpected: complaints.filter((one) => !expected.some((pattern) => pattern.test(one))),
    missing: expected.filter((pattern) => !complaints.some((one) => pattern.test(one))),
  });
  const calls = () => Promise.all(answers);

  return { observe, findings, calls, expect: (pattern: RegExp) => void expected.push(pattern) };
};
