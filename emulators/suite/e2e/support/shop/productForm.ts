import { expect, type Page } from '@playwright/test';
import { photo } from './pictures.ts';

/** Fills in the form of a new tool: 60 pieces at $19.50, a minimum order of four, and a picture. */
export const fillProduct = async (page: Page, name: string) => {
  await page.getByLabel('Tools Name').fill(name);
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('19.5');
  await page.getByLabel('Available Piece').fill('60');
  await page.getByLabel('Min Order').fill('4');
  await page.getByLabel('Description').fill('A tool that is sold in a test.');
  await page.getByLabel('Click to upload photo').setInputFiles(await photo());
  await expect(page.getByAltText('Preview of the picture')).toBeVisible();
};
