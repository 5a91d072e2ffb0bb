import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '@tools-hub/kit/chromiumFlags';
import { installedBrowser } from './browser.ts';
import { timeouts } from './timeouts.ts';

const { SHOP_URL = 'http://127.0.0.1:5000' } = process.env;
const executablePath = installedBrowser();

/** Browser tests use the suite at SHOP_URL, and the browser at CHROMIUM_PATH if it is set. */
export default defineConfig({
  testDir: '../e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: timeouts.testTimeout,
  expect: timeouts.expect.poll,
  forbidOnly: true,
  use: {
    baseURL: SHOP_URL,
    // Without animations a test waits for responses only. Tests of animations turn them on.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
    },
    screenshot: 'only-on-failure',
  },
});
