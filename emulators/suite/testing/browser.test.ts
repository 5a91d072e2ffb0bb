import { afterEach, expect, it, vi } from 'vitest';
import playwrightConfig from '../playwright.config.ts';
import { findBrowser, installedBrowser } from './browser.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes the browser that CHROMIUM_PATH names', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  await expect(findBrowser()).resolves.toBe(process.execPath);
});

it('says when CHROMIUM_PATH names no file', async () => {
  vi.stubEnv('CHROMIUM_PATH', 'no/such/browser');
  await expect(findBrowser()).rejects.toThrow(
    'CHROMIUM_PATH names no/such/browser, where there is no file.',
  );
});

it('is found by the browser tests without a setting', () => {
  expect(playwrightConfig.use?.launchOptions?.executablePath).toBe(installedBrowser());
});
