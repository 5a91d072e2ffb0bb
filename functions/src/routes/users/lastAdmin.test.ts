import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { withAdminLock } from '../../services/accounts/admins.ts';
import { users } from '../../store/collections/collections.ts';
import { auth, db } from '../../store/collections/firebase.ts';
import { adminLock } from '../../store/collections/locks.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { callerOf, unsignedToken } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { serve } from '../../testing/api/serve.ts';

// Other tests create admins too, so these tests use a separate project, and serve the API for it
// themselves.
vi.hoisted(() => {
  const id = `demo-last-admin-${process.pid}`;
  process.env.GCLOUD_PROJECT = id;
  process.env.FIREBASE_CONFIG = JSON.stringify({ storageBucket: `${id}.appspot.com` });
});

vi.mock('firebase-functions/logger');

interface Admin {
  uid: string;
  email: string;
  token: string;
}

const addAdmin = async (): Promise<Admin> => {
  const email = `${randomUUID()}@example.test`;
  const { uid } = await auth.createUser({ email, password: 'a-password', emailVerified: true });
  await auth.setCustomUserClaims(uid, { admin: true });
  const account = { uid, email, token: unsignedToken(uid) };
  const json = { currentUser: { email } };
  await expectStatus(await send('PUT', `/user/${email}`, { token: account.token, json }), 200);
  return account;
};

const asAdmin = (admin: Admin) => callerOf({ ...admin, password: '' }, true);

const removeEveryone = async () => {
  const { users: accounts } = await auth.listUsers();
  await Promise.all([
    ...accounts.map(({ uid }) => auth.deleteUser(uid)),
    db.recursiveDelete(users),
    adminLock.delete(),
  ]);
};

beforeEach(async () => {
  process.env.API_URL = `${await serve(createApp())}/api`;
  await removeEveryone();
});

const demote = ({ email }: Admin, by: Admin) => send('DELETE', `/user/admin/${email}`, by);

const remove = ({ email }: Admin, by: Admin) => send('DELETE', `/user/${email}`, by);

const adminsLeft = async (): Promise<number> =>
  (await auth.listUsers()).users.filter(({ customClaims }) => customClaims?.admin).length;

describe('The last admin', () => {
  it('cannot step down, and keeps the right and the session', async () => {
    const only = await addAdmin();
    await expectProblem(await demote(only, only), 409, 'last-admin');
    await expectStatus(await send('GET', '/users', only), 200);
    expect((await readDocument(users.doc(only.uid)))?.role).toBe('admin');
  });

  it('cannot be deleted', async () => {
    const only = await addAdmin();
    await expectProblem(await remove(only, only), 409, 'last-admin');
    expect(await adminsLeft()).toBe(1);
    expect(await readDocument(users.doc(only.uid))).toBeDefined();
  });

  it.each([
    ['disabled', (uid: string) => auth.updateUser(uid, { disabled: true })],
    ['deleted', (uid: string) => auth.deleteUser(uid)],
    ['unverified', (uid: string) => auth.updateUser(uid, { emailVerified: false })],
    ['an admin only by the profile', (uid: string) => auth.setCustomUserClaims(uid, null)],
  ])('is the last one if the only other admin is %s', async (_, disqualify) => {
    const [only, other] = [await addAdmin(), await addAdmin()];
    await disqualify(other.uid);
    await expectProblem(await demote(only, only), 409, 'last-admin');
  });
});

describe('Two admins', () => {
  it.each([
    ['demote each other', demote, demote],
    ['delete each other', remove, remove],
    ['demote and delete each other', demote, remove],
  ])(
    'who %s at the same time leave one admin',
    async (_, first, second) => {
      for (let round = 0; round < 5; round += 1) {
        await removeEveryone();
        const [one, other] = [await addAdmin(), await addAdmin()];
        const responses = await Promise.all([first(one, other), second(other, one)]);
        const texts = await Promise.all(responses.map((response) => response.text()));
        const statuses = responses.map(({ status }) => status).toSorted();
        expect(statuses[0], texts.join('\n')).toBe(200);
        expect([401, 403, 409], texts.join('\n')).toContain(statuses[1]);
        expect(await adminsLeft()).toBe(1);
      }
    },
    60_000,
  );

  it('who both step down at the same time leave one admin', async () => {
    const both = [await addAdmin(), await addAdmin()];
    const responses = await Promise.all(both.map((admin) => demote(admin, admin)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await adminsLeft()).toBe(1);
  });

  it('leave no lease behind, and a single one cannot step down', async () => {
    const [one, other] = [await addAdmin(), await addAdmin()];
    await expectStatus(await remove(other, one), 200);
    expect(await readDocument(adminLock)).toEqual({ leaving: [] });
    await expectProblem(await demote(one, one), 409, 'last-admin');
    expect(await readDocument(adminLock)).toEqual({ leaving: [] });
  });
});

const leaseOf = ({ uid }: Admin, seconds: number) => ({
  uid,
  owner: 'a crashed process',
  expiresAt: new Date(Date.now() + seconds * 1_000),
});

describe('A lease that a crashed process left', () => {
  it('excludes its account from the remaining admins until it expires', async () => {
    const [one, other] = [await addAdmin(), await addAdmin()];
    await adminLock.set({ leaving: [leaseOf(other, 3_600)] });
    await expectProblem(await demote(one, one), 409, 'last-admin');
    expect(await adminsLeft()).toBe(2);
    await expectStatus(await demote(other, one), 200);
    expect(await adminsLeft()).toBe(1);
  });

  it('blocks nobody after it has expired', async () => {
    const [one, other] = [await addAdmin(), await addAdmin()];
    await adminLock.set({ leaving: [leaseOf(other, -1)] });
    await expectStatus(await demote(one, one), 200);
    expect(await readDocument(adminLock)).toEqual({ leaving: [] });
    await expectProblem(await demote(other, other), 409, 'last-admin');
    expect(await adminsLeft()).toBe(1);
  });
});

describe('An attempt that outlives its lease', () => {
  it('stops before it changes anything, so that an admin remains', async () => {
    const [one, other] = [await addAdmin(), await addAdmin()];
    const act = vi.fn();
    const late = withAdminLock(asAdmin(other), asAdmin(one), async (confirm) => {
      await adminLock.set({ leaving: [leaseOf(other, -1)] });
      await expectStatus(await demote(one, one), 200);
      await confirm();
      act();
    });
    await expect(late).rejects.toMatchObject({ code: 'unavailable' });
    expect(act).not.toHaveBeenCalled();
    expect(await adminsLeft()).toBe(1);
  });

  it('continues when no other attempt has taken over', async () => {
    const [one, other] = [await addAdmin(), await addAdmin()];
    await withAdminLock(asAdmin(other), asAdmin(one), (confirm) => confirm());
    expect(await readDocument(adminLock)).toEqual({ leaving: [] });
  });
});
