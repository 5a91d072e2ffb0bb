import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '@tools-hub/kit/freePort';

/** A running browser that Lighthouse can use. */
export interface PreparedBrowser {
  /** The port of its debugging protocol. */
  port: number;
  close: () => Promise<void>;
}

/** How the browsers of a bench start. */
export interface BrowserOptions {
  executablePath: string;
  /** The hash of the key of the servers that they trust. */
  keyHash: string;
}

/**
 * Starts a browser, and lets `prepare` store what the pages read. Its cache is empty. It trusts the
 * key, because with `--ignore-certificate-errors` Chromium would cache nothing.
 */
export const openPreparedBrowser = async (
  { executablePath, keyHash }: BrowserOptions,
  prepare: (page: Page) => Promise<void>,
): Promise<PreparedBrowser> => {
  const profile = await mkdtemp(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    viewport: null,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      `--ignore-certificate-errors-spki-list=${keyHash}`,
      `--remote-debugging-port=${port}`,
    ],
  });
  const page = await context.newPage();
  await prepare(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  return { port, close };
};
