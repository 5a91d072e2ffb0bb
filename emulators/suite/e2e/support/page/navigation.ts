import type { Page } from '@playwright/test';

const menuWidth = 900;

/** Whether the page is narrower than the side navigation and the tables of the dashboard need. */
export const isNarrow = (page: Page) => (page.viewportSize()?.width ?? menuWidth) < menuWidth;

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('dialog', { name: 'Menu' });
};

/** Goes to a page of the shop by the main navigation, which is in a menu on a phone. */
export const goTo = async (page: Page, label: string): Promise<void> => {
  const links = isNarrow(page)
    ? await openMenu(page)
    : page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: label, exact: true }).click();
};

const isOnDashboard = (page: Page) => new URL(page.url()).pathname.startsWith('/dashboard');

/** Goes to a page of the account's dashboard: from the dashboard itself, or from the shop. */
export const goToDashboard = async (page: Page, label: string): Promise<void> => {
  if (isNarrow(page)) return goTo(page, label);
  if (isOnDashboard(page)) {
    const links = page.getByRole('navigation', { name: 'Dashboard' });
    return links.getByRole('link', { name: label, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Dashboard' }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
};

export const signOut = async (page: Page): Promise<void> => {
  const container = isNarrow(page) ? await openMenu(page) : page;
  await container.getByRole('button', { name: 'Sign out' }).click();
};

/** Lets an account buy for another payer: a company, or `Yourself`. */
export const buyFor = async (page: Page, to: string, from = 'yourself'): Promise<void> => {
  if (isNarrow(page)) {
    const payers = (await openMenu(page)).getByRole('list', { name: 'Buying for' });
    return payers.getByRole('button', { name: to }).click();
  }
  await page.getByRole('button', { name: `Buying for ${from}` }).click();
  await page.getByRole('menuitemradio', { name: to }).click();
};
