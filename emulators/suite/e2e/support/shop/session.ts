import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { projectFile } from '@tools-hub/kit/paths';
import { type Entry, setLocalStorage } from '../page/localStorage.ts';
import { type Account, admin, type Credentials, newCustomer } from './account.ts';
import { type AuthSession, createCustomer, promote, signInAsAdmin, signInByApi } from './api.ts';

const { VITE_FIREBASE_API_KEY: apiKey = '' } = parseEnv(
  readFileSync(projectFile('web/.env.emulator'), 'utf8'),
);

/**
 * The session as the Firebase SDK stores it in local storage, and reads it when it starts:
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/user/user_impl.ts
 */
const firebaseEntry = (
  { email, displayName }: { email: string; displayName?: string },
  { localId: uid, idToken: accessToken, refreshToken, expiresIn }: AuthSession,
): Entry => ({
  name: `firebase:authUser:${apiKey}:[DEFAULT]`,
  value: JSON.stringify({
    uid,
    email,
    displayName,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken,
      expirationTime: Date.now() + Number(expiresIn) * 1000,
    },
    apiKey,
    appName: '[DEFAULT]',
  }),
});

/** What the shop has in local storage while someone is signed in. */
export const sessionEntries = (
  account: { email: string; displayName?: string },
  session: AuthSession,
): Entry[] => [firebaseEntry(account, session), { name: 'accessToken', value: session.idToken }];

/** Signs the browser in without the form, from the next page on. */
export const startSession = async (page: Page, account: Credentials): Promise<void> =>
  setLocalStorage(page, sessionEntries(account, await signInByApi(account)));

/** Signs the browser in as a member who buys for a company, from the next page on. */
export const startMemberSession = async (
  page: Page,
  account: Credentials,
  companyId: string,
): Promise<void> => {
  const session = await signInByApi(account);
  const choice = { name: 'buyingFor', value: `${companyId} ${session.localId}` };
  await setLocalStorage(page, [...sessionEntries(account, session), choice]);
};

export const startAdminSession = async (page: Page): Promise<void> =>
  setLocalStorage(page, sessionEntries(admin, await signInAsAdmin()));

/** Registers a new customer and signs the browser in, without the forms. */
export const startCustomerSession = async (
  page: Page,
  account: Account = newCustomer(),
  create = createCustomer,
): Promise<Account> => {
  const session = await create(account);
  const named = { email: account.email, displayName: account.name };
  await setLocalStorage(page, sessionEntries(named, session));
  return account;
};

/** Signs in a new admin, for tests that would break the admin that all tests share. */
export const startNewAdminSession = async (page: Page): Promise<Account> => {
  const account = newCustomer();
  await createCustomer(account);
  await promote(account.email);
  await startSession(page, account);
  return account;
};

/** Waits until the sign-out is complete. A page that opens before would still find the session. */
export const expectSignedOut = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
};
