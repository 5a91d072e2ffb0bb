import { expect, type Locator, type Page } from '@playwright/test';

/** The rows of the page's list: of a table, or cards where there is no room for one. */
export const rowsOf = (page: Page): Locator =>
  page.getByRole('row').or(page.getByRole('main').getByRole('listitem'));

/**
 * Searches a list of the dashboard, and resolves to its only row that shows the words, or others. The
 * field is named, for the page one comes from may have one too and stays until the next has loaded.
 */
export const findRow = async (
  page: Page,
  field: string,
  words: string,
  shown = words,
): Promise<Locator> => {
  await page.getByRole('searchbox', { name: field }).fill(words);
  const row = rowsOf(page).filter({ hasText: shown });
  await expect(row).toHaveCount(1);
  return row;
};

/** Answers the question the page asks, once it shows what it is about. */
export const confirm = async (page: Page, question: string, shown: string[] = []) => {
  const dialog = page.getByRole('dialog', { name: question });
  for (const text of shown) await expect(dialog).toContainText(text);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
};
