import { browserIdle } from '../../lib/browser/browserIdle.ts';
import { getSession } from '../../lib/session/session.ts';
import { offlineCodeFile } from './offlineCodeFile.ts';

/** So long after the page is complete, it has loaded its data and pictures. */
const delayMs = 5_000;

declare global {
  interface Navigator {
    /** Only Chromium has it: https://caniuse.com/netinfo */
    connection?: { saveData: boolean };
  }
}

const pageComplete = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

const connection = () =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });

const isLoaded = (file: string) =>
  document.querySelector(`:is(link[href="${file}"],script[src="${file}"])`) !== null;

const listFiles = async (): Promise<string[]> => {
  await connection();
  const response = await fetch(offlineCodeFile, { cache: 'no-cache' });
  return response.json();
};

/** Puts a file into the browser's map of modules, without running it. */
const keep = (file: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = file;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${file} could not be loaded.`));
    document.head.append(link);
  });

const isStaff = () => {
  const session = getSession();
  return session.status === 'signedIn' && session.admin;
};

/**
 * Loads the code of cart, quick order and checkout when the page is idle, so that they open without
 * a connection. Staff do not buy, and load only the texts of failures. One file at a time: some
 * browsers never load a file again that has failed once. A failure ends it, also when a new release
 * has replaced the files.
 */
export const keepOfflineCode = async (): Promise<void> => {
  if (navigator.connection?.saveData) return;
  await pageComplete();
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  await browserIdle();
  if (isStaff()) {
    await import('../../lib/api/errorTexts.ts');
    return;
  }
  const files = await listFiles();
  for (const file of files.filter((one) => !isLoaded(one))) {
    await connection();
    await keep(file);
  }
};
