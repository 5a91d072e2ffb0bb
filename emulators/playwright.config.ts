import { defineConfig } from '@playwright/test';

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { SHOP_URL = 'http://127.0.0.1:5000', CHROMIUM_PATH } = process.env;

/** Browser tests run against the suite that SHOP_URL names, in the browser CHROMIUM_PATH names. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Pages wait as much as they work: two cores are busy with three.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: SHOP_URL,
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: chromiumFlags,
    },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
