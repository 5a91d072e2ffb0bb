import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags } from '@tools-hub/kit/chromiumFlags';
import { afterAll } from 'vitest';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const executablePath = candidates.find((path) => path && existsSync(path));

/**
 * Starts the Chromium of CHROMIUM_PATH, else the one of this machine, else that of Playwright. It
 * is closed after the file's tests.
 */
export const startChromium = async (): Promise<Browser> => {
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  });
  afterAll(() => browser.close());
  return browser;
};
