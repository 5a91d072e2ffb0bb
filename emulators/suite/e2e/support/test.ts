import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { createWatch } from './createWatch.ts';

export { expect };

/** How long to look at a page before visiting it again, where only another visit shows what is new. */
export const attempt = { timeout: 10_000 };

interface Fixtures {
  watch: ReturnType<typeof createWatch>;
  /** Names what the test provokes on a page, a refused call for one: it must happen then. */
  expectFailure: (pattern: RegExp) => void;
  /** Opens the browser of another person: nothing is shared with the test's own page. */
  openWindow: () => Promise<Page>;
}

type Watch = Fixtures['watch'];

const asItShould = { unexpected: [], missing: [] };

const tellCallsOfFailed = async (watch: Watch, { status, expectedStatus, title }: TestInfo) => {
  const { unexpected, missing } = watch.findings();
  if (status === expectedStatus && unexpected.length === 0 && missing.length === 0) return;
  console.log([`The calls of "${title}":`, ...(await watch.calls())].join('\n  '));
};

/** A test whose pages must neither complain nor fail nor move, but for what it says beforehand. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use, info) => {
      const watch = createWatch();
      await watch.observe(context);
      await use(watch);
      await tellCallsOfFailed(watch, info);
      expect(watch.findings()).toEqual(asItShould);
    },
    { auto: true },
  ],
  expectFailure: async ({ watch }, use) => use(watch.expect),
  openWindow: async ({ browser, watch }, use) => {
    const open = async () => {
      const context = await browser.newContext();
      await watch.observe(context);
      return context.newPage();
    };
    await use(open);
  },
});
