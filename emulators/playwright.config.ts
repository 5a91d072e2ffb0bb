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

/** Browser tests run against the suite that SHOP_URL names, in the browser CHROMIUM_PATH names. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://127.0.0.1:5000',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args: chromiumFlags },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
