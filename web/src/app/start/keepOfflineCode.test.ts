import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAs, signOut } from '../../testing/session.ts';
import { keepOfflineCode } from './keepOfflineCode.ts';
import { offlineCodeFile } from './offlineCodeFile.ts';

const files = ['/assets/shop.js', '/assets/cart.js', '/assets/checkout.js'];

const links = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

/** Answers for the last link, as the browser does. */
const finish = (event: 'load' | 'error') =>
  document.querySelector('link:last-of-type')?.dispatchEvent(new Event(event));

const start = async () => {
  const kept = keepOfflineCode();
  kept.catch(() => {});
  await vi.runAllTimersAsync();
  return { kept };
};

beforeEach(() => {
  vi.useFakeTimers();
  // A real response reads its body in its own time, which the faked timers do not wait for.
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ({ json: async () => files })),
  );
  document.head.innerHTML = '<script src="/assets/shop.js"></script>';
});

afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

it('loads the files one at a time, except those that the page has', async () => {
  const { kept } = await start();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(offlineCodeFile, { cache: 'no-cache' });
  expect(links()).toEqual(['/assets/cart.js']);
  finish('load');
  await vi.runAllTimersAsync();
  expect(links()).toEqual(['/assets/cart.js', '/assets/checkout.js']);
  finish('load');
  await kept;
});

it('ends with the first file that fails', async () => {
  const { kept } = await start();
  finish('error');
  await expect(kept).rejects.toThrow('/assets/cart.js could not be loaded.');
  expect(links()).toEqual(['/assets/cart.js']);
});

it('loads no pages for staff, who do not buy', async () => {
  signInAs('nora', { admin: true });
  const { kept } = await start();
  await kept;
  expect(fetch).not.toHaveBeenCalled();
  signOut();
});

it('loads nothing for those who save data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await keepOfflineCode();
  expect(fetch).not.toHaveBeenCalled();
});
