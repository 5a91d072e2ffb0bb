import { defineConfig } from '@playwright/test';
import { installedBrowser } from './testing/browser.ts';
import { patience } from './testing/patience.ts';

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { SHOP_URL = 'http://127.0.0.1:5000' } = process.env;
const executablePath = installedBrowser();

/** Browser tests run against the suite that SHOP_URL names, in the browser that CHROMIUM_PATH names if it is set. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: patience.testTimeout,
  expect: patience.expect.poll,
  forbidOnly: true,
  use: {
    baseURL: SHOP_URL,
    // Tests of what moves turn it on: of a page that keeps still one waits for nothing but its answers.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
    },
    // Without pictures of each step, which cost a third of the time. The tests themselves tell of the calls.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
