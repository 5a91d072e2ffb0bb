/** Browsers with what a shop has stored in them: Lighthouse itself starts one without anything. */
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

/**
 * Starts a browser, and lets `prepare` store in it what the pages read. Its cache has no room, so
 * each visit loads everything.
 */
export const openPreparedBrowser = async (
  executablePath: string,
  prepare: (page: Page) => Promise<void>,
): Promise<PreparedBrowser> => {
  const profile = await mkdtemp(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...[`--remote-debugging-port=${port}`, '--disk-cache-size=1'],
    ],
  });
  const page = await context.newPage();
  await prepare(page);
  await page.close();
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  return { port, close };
};
