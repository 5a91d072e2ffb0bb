import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { createPageMonitor } from './createPageMonitor.ts';

export { expect };

/** How long an expectation may wait for the content of a page. */
export interface Wait {
  timeout: number;
}

const firstWaitMs = 1_000;

/**
 * Visits a page again and again, because only a new visit shows a change: a function has to handle
 * it, or a cache has to forget what was before. Each visit may take twice as long as the one
 * before.
 */
export const expectOnVisit = async (visit: (wait: Wait) => Promise<void>): Promise<void> => {
  let next = firstWaitMs;
  await expect(async () => {
    const timeout = next;
    next *= 2;
    await visit({ timeout });
  }).toPass();
};

interface Fixtures {
  /**
   * The browsers of other people. They are closed after the findings, because closing ends their
   * calls.
   */
  windows: BrowserContext[];
  monitor: ReturnType<typeof createPageMonitor>;
  /** Expects an error that the test provokes on a page, such as a rejected call. It must occur. */
  expectFailure: (pattern: RegExp) => void;
  /**
   * Lets the page of an order grow by a step while it is open, because another window moves the
   * order.
   */
  allowNewSteps: () => void;
  /** Opens the browser of another person, which shares nothing with the test's page. */
  openWindow: () => Promise<Page>;
}

type Monitor = Fixtures['monitor'];

const noFindings = { unexpected: [], missing: [] };

const printCallsOfFailed = async (
  monitor: Monitor,
  { status, expectedStatus, title }: TestInfo,
) => {
  const { unexpected, missing } = monitor.findings();
  if (status === expectedStatus && unexpected.length === 0 && missing.length === 0) return;
  console.log([`The calls of "${title}":`, ...(await monitor.calls())].join('\n  '));
};

/**
 * A test whose pages must have no errors, failed requests or layout shifts, except expected ones.
 */
export const test = base.extend<Fixtures>({
  windows: async ({ browser: _ }, use) => {
    const windows: BrowserContext[] = [];
    await use(windows);
    await Promise.all(windows.map((context) => context.close()));
  },
  monitor: [
    async ({ context, windows: _ }, use, info) => {
      const monitor = createPageMonitor();
      await monitor.observe(context);
      await use(monitor);
      await printCallsOfFailed(monitor, info);
      expect(monitor.findings()).toEqual(noFindings);
    },
    { auto: true },
  ],
  expectFailure: async ({ monitor }, use) => use(monitor.expect),
  allowNewSteps: async ({ monitor }, use) =>
    use(() => monitor.allow(/^\/dashboard\/orders\/\S+ moved by/)),
  openWindow: async ({ browser, windows, monitor }, use) => {
    const open = async () => {
      const context = await browser.newContext();
      windows.push(context);
      await monitor.observe(context);
      return context.newPage();
    };
    await use(open);
  },
});
