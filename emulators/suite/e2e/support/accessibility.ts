import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The viewport sizes to test. */
export const sizes = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1440, height: 900 },
};

/** The only rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Skips passed rules, and needs no separate page to merge the results of frames, because the shop's pages
 * have none.
 */
const axeOf = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const expectNoViolation = async (axe: AxeBuilder) => {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects that the page does not scroll horizontally, once it has the layout of its size. */
export const expectNoHorizontalScroll = (page: Page) =>
  expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);

/**
 * Waits for the content of the page, which begins with its heading. Chromium can keep the layout of the
 * old size for styles that are added in the moment in which the size changes.
 */
const expectLoaded = async (page: Page) => {
  await expect(page.locator('h1')).not.toHaveCount(0);
  await expect(page.getByLabel(/^(?:Loading|Checking)/)).toHaveCount(0);
};

const reducedMotion = 'reduce';

/** Expects that the page has no axe violation and fits, in both themes and the current size. */
export const expectAccessibleInBothThemes = async (page: Page) => {
  await expectLoaded(page);
  await expectNoHorizontalScroll(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion });
  await expectNoViolation(axeOf(page));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion });
  await expectNoViolation(axeOf(page).withRules(colourRules));
};

/** Expects that the page has no axe violation and fits, in both themes and all sizes. */
export const expectAccessibleInAllSizes = async (page: Page) => {
  await expectLoaded(page);
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    await expectAccessibleInBothThemes(page);
  }
};
