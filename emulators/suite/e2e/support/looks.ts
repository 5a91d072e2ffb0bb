import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The sizes pages are looked at in. */
export const sizes = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1440, height: 900 },
};

/**
 * That axe finds nothing wrong with the page as it is now. It is spared the description of what is
 * right, and a page of its own to join the findings of frames on: the shop's pages have none.
 */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

/** That nothing of the page lies beside the screen. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};

/** That the page as it is now has no axe violation and fits, in both themes and its size. */
export const expectGoodLooksAsItIs = async (page: Page) => {
  await expectNoSidewaysScroll(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
};

/** That the page as it is now has no axe violation and fits, in both themes and both sizes. */
export const expectGoodLooks = async (page: Page) => {
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    await expectGoodLooksAsItIs(page);
  }
};
