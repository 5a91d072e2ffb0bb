import { expect, type Page } from '@playwright/test';

const notice = (page: Page) => page.getByText('You are offline. What you see may be out of date.');

/** The code for pages without a connection that the page has not loaded yet. */
const missingFiles = (page: Page) =>
  page.evaluate(async () => {
    const files: string[] = await (await fetch('/offline.json')).json();
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.filter((file) => !loaded.some((name) => name.endsWith(file)));
  });

/** Expects the navigation of the session, and the code of other pages, which loads last. */
const expectLoaded = async (page: Page) => {
  const header = page.getByRole('banner');
  const visitor = header.getByRole('link', { name: 'Login' });
  await expect(visitor.or(header.getByRole('button', { name: 'Sign out' }))).toBeVisible();
  await expect.poll(() => missingFiles(page)).toEqual([]);
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
