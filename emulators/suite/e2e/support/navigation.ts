import type { Page } from '@playwright/test';

const menuWidth = 900;

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? menuWidth) < menuWidth;

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('dialog', { name: 'Menu' });
};

/** Goes to a page of the shop by the top navigation, which is in a menu on a phone. */
export const goTo = async (page: Page, label: string): Promise<void> => {
  const links = isNarrow(page)
    ? await openMenu(page)
    : page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: label, exact: true }).click();
};

/** Goes to a page of the account's dashboard by the top navigation. */
export const goToDashboard = async (page: Page, label: string): Promise<void> => {
  if (isNarrow(page)) return goTo(page, label);
  await page.getByRole('button', { name: 'Dashboard' }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
};

export const signOut = async (page: Page): Promise<void> => {
  const container = isNarrow(page) ? await openMenu(page) : page;
  await container.getByRole('button', { name: 'Sign out' }).click();
};
