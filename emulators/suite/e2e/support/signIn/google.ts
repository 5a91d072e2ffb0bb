import type { BrowserContext, Page } from '@playwright/test';
import type { Account } from '../shop/account.ts';
import { gapiShim } from './gapiShim.ts';

/** Makes Google's popup work offline: serves its only script, and blocks all other requests. */
export const serveGoogle = async (context: BrowserContext) => {
  await context.route(/^https:/, (route) => route.abort());
  await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapiShim }),
  );
};

/** Presses the button, and returns the popup with the page of the Auth emulator. */
export const openGoogle = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return opened;
};

/** Signs in with a new Google account. */
export const signInAsNewUser = async (page: Page, { name, email }: Account) => {
  const popup = await openGoogle(page);
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
};
