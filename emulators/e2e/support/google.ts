import type { BrowserContext, Page } from '@playwright/test';
import { gapiShim } from './gapiShim.ts';

/** Lets Google's popup work without a network: its one script is served, all else is refused. */
export const serveGoogle = async (context: BrowserContext) => {
  await context.route(/^https:/, (route) => route.abort());
  await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapiShim }),
  );
};

/** Presses the button and returns the window that opens, the Auth emulator's own page. */
export const openGoogle = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return opened;
};
