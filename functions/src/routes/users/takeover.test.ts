import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { auth } from '../../store/collections/firebase.ts';
import {
  refreshIdToken,
  registerAdmin,
  registerCustomer,
  signIn,
  signInWithGoogle,
  signInWithPassword,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';

const reportSignIn = (email: string, token: string) =>
  send('PUT', `/user/${email}`, { token, json: { currentUser: { email } } });

const readProfile = (email: string, token: string) => send('GET', `/user/${email}`, { token });

/** Someone else has registered the owner's address by password, and has used the shop. */
const registerImpostor = async () => {
  const account = await registerCustomer();
  const { idToken, refreshToken } = await signInWithPassword(account);
  await expectStatus(await reportSignIn(account.email, idToken), 200);
  return { ...account, token: idToken, refreshToken };
};

/** Sessions are distinguished by the second in which they started. */
const nextSecond = () => pause(1_000 - (Date.now() % 1_000));

describe('The owner of an address who signs in with Google', () => {
  it('immediately ends the sessions that started with the old password', async () => {
    const impostor = await registerImpostor();
    const owner = await signInWithGoogle(impostor.email);
    expect(owner.localId).toBe(impostor.uid);
    const refused = [
      await readProfile(impostor.email, impostor.token),
      await reportSignIn(impostor.email, impostor.token),
    ];
    for (const response of refused) await expectProblem(response, 401, 'unauthenticated');
    await expectStatus(await reportSignIn(impostor.email, owner.idToken), 200);
    await expectProblem(await readProfile(impostor.email, impostor.token), 401, 'unauthenticated');
  });

  it('invalidates refresh tokens and the password', async () => {
    const impostor = await registerImpostor();
    const owner = await signInWithGoogle(impostor.email);
    await expectStatus(await reportSignIn(impostor.email, owner.idToken), 200);
    // Firebase Auth refuses the refresh token. Its emulator does not check it and issues a token.
    const renewed = await refreshIdToken(impostor.refreshToken).catch(() => 'none');
    await expectProblem(await readProfile(impostor.email, renewed), 401, 'unauthenticated');
    await expect(signIn(impostor)).rejects.toThrow('INVALID_PASSWORD');
  });

  it('keeps the new session, and can become an admin', async () => {
    const [{ email }, admin] = await Promise.all([registerImpostor(), registerAdmin()]);
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

/** Links Google and verifies the address, but keeps the password and the sessions. */
const linkGoogle = async ({ uid }: TestAccount): Promise<string> => {
  const sub = randomUUID();
  const providerToLink = { providerId: 'google.com', uid: sub };
  await auth.updateUser(uid, { emailVerified: true, providerToLink });
  return sub;
};

describe('An address that another provider has verified', () => {
  it('ends older sessions with the first sign-in by that provider, and keeps that one', async () => {
    const impostor = await registerImpostor();
    const sub = await linkGoogle(impostor);
    await nextSecond();
    const owner = await signInWithGoogle(impostor.email, sub);
    await expectStatus(await readProfile(impostor.email, impostor.token), 200);
    await expectStatus(await reportSignIn(impostor.email, owner.idToken), 200);
    await expectProblem(await readProfile(impostor.email, impostor.token), 401, 'unauthenticated');
    await expectStatus(await readProfile(impostor.email, owner.idToken), 200);
  });

  it('ends no session at later sign-ins', async () => {
    const account = await registerImpostor();
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
    const { email, token, uid } = await registerImpostor();
    await auth.updateUser(uid, { emailVerified: true });
    await nextSecond();
    await expectStatus(await reportSignIn(email, token), 200);
    const profile = await expectStatus(await readProfile(email, token), 200);
    expect(profile).toMatchObject({ emailVerified: true });
  });
});
