import type { PublicSettings } from 'functions/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetTimeZone, keepTimeZone, shopTimeZone } from '../../domain/time/shopTimeZone.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { paths } from '../../lib/router/paths.ts';
import { forgetSession } from '../../lib/session/session.ts';
import { api } from '../../testing/fakeApi.ts';
import { shopOf } from '../../testing/fixtures.ts';
import { signInAs, signOut } from '../../testing/session.ts';
import { privatePages } from './privatePages.ts';

const startSession = vi.hoisted(() => vi.fn());
vi.mock('../start/startSession.ts', () => ({ startSession }));

const Page = lazyComponent(async () => ({ Orders: () => null }), 'Orders');
const [page] = privatePages([{ path: paths.dashboard, Page }]);

/** Starts to wait for the page. The result tells whether it is ready. */
const start = () => {
  const done = vi.fn();
  void page?.ready?.().then(done);
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return done.mock.calls.length > 0;
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  forgetSession();
  keepTimeZone('UTC');
  api.getShop.mockResolvedValue(shopOf());
});

afterEach(() => {
  vi.useRealTimers();
});

it('waits for the session', async () => {
  const isReady = start();
  expect(await isReady()).toBe(false);
  expect(startSession).toHaveBeenCalledOnce();
  signOut();
  expect(await isReady()).toBe(true);
  expect(api.getShop).not.toHaveBeenCalled();
});

it('waits for the time zone of the shop, if the browser has not learned it', async () => {
  const { promise, resolve } = Promise.withResolvers<PublicSettings>();
  forgetTimeZone();
  api.getShop.mockReturnValue(promise);
  signInAs('carla');
  const isReady = start();
  expect(await isReady()).toBe(false);
  resolve(shopOf({ timeZone: 'Asia/Kolkata' }));
  expect(await isReady()).toBe(true);
  expect(shopTimeZone()).toBe('Asia/Kolkata');
});

it('waits for a few seconds only', async () => {
  const isReady = start();
  await vi.advanceTimersByTimeAsync(3_900);
  expect(await isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await isReady()).toBe(true);
});
