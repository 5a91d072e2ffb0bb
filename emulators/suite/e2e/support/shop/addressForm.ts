import type { Locator, Page } from '@playwright/test';

/** Fills in the required parts of an address, in the country of the shop. */
export const fillAddress = async (form: Page | Locator) => {
  const parts = {
    'Contact person': 'Nell Carpenter',
    'Street and number': '7 Bench Lane',
    City: 'Oakham',
    'Phone Number': '01234567890',
  };
  for (const [label, value] of Object.entries(parts)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
};
