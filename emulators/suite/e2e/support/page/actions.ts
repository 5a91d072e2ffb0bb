import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export const pressByKeyboard = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Confirms a dialog by the button that names the deed, and waits until it is closed. */
export const confirmDialog = async (
  page: Page,
  name: string,
  deed: string | RegExp,
): Promise<void> => {
  const dialog = dialogOf(page, name);
  await dialog.getByRole('button', { name: deed }).click();
  await expect(dialog).toBeHidden();
};

/** Downloads a document by its button, expects a PDF, and resolves to its content. */
export const expectPdf = async (button: Locator, name: RegExp): Promise<Buffer> => {
  const download = button.page().waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(name);
  const content = await readFile(await file.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(content.length).toBeGreaterThan(5_000);
  return content;
};
