import { expect, type Page } from '@playwright/test';

/** The available pieces that the tool's page shows. */
export const availableOn = async (page: Page): Promise<number> => {
  const available = page.getByText(/^Available/).locator('..');
  await expect(available).toContainText(/\d/);
  return Number((await available.innerText()).replace(/[^\d]/g, ''));
};

/** Fills in the order form. The default quantity is the minimum order. */
export const fillOrder = async (page: Page, quantity?: number) => {
  await page.getByLabel('Phone Number').fill('01234567890');
  if (quantity !== undefined) await page.getByLabel('Order Quantity').fill(String(quantity));
  await page.getByLabel('Delivery Address').fill('7 Bench Lane, Oakham');
};
