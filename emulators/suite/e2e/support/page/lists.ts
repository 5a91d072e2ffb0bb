import { expect, type Locator, type Page } from '@playwright/test';
import { isNarrow } from './navigation.ts';

/** The rows of the page's list: table rows, or compact rows on a narrow screen. */
export const rowsOf = (page: Page): Locator =>
  page.getByRole('row').or(page.getByRole('main').getByRole('listitem'));

/**
 * Searches a list of the dashboard, and resolves to its only row with these words, or with `shown`.
 * The name of the field distinguishes it from the search field of the previous page, which stays
 * until the next page has loaded.
 */
export const findRow = async (
  page: Page,
  field: string,
  words: string,
  shown = words,
): Promise<Locator> => {
  await page.getByRole('searchbox', { name: field }).fill(words);
  // The row may be in the list before the search, and would move while it is clicked.
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const row = rowsOf(page).filter({ hasText: shown });
  await expect(row).toHaveCount(1);
  return row;
};

/** Runs an action on a row: by its button, or on a narrow screen by the row's menu. */
export const runAction = async (page: Page, row: Locator, label: string): Promise<void> => {
  if (!isNarrow(page)) return row.getByRole('button', { name: label }).click();
  await row.getByRole('button', { name: /^Actions on / }).click();
  await page.getByRole('menuitem', { name: label }).click();
};

/** Confirms a dialog that shows these texts; the specification's own by its word. */
export const confirm = async (
  page: Page,
  question: string,
  shown: string[] = [],
  deed = 'Confirm',
) => {
  const dialog = page.getByRole('dialog', { name: question });
  for (const text of shown) await expect(dialog).toContainText(text);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await dialog.getByRole('button', { name: deed }).click();
};
