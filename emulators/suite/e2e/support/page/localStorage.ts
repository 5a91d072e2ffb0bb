import type { Page } from '@playwright/test';

const { SHOP_URL = 'http://127.0.0.1:5000' } = process.env;

/**
 * A small file of the shop. Playwright would open, load and close another page for the same
 * purpose.
 */
const smallFile = '/avatar.svg';

/** An item of local storage. */
export interface Entry {
  name: string;
  value: string;
}

/**
 * Replaces what the browser stores for the shop, and leaves the page for a file: a page that is
 * still starting could delete a session that it did not expect.
 */
export const setLocalStorage = async (
  page: Page,
  localStorage: readonly Entry[],
  origin = SHOP_URL,
): Promise<void> => {
  await page.goto(origin + smallFile);
  await page.evaluate((entries) => {
    window.localStorage.clear();
    for (const { name, value } of entries) window.localStorage.setItem(name, value);
  }, localStorage);
};
