import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser, installedBrowser } from './browser.ts';
import playwrightConfig from './playwright.config.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('uses the browser at CHROMIUM_PATH', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  await expect(findBrowser()).resolves.toBe(process.execPath);
});

it('reports that there is no file at CHROMIUM_PATH', async () => {
  vi.stubEnv('CHROMIUM_PATH', 'no/such/browser');
  await expect(findBrowser()).rejects.toThrow(
    'CHROMIUM_PATH is no/such/browser, but there is no such file.',
  );
});

it('is configured for the browser tests', () => {
  expect(playwrightConfig.use?.launchOptions?.executablePath).toBe(installedBrowser());
});
