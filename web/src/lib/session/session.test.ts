import { beforeEach, expect, it, vi } from 'vitest';
import { sessionUserOf, signInAs } from '../../testing/session.ts';
import { idTokenOf } from '../../testing/tokens.ts';
import {
  confirmSession,
  failSession,
  forgetSession,
  getSession,
  presumedToken,
  subscribeToSession,
  whenConfirmed,
  whenSettled,
} from './session.ts';

const twoHoursAgo = () => Date.now() - 7_200_000;

const store = (token: string) => {
  localStorage.setItem('accessToken', token);
  forgetSession();
};

/** As the browser reports the changes of another tab. */
const storeInOtherTab = (token: string | null) => {
  if (token === null) localStorage.removeItem('accessToken');
  else localStorage.setItem('accessToken', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: token }));
};

beforeEach(() => {
  localStorage.clear();
  forgetSession();
});

it('is that of the stored token until it is confirmed', async () => {
  const token = idTokenOf('carla', { name: 'Carla' });
  store(token);
  const user = sessionUserOf('carla', { displayName: 'Carla' });
  expect(getSession()).toEqual({ status: 'signedIn', user, admin: false });
  expect(presumedToken()).toBe(token);
  expect(await whenSettled()).toBe(getSession());
  confirmSession({ user, admin: true });
  expect(getSession()).toEqual({ status: 'signedIn', user, admin: true });
  expect(presumedToken()).toBeNull();
});

it.each([
  ['no token', ''],
  ['a damaged token', 'a.b.c'],
  ['an expired token', idTokenOf('carla', {}, twoHoursAgo())],
  ['a token of another project', idTokenOf('carla', { aud: 'other' })],
])('is unknown with %s', (_case, token) => {
  store(token);
  expect(getSession()).toEqual({ status: 'loading' });
  expect(presumedToken()).toBeNull();
});

it('is unknown when the storage throws', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  forgetSession();
  expect(getSession()).toEqual({ status: 'loading' });
  vi.restoreAllMocks();
});

it('does not send a token that has expired meanwhile', () => {
  store(idTokenOf('carla'));
  expect(presumedToken()).not.toBeNull();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect(presumedToken()).toBeNull();
  vi.restoreAllMocks();
});

it('follows another tab until it is confirmed', () => {
  store(idTokenOf('carla'));
  const listener = vi.fn();
  const unsubscribe = subscribeToSession(listener);
  storeInOtherTab(idTokenOf('berta'));
  expect(getSession()).toMatchObject({ user: { uid: 'berta' } });
  storeInOtherTab(null);
  expect(getSession()).toEqual({ status: 'loading' });
  expect(listener).toHaveBeenCalledTimes(2);
  signInAs('berta');
  storeInOtherTab(idTokenOf('carla'));
  expect(getSession()).toMatchObject({ user: { uid: 'berta' } });
  unsubscribe();
});

it('follows other tabs once, whatever number of parts listens', () => {
  store(idTokenOf('carla'));
  const listeners = [vi.fn(), vi.fn(), vi.fn()];
  const stops = listeners.map(subscribeToSession);
  storeInOtherTab(idTokenOf('berta'));
  for (const listener of listeners) expect(listener).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
  storeInOtherTab(null);
  for (const listener of listeners) expect(listener).toHaveBeenCalledOnce();
});

it('stays the same object while it is equal', () => {
  store(idTokenOf('carla'));
  const presumed = getSession();
  signInAs('carla');
  expect(getSession()).toBe(presumed);
});

it('rejects waits when Firebase Auth could not be loaded', async () => {
  const settled = whenSettled();
  const confirmed = whenConfirmed();
  failSession(new Error('no chunk'));
  await expect(settled).rejects.toThrow('no chunk');
  await expect(confirmed).rejects.toThrow('no chunk');
  confirmSession(null);
  expect(await whenConfirmed()).toEqual({ status: 'signedOut' });
});
