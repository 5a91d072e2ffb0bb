import type { Locator, Page } from '@playwright/test';

/** Fills in the required parts of an address, in the country of the shop. */
export const fillAddress = async (form: Page | Locator) => {
  const parts = {
    'Contact person': 'Nell Carpenter',
    'Street address': '7 Bench Lane',
    City: 'Bend',
    'ZIP code': '97701',
    'Phone Number': '(503) 555-0142',
  };
  for (const [label, value] of Object.entries(parts)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await form.getByLabel('State', { exact: true }).selectOption('Oregon');
};
