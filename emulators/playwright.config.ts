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
  workers: 2,
  // A slow machine is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    baseURL: SHOP_URL,
    // Tests of what moves turn it on: of a page that keeps still one waits for nothing but its answers.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: chromiumFlags,
    },
    // Without pictures of each step, which cost a third of the time. The tests themselves tell of the calls.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
