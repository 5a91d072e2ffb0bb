import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { afterAll } from 'vitest';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const executablePath = candidates.find((path) => path && existsSync(path));

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

/**
 * Starts the Chromium of CHROMIUM_PATH, else the one of this machine, else that of Playwright. It
 * is closed after the file's tests.
 */
export const startChromium = async (): Promise<Browser> => {
  const browser = await chromium.launch({ args: flags, ...(executablePath && { executablePath }) });
  afterAll(() => browser.close());
  return browser;
};
