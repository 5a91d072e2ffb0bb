import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Profile, Updated } from '../../contract/index.ts';
import { users } from '../../store/collections/collections.ts';
import { auth } from '../../store/collections/firebase.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  newProfileOf,
  registerAdmin,
  registerCustomer,
  registerVerified,
  signIn,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const signedIn = async ({ email, token }: TestAccount): Promise<void> => {
  const json = { currentUser: { email } };
  await expectStatus(await send('PUT', `/user/${email}`, { token, json }), 200);
};

const grant = (email: string, { token } = admin) => send('PUT', `/user/admin/${email}`, { token });

const withdraw = (email: string, { token } = admin) =>
  send('DELETE', `/user/admin/${email}`, { token });

const claimsOf = async ({ uid }: TestAccount) => (await auth.getUser(uid)).customClaims;

const roleOf = async ({ uid }: TestAccount) => (await readDocument(users.doc(uid)))?.role;

const changed = { acknowledged: true, matchedCount: 1, modifiedCount: 1 } satisfies Updated;
const unchanged = { ...changed, modifiedCount: 0 };
const unknownAddress = () => `${randomUUID()}@example.test`;

describe('GET /users', () => {
  it('lists the newest first, with their roles', async () => {
    const account = await registerCustomer({ displayName: 'Ada' });
    await signedIn(account);
    const response = await send('GET', '/users?limit=5', { token: admin.token });
    const list = await expectStatus<Profile[]>(response, 200);
    expect(list.find(({ _id }) => _id === account.uid)).toEqual(newProfileOf(account, 'Ada'));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('shows an address as verified after the next sign-in', async () => {
    const account = await registerCustomer();
    await signedIn(account);
    await auth.updateUser(account.uid, { emailVerified: true });
    const listed = async () => {
      const response = await send('GET', '/users?limit=10', { token: admin.token });
      const list = await expectStatus<Profile[]>(response, 200);
      return list.find(({ _id }) => _id === account.uid)?.emailVerified;
    };
    expect(await listed()).toBe(false);
    await signedIn(account);
    expect(await listed()).toBe(true);
  });

  it.each(['newest', 'email'])(
    'pages through all users by %s',
    async (sort) => {
      const accounts = await Promise.all(Array.from({ length: 12 }, () => registerCustomer()));
      for (const account of accounts) await signedIn(account);
      const emails = accounts.map(({ email }) => email);
      const expected = sort === 'email' ? emails.toSorted() : emails.toReversed();
      const pages = await allPages<Profile>(`/users?sort=${sort}&limit=10`, admin.token);
      const found = pages.flat().map(({ email }) => email);
      expect(found.filter((email) => emails.includes(email))).toEqual(expected);
      expect(pages.every(({ length }) => length <= 10)).toBe(true);
    },
    60_000,
  );

  it.each(['limit=0', 'sort=role', 'cursor=x'])('refuses %s', async (query) => {
    const response = await send('GET', `/users?${query}`, { token: admin.token });
    await expectProblem(response, 400, 'validation');
  });

  it('is for admins', async () => {
    await expectProblem(await send('GET', '/users'), 401, 'unauthenticated');
    await expectProblem(await send('GET', '/users', customer), 403, 'forbidden');
  });
});

describe('PUT /user/admin/{email}', () => {
  it('grants the right, keeps other claims, and updates the profile', async () => {
    const account = await registerVerified();
    await signedIn(account);
    await auth.setCustomUserClaims(account.uid, { plan: 'gold' });
    expect(await expectStatus(await grant(account.email.toUpperCase()), 200)).toEqual(changed);
    expect(await claimsOf(account)).toEqual({ plan: 'gold', admin: true });
    expect(await roleOf(account)).toBe('admin');
    const token = await signIn(account);
    await expectStatus(await send('GET', '/users?limit=1', { token }), 200);
    expect(await expectStatus(await grant(account.email), 200)).toEqual(unchanged);
  });

  it('creates the profile of an account that has none', async () => {
    const account = await registerVerified({ displayName: 'Ada' });
    expect(await expectStatus(await grant(account.email), 200)).toEqual(changed);
    const profile = await readDocument(users.doc(account.uid));
    expect(profile).toMatchObject({ email: account.email, displayName: 'Ada', role: 'admin' });
  });

  it('completes a grant that failed part-way', async () => {
    const account = await registerVerified();
    await signedIn(account);
    await auth.setCustomUserClaims(account.uid, { admin: true });
    expect(await expectStatus(await grant(account.email), 200)).toEqual(changed);
    expect(await roleOf(account)).toBe('admin');
  });

  it('refuses an account with an unverified address, and explains what to do', async () => {
    const account = await registerCustomer();
    await signedIn(account);
    const problem = await expectProblem(await grant(account.email), 409, 'email-not-verified');
    expect(problem.detail).toMatch(/must first open the link in the verification e-mail/);
    expect(await claimsOf(account)).toBeUndefined();
    expect(await roleOf(account)).toBe('customer');
  });

  it('checks the account instead of the profile, and corrects the profile', async () => {
    const account = await registerVerified();
    await signedIn(account);
    await auth.updateUser(account.uid, { emailVerified: false });
    await expectProblem(await grant(account.email), 409, 'email-not-verified');
    expect(await readDocument(users.doc(account.uid))).toMatchObject({ emailVerified: false });
    await auth.updateUser(account.uid, { emailVerified: true });
    await expectStatus(await grant(account.email), 200);
    const mirror = { emailVerified: true, role: 'admin' };
    expect(await readDocument(users.doc(account.uid))).toMatchObject(mirror);
  });

  it('answers 404 for an unknown account', async () => {
    for (const email of [unknownAddress(), 'no-address']) {
      await expectProblem(await grant(email), 404, 'user-not-found');
    }
  });

  it('is for admins', async () => {
    const path = `/user/admin/${customer.email}`;
    await expectProblem(await send('PUT', path), 401, 'unauthenticated');
    await expectProblem(await grant(customer.email, customer), 403, 'forbidden');
    expect(await claimsOf(customer)).toBeUndefined();
  });
});

describe('An admin who changes to an address that is not verified', () => {
  it('has no right until it is verified', async () => {
    const account = await registerAdmin();
    await signedIn(account);
    await auth.updateUser(account.uid, { emailVerified: false });
    await expectProblem(await send('GET', '/users', account), 403, 'forbidden');
    await expectProblem(await grant(account.email, account), 403, 'forbidden');
    await signedIn(account);
    expect(await roleOf(account)).toBe('customer');
    await auth.updateUser(account.uid, { emailVerified: true });
    await expectStatus(await send('GET', '/users?limit=1', account), 200);
  });

  it('can lose the claim in the meantime', async () => {
    const account = await registerAdmin();
    await auth.updateUser(account.uid, { emailVerified: false });
    await expectStatus(await withdraw(account.email), 200);
    expect(await claimsOf(account)).toEqual({});
  });
});

describe('DELETE /user/admin/{email}', () => {
  it('withdraws the right immediately, even for an old token, and keeps other claims', async () => {
    const former = await registerAdmin();
    await signedIn(former);
    await auth.setCustomUserClaims(former.uid, { plan: 'gold', admin: true });
    expect(await roleOf(former)).toBe('admin');
    expect(await expectStatus(await withdraw(former.email), 200)).toEqual(changed);
    expect(await claimsOf(former)).toEqual({ plan: 'gold' });
    expect(await roleOf(former)).toBe('customer');
    const refused = await send('GET', '/users', former);
    expect([401, 403], await refused.text()).toContain(refused.status);
    const token = await signIn(former);
    await expectProblem(await send('GET', '/users', { token }), 403, 'forbidden');
    expect(await expectStatus(await withdraw(former.email), 200)).toEqual(unchanged);
  });

  it('ends all sessions of the account', async () => {
    const former = await registerAdmin();
    const before = (await auth.getUser(former.uid)).tokensValidAfterTime;
    await expect
      .poll(() => Math.floor(Date.now() / 1_000) * 1_000)
      .toBeGreaterThan(Date.parse(before ?? '') + 1_000);
    await expectStatus(await withdraw(former.email), 200);
    await expectProblem(await send('GET', '/tools', former), 401, 'unauthenticated');
  });

  it('lets an admin step down if another remains', async () => {
    const former = await registerAdmin();
    await expectStatus(await grant(admin.email), 200);
    await expectStatus(await withdraw(former.email, former), 200);
    expect(await claimsOf(former)).toEqual({});
  });

  it('answers 404 for an unknown account', async () => {
    await expectProblem(await withdraw(unknownAddress()), 404, 'user-not-found');
  });

  it('is for admins', async () => {
    const path = `/user/admin/${admin.email}`;
    await expectProblem(await send('DELETE', path), 401, 'unauthenticated');
    await expectProblem(await withdraw(admin.email, customer), 403, 'forbidden');
    expect(await claimsOf(admin)).toEqual({ admin: true });
  });
});
