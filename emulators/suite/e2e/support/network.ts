import { expect, type Page } from '@playwright/test';

const notice = (page: Page) => page.getByText('You are offline. What you see may be out of date.');

/** The page has all its code then: the navigation of the session is the last to come. */
const expectWholePage = (page: Page) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const visitor = navigation.getByRole('link', { name: 'Login' });
  return expect(visitor.or(navigation.getByRole('button', { name: 'Sign out' }))).toBeVisible();
};

/** Takes the network from a page of desktop width, as soon as the page is whole. */
export const goOffline = async (page: Page): Promise<void> => {
  await expectWholePage(page);
  await page.context().setOffline(true);
  await expectOffline(page);
};

/** That the page says so. */
export const expectOffline = (page: Page): Promise<void> => expect(notice(page)).toBeVisible();

/** Gives the network back, and waits until the page knows. */
export const goOnline = async (page: Page): Promise<void> => {
  await page.context().setOffline(false);
  await expect(notice(page)).toBeHidden();
};
