import { randomUUID } from 'node:crypto';
import type { Caller } from '../accounts.ts';
import { auth } from '../firebase.ts';
import { required } from './env.ts';

/** A signed-in account for one test. */
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

/** The response of Firebase Auth to a sign-in. */
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

/** Signs in with a Google account, which has a verified address. */
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
 * Registers a customer and signs in. The token from the registration itself cannot be used: the Auth
 * emulator may treat it as revoked if the clock's second changes during the registration.
 */
export const registerCustomer = async (profile: object = {}): Promise<TestAccount> => {
  const credentials = { email: `${randomUUID()}@example.test`, password: 'a-password' };
  const { localId } = await identityToolkit('signUp', { ...credentials, ...profile });
  return { ...credentials, uid: localId, token: await signIn(credentials) };
};

/** Registers a customer with a verified address. */
export const registerVerified = async (profile: object = {}): Promise<TestAccount> => {
  const account = await registerCustomer(profile);
  await auth.updateUser(account.uid, { emailVerified: true });
  return account;
};

/** The token of an account without an address, like one from an anonymous sign-in. */
export const registerWithoutEmail = async (): Promise<string> => {
  const { uid } = await auth.createUser({});
  const token = await auth.createCustomToken(uid);
  return (await identityToolkit('signInWithCustomToken', { token })).idToken;
};

/** Registers an account, sets its admin claim, and signs in again. */
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

/** The account as the caller of a new request. */
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
