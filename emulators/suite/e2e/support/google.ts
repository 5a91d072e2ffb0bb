import type { BrowserContext, Page } from '@playwright/test';
import type { Account } from './account.ts';
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

/** Signs in with an account that Google is yet to hear of. */
export const signInAnew = async (page: Page, { name, email }: Account) => {
  const popup = await openGoogle(page);
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
};
