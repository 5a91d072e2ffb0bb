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

const identityToolkit = async (call: string, body: object) => {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=test`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`accounts:${call} answered ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
};

/** A fresh ID token of an account. */
export const signIn = async ({ email, password }: Pick<TestAccount, 'email' | 'password'>) =>
  (await identityToolkit('signInWithPassword', { email, password })).idToken;

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
  displayName: '',
  photoURL: '',
  emailVerified: true,
  admin,
  requestId: randomUUID(),
});
