import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The viewport sizes to test. */
export const sizes = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1440, height: 900 },
};

/** The only rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Adds axe to a page that does not have it yet, because that takes longer than most checks. */
const addAxe = async (page: Page) => {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeScript);
};

/**
 * The violations of all rules, or of these, and whether something is paler now because it is about to
 * be replaced. The shop's pages have no frames, which would need axe, too.
 */
const violationsOf = async (page: Page, rules?: string[]) => {
  await addAxe(page);
  return page.evaluate(async (runOnly) => {
    const options: Axe.RunOptions = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
    if (!window.axe) throw new Error('The page was left before axe could check it.');
    const { violations } = await window.axe.run(options);
    return {
      isReplaced: document.querySelector('[aria-busy=true]') !== null,
      found: violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
      ]),
    };
  }, rules);
};

/**
 * Waits until the page has the colours of a theme, and until nothing on it fades or is paler because
 * it is about to be replaced: text that is half transparent lacks contrast.
 */
const expectSettled = async (page: Page) => {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { dataset } = document.documentElement;
        const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
        const endless = (animation: Animation) =>
          animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return {
          hasColours: [undefined, system].includes(dataset.colorScheme),
          fading: document
            .getAnimations()
            .filter((animation) => animation.playState === 'running' && !endless(animation)).length,
          replaced: document.querySelectorAll('[aria-busy=true]').length,
        };
      }),
    )
    .toEqual({ hasColours: true, fading: 0, replaced: 0 });
};

/** A list may begin to load while axe looks at it: such a look says nothing. */
const expectNoViolation = async (page: Page, rules?: string[]) => {
  let { found, isReplaced } = await violationsOf(page, rules);
  while (isReplaced) {
    await expectSettled(page);
    ({ found, isReplaced } = await violationsOf(page, rules));
  }
  expect(found).toEqual([]);
};

/**
 * Expects that each button and link is large enough to hit, and not too close to others: a rule of
 * WCAG 2.2 that axe checks only on request.
 */
export const expectTargetSizes = (page: Page) => expectNoViolation(page, ['target-size']);

/** How many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects that the page does not scroll horizontally, once it has the layout of its size. */
export const expectNoHorizontalScroll = (page: Page) =>
  expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);

/**
 * Waits for the content of the page, which begins with its heading. A list that is about to be
 * replaced is shown paler. Chromium can keep the layout of the old size for styles that are added
 * in the moment in which the size changes.
 */
export const expectLoaded = async (page: Page): Promise<void> => {
  await expect(page.locator('h1')).not.toHaveCount(0);
  await expect(page.getByLabel(/^(?:Loading|Checking)/)).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

const reducedMotion = 'reduce';

/** Expects that the page has no axe violation and fits, in both themes and the current size. */
export const expectAccessibleInBothThemes = async (page: Page) => {
  await expectLoaded(page);
  await expectNoHorizontalScroll(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion });
  await expectSettled(page);
  await expectNoViolation(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion });
  await expectSettled(page);
  await expectNoViolation(page, colourRules);
};

/** Expects that the page has no axe violation and fits, in both themes and all sizes. */
export const expectAccessibleInAllSizes = async (page: Page) => {
  await expectLoaded(page);
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    await expectAccessibleInBothThemes(page);
  }
};
