import { expect, type Page } from '@playwright/test';

/** The pieces on sale, as the tool's page shows them. */
export const availableOn = async (page: Page): Promise<number> => {
  const available = page.getByText(/^Available/).locator('..');
  await expect(available).toContainText(/\d/);
  return Number((await available.innerText()).replace(/[^\d]/g, ''));
};

/** Fills in the order form; without a quantity the form's own, the minimum order, stays. */
export const fillOrder = async (page: Page, quantity?: number) => {
  await page.getByLabel('Phone Number').fill('01234567890');
  if (quantity !== undefined) await page.getByLabel('Order Quantity').fill(String(quantity));
  await page.getByLabel('Delivery Address').fill('7 Bench Lane, Oakham');
};
