import type { Browser, BrowserContext, Page } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { isOfficial } from '../../support/firestore.ts';
import { startChromium } from './chromium.ts';
import { startFreshConnections } from './freshConnections.ts';
import { type ClientOptions, createGlobals } from './pageGlobals.ts';
import { serveSdk } from './sdkServer.ts';

/** Opens pages with the web SDK. */
export interface Tabs {
  browser: Browser;
  /** A browser context without data; it is closed after the test. */
  context(): Promise<BrowserContext>;
  /** A page with a client, in a new context unless one is given. */
  open(client: Omit<ClientOptions, 'host' | 'port'> & TabOptions): Promise<Page>;
}

interface TabOptions {
  context?: BrowserContext;
  /** The `host:port` of Firestore, if not the backend of the tests. */
  server?: string;
}

const backend = (): string | Promise<string> => {
  const host = String(process.env.FIRESTORE_EMULATOR_HOST);
  return isOfficial ? startFreshConnections(host) : host;
};

/** Starts Chromium and serves the page, until the file's tests are over. */
export const startTabs = async (): Promise<Tabs> => {
  const [browser, address, firestore] = await Promise.all([startChromium(), serveSdk(), backend()]);
  const context = async () => {
    const created = await browser.newContext();
    onTestFinished(() => created.close());
    return created;
  };
  const open: Tabs['open'] = async ({ context: given, server, ...client }) => {
    const page = await (given ?? (await context())).newPage();
    await page.goto(address);
    await page.waitForFunction(() => 'sdk' in globalThis);
    const [host = '', port] = (server ?? firestore).split(':');
    await page.evaluate(createGlobals, { ...client, host, port: Number(port) });
    return page;
  };
  return { browser, context, open };
};
