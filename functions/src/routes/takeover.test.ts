import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { auth } from '../firebase.ts';
import {
  refreshIdToken,
  registerAdmin,
  registerCustomer,
  signIn,
  signInWithGoogle,
  signInWithPassword,
  type TestAccount,
} from '../testing/accounts.ts';
import { expectProblem, expectStatus, send } from '../testing/api.ts';

const reportSignIn = (email: string, token: string) =>
  send('PUT', `/user/${email}`, { token, json: { currentUser: { email } } });

const readProfile = (email: string, token: string) => send('GET', `/user/${email}`, { token });

/** Someone else has registered the owner's address by password, and has used the shop. */
const registerForeign = async () => {
  const account = await registerCustomer();
  const { idToken, refreshToken } = await signInWithPassword(account);
  await expectStatus(await reportSignIn(account.email, idToken), 200);
  return { ...account, token: idToken, refreshToken };
};

/** Sessions are distinguished by the second in which they started. */
const nextSecond = () => pause(1_000 - (Date.now() % 1_000));

describe('The owner of an address who signs in with Google', () => {
  it('immediately ends the sessions that started with the old password', async () => {
    const foreign = await registerForeign();
    const owner = await signInWithGoogle(foreign.email);
    expect(owner.localId).toBe(foreign.uid);
    const refused = [
      await readProfile(foreign.email, foreign.token),
      await reportSignIn(foreign.email, foreign.token),
    ];
    for (const answer of refused) await expectProblem(answer, 401, 'unauthenticated');
    await expectStatus(await reportSignIn(foreign.email, owner.idToken), 200);
    await expectProblem(await readProfile(foreign.email, foreign.token), 401, 'unauthenticated');
  });

  it('invalidates refresh tokens and the password', async () => {
    const foreign = await registerForeign();
    const owner = await signInWithGoogle(foreign.email);
    await expectStatus(await reportSignIn(foreign.email, owner.idToken), 200);
    // Firebase Auth refuses the refresh token. Its emulator keeps no list of them and gives a token.
    const renewed = await refreshIdToken(foreign.refreshToken).catch(() => 'none');
    await expectProblem(await readProfile(foreign.email, renewed), 401, 'unauthenticated');
    await expect(signIn(foreign)).rejects.toThrow('INVALID_PASSWORD');
  });

  it('keeps the new session, and can become an admin', async () => {
    const [{ email }, admin] = await Promise.all([registerForeign(), registerAdmin()]);
    const { idToken, refreshToken } = await signInWithGoogle(email);
    await expectStatus(await reportSignIn(email, idToken), 200);
    const renewed = await refreshIdToken(refreshToken);
    for (const token of [idToken, renewed]) {
      const profile = await expectStatus(await readProfile(email, token), 200);
      expect(profile).toMatchObject({ emailVerified: true });
    }
    await expectStatus(await send('PUT', `/user/admin/${email}`, admin), 200);
  });
});

/** Firebase Auth has linked Google and verified the address, and left password and sessions alone. */
const linkGoogle = async ({ uid }: TestAccount): Promise<string> => {
  const sub = randomUUID();
  const providerToLink = { providerId: 'google.com', uid: sub };
  await auth.updateUser(uid, { emailVerified: true, providerToLink });
  return sub;
};

describe('An address that another provider has verified', () => {
  it('ends older sessions with the first sign-in by that provider, and keeps that one', async () => {
    const foreign = await registerForeign();
    const sub = await linkGoogle(foreign);
    await nextSecond();
    const owner = await signInWithGoogle(foreign.email, sub);
    await expectStatus(await readProfile(foreign.email, foreign.token), 200);
    await expectStatus(await reportSignIn(foreign.email, owner.idToken), 200);
    await expectProblem(await readProfile(foreign.email, foreign.token), 401, 'unauthenticated');
    await expectStatus(await readProfile(foreign.email, owner.idToken), 200);
  });

  it('ends no session at later sign-ins', async () => {
    const account = await registerForeign();
    const sub = await linkGoogle(account);
    const first = await signInWithGoogle(account.email, sub);
    await expectStatus(await reportSignIn(account.email, first.idToken), 200);
    await nextSecond();
    const second = await signInWithGoogle(account.email, sub);
    await expectStatus(await reportSignIn(account.email, second.idToken), 200);
    await expectStatus(await readProfile(account.email, first.idToken), 200);
  });
});

describe('A customer who verifies the address by the link in the e-mail', () => {
  it('keeps the session, and the profile is updated', async () => {
    const { email, token, uid } = await registerForeign();
    await auth.updateUser(uid, { emailVerified: true });
    await nextSecond();
    await expectStatus(await reportSignIn(email, token), 200);
    const profile = await expectStatus(await readProfile(email, token), 200);
    expect(profile).toMatchObject({ emailVerified: true });
  });
});
