import { expect, type Page } from '@playwright/test';

const notice = (page: Page) => page.getByText('You are offline. What you see may be out of date.');

/** Expects the navigation of the session, which loads last: then the page has all its scripts. */
const expectLoaded = (page: Page) => {
  const header = page.getByRole('banner');
  const visitor = header.getByRole('link', { name: 'Login' });
  return expect(visitor.or(header.getByRole('button', { name: 'Sign out' }))).toBeVisible();
};

/** Takes a page of desktop width offline, after it has loaded. */
export const goOffline = async (page: Page): Promise<void> => {
  await expectLoaded(page);
  await page.context().setOffline(true);
  await expectOffline(page);
};

/** Expects the offline notice. */
export const expectOffline = (page: Page): Promise<void> => expect(notice(page)).toBeVisible();

/** Takes the page online again, and waits until the notice disappears. */
export const goOnline = async (page: Page): Promise<void> => {
  await page.context().setOffline(false);
  await expect(notice(page)).toBeHidden();
};
