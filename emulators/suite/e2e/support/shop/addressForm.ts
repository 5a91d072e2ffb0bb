import type { Locator, Page } from '@playwright/test';

/** The required parts of an address in the country of the shop, by their labels. */
export const addressTexts = {
  'Contact person': 'Nell Carpenter',
  'Street address': '7 Bench Lane',
  City: 'Bend',
  State: 'Oregon',
  'ZIP code': '97701',
  'Phone Number': '(503) 555-0142',
} as const;

/** Fills in the required parts of an address. */
export const fillAddress = async (form: Page | Locator) => {
  const { State, ...parts } = addressTexts;
  for (const [label, value] of Object.entries(parts)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await form.getByLabel('State', { exact: true }).selectOption(State);
};
