import { test as base, type Page } from '@playwright/test';
import { createWatch } from './createWatch.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  watch: ReturnType<typeof createWatch>;
  /** Names what the test provokes on a page, a refused call for one: it must happen then. */
  expectFailure: (pattern: RegExp) => void;
  /** Opens the browser of another person: nothing is shared with the test's own page. */
  openWindow: () => Promise<Page>;
}

/** A test whose pages must neither complain nor fail nor move, but for what it says beforehand. */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use) => {
      const watch = createWatch();
      await watch.observe(context);
      await use(watch);
      watch.settle();
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
