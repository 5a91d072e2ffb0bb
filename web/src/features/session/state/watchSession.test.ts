import type { User } from 'firebase/auth';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keepData } from '../../../lib/queries/kept/keepData.ts';
import { readKept } from '../../../lib/queries/kept/keptData.ts';
import { visitor } from '../../../lib/session/payer.ts';
import { forgetSession, getSession, subscribeToRejection } from '../../../lib/session/session.ts';
import { takeEndedPage } from '../../../lib/storage/endedPage.ts';
import { idTokenOf } from '../../../testing/tokens.ts';
import { watchSession } from './watchSession.ts';

const sdk = vi.hoisted(() => ({
  auth: { currentUser: null as User | null },
  follow: async (_user: User | null): Promise<void> => {},
}));
vi.mock('../../../lib/firebase/firebase.ts', () => ({ auth: sdk.auth }));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_auth: object, follow: typeof sdk.follow) => {
    sdk.follow = follow;
  },
}));

const userOf = (uid: string, getIdToken = async () => idTokenOf(uid)) =>
  ({ uid, email: `${uid}@example.test`, emailVerified: true, getIdToken }) as unknown as User;

const change = (user: User | null) => {
  sdk.auth.currentUser = user;
  return sdk.follow(user);
};

const stored = () => localStorage.getItem('accessToken');

beforeEach(() => {
  localStorage.clear();
  forgetSession();
  watchSession();
});

it('confirms the session and stores its token', async () => {
  const token = idTokenOf('carla', { admin: true });
  await change(userOf('carla', async () => token));
  expect(getSession()).toMatchObject({ status: 'signedIn', user: { uid: 'carla' }, admin: true });
  expect(stored()).toBe(token);
});

it('replaces a presumed session of another account, or of none', async () => {
  localStorage.setItem('accessToken', idTokenOf('carla', { admin: true }));
  forgetSession();
  await change(userOf('berta'));
  expect(getSession()).toMatchObject({ user: { uid: 'berta' }, admin: false });
  await change(null);
  expect(getSession()).toEqual({ status: 'signedOut' });
  expect(stored()).toBeNull();
});

it('keeps the right of the stored token while no new token can be had', async () => {
  const offline = userOf('carla', async () => {
    throw new Error('auth/network-request-failed');
  });
  localStorage.setItem('accessToken', idTokenOf('carla', { admin: true }));
  await change(offline);
  expect(getSession()).toMatchObject({ user: { uid: 'carla' }, admin: true });
  localStorage.setItem('accessToken', idTokenOf('berta', { admin: true }));
  await change(offline);
  expect(getSession()).toMatchObject({ user: { uid: 'carla' }, admin: false });
});

it('stores no token of an account that has signed out meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const following = change(userOf('carla', () => promise));
  await change(null);
  resolve(idTokenOf('carla'));
  await following;
  expect(stored()).toBeNull();
  expect(getSession()).toEqual({ status: 'signedOut' });
});

it('leaves only the kept data of the account that is signed in', async () => {
  const owners = ['carla', 'berta', visitor];
  const keep = () => {
    for (const owner of owners) keepData(owner, '["orders"]', { data: [], at: Date.now() });
  };
  const left = () => owners.filter((owner) => readKept(owner, '["orders"]'));
  keep();
  await change(userOf('carla'));
  expect(left()).toEqual(['carla']);
  keep();
  await change(null);
  expect(left()).toEqual([visitor]);
});

it('tells a session that Firebase Auth rejects from a sign-out', async () => {
  const notify = vi.fn();
  onTestFinished(subscribeToRejection(notify));
  history.replaceState(null, '', '/dashboard/my-order?status=open');
  await change(userOf('carla'));
  localStorage.removeItem('accessToken');
  await change(null);
  expect(notify).not.toHaveBeenCalled();
  expect(takeEndedPage('carla')).toBe('/');

  await change(userOf('carla'));
  await change(null);
  expect(notify).toHaveBeenCalledOnce();
  expect(getSession()).toEqual({ status: 'signedOut' });
  expect(stored()).toBeNull();
  expect(takeEndedPage('carla')).toBe('/dashboard/my-order?status=open');
});
