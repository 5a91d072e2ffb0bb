import { randomUUID } from 'node:crypto';
import type { Caller } from '../accounts.ts';
import { auth } from '../firebase.ts';
import { required } from './env.ts';

/** An account of the test's own, signed in. */
export interface TestAccount {
  uid: string;
  email: string;
  password: string;
  token: string;
}

const callAuth = async <Answer>(path: string, body: object): Promise<Answer> => {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(`http://${host}/${path}?key=test`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** What Firebase Auth answers to a sign-in. */
export interface AuthSession {
  localId: string;
  idToken: string;
  refreshToken: string;
}

const identityToolkit = (call: string, body: object): Promise<AuthSession> =>
  callAuth(`identitytoolkit.googleapis.com/v1/accounts:${call}`, {
    ...body,
    returnSecureToken: true,
  });

/** Signs in with a password. */
export const signInWithPassword = ({
  email,
  password,
}: Pick<TestAccount, 'email' | 'password'>): Promise<AuthSession> =>
  identityToolkit('signInWithPassword', { email, password });

/** Signs in as the owner of a Google account, which has verified its address. */
export const signInWithGoogle = (
  email: string,
  sub: string = randomUUID(),
): Promise<AuthSession> => {
  const idToken = JSON.stringify({ sub, email, email_verified: true });
  const postBody = `${new URLSearchParams({ providerId: 'google.com', id_token: idToken })}`;
  return identityToolkit('signInWithIdp', { postBody, requestUri: 'http://127.0.0.1' });
};

/** Exchanges a refresh token for a fresh ID token. */
export const refreshIdToken = async (refreshToken: string): Promise<string> => {
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const path = 'securetoken.googleapis.com/v1/token';
  return (await callAuth<{ id_token: string }>(path, body)).id_token;
};

/** A fresh ID token of an account. */
export const signIn = async (account: Pick<TestAccount, 'email' | 'password'>): Promise<string> =>
  (await signInWithPassword(account)).idToken;

/**
 * Registers a customer and signs it in. The token that the Auth emulator gives with a registration
 * counts as revoked when a second ends between two of its looks at the clock.
 */
export const registerCustomer = async (profile: object = {}): Promise<TestAccount> => {
  const credentials = { email: `${randomUUID()}@example.test`, password: 'a-password' };
  const { localId } = await identityToolkit('signUp', { ...credentials, ...profile });
  return { ...credentials, uid: localId, token: await signIn(credentials) };
};

/** Registers a customer whose address counts as verified from the start. */
export const registerVerified = async (profile: object = {}): Promise<TestAccount> => {
  const account = await registerCustomer(profile);
  await auth.updateUser(account.uid, { emailVerified: true });
  return account;
};

/** The token of an account without an address, as an anonymous sign-in makes it. */
export const registerWithoutEmail = async (): Promise<string> => {
  const { uid } = await auth.createUser({});
  const token = await auth.createCustomToken(uid);
  return (await identityToolkit('signInWithCustomToken', { token })).idToken;
};

/** Registers an account, gives it the admin claim, and signs it in again. */
export const registerAdmin = async (): Promise<TestAccount> => {
  const account = await registerVerified();
  await auth.setCustomUserClaims(account.uid, { admin: true });
  return { ...account, token: await signIn(account) };
};

/** Two customers, one of whom has a name, and an admin. */
export const registerShoppers = async () => {
  const [customer, other, admin] = await Promise.all([
    registerCustomer({ displayName: 'Ada Joiner' }),
    registerCustomer(),
    registerAdmin(),
  ]);
  return { customer, other, admin };
};

/** An account as a service meets it, in a request of its own. */
export const callerOf = ({ uid, email, token }: TestAccount, admin = false): Caller => ({
  uid,
  email,
  token,
  session: { provider: 'password', signedInAt: Math.floor(Date.now() / 1_000) },
  displayName: '',
  photoURL: '',
  emailVerified: true,
  admin,
  requestId: randomUUID(),
});
