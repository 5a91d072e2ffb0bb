import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Page } from '@playwright/test';
import { projectFile } from '../../launcher/paths.ts';
import { type Account, admin, type Credentials, newCustomer } from './account.ts';
import { type AuthSession, createCustomer, promote, signInByApi } from './api.ts';

const { SHOP_URL = 'http://127.0.0.1:5000' } = process.env;
const { VITE_FIREBASE_API_KEY: apiKey = '' } = parseEnv(
  readFileSync(projectFile('web/.env.emulator'), 'utf8'),
);

/**
 * The session as the Firebase SDK keeps it in local storage, whence it takes it over at its start:
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/user/user_impl.ts
 */
const kept = (
  { email, displayName }: { email: string; displayName?: string },
  { localId: uid, idToken: accessToken, refreshToken, expiresIn }: AuthSession,
) => ({
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

const keep = (page: Page, session: ReturnType<typeof kept>): Promise<void> =>
  page.context().setStorageState({
    cookies: [],
    origins: [{ origin: new URL(SHOP_URL).origin, localStorage: [session] }],
  });

/** Signs the browser in, without the form: the page that is opened next is the account's. */
export const startSession = async (page: Page, account: Credentials): Promise<void> =>
  keep(page, kept(account, await signInByApi(account)));

export const startAdminSession = (page: Page): Promise<void> => startSession(page, admin);

/** Registers a customer nobody has seen before and signs the browser in, without the forms. */
export const startCustomerSession = async (
  page: Page,
  account: Account = newCustomer(),
): Promise<Account> => {
  const session = await createCustomer(account);
  await keep(page, kept({ email: account.email, displayName: account.name }, session));
  return account;
};

/** A second admin, for what could not be tried on the one that all tests share. */
export const startNewAdminSession = async (page: Page): Promise<Account> => {
  const account = newCustomer();
  await createCustomer(account);
  await promote(account.email);
  await startSession(page, account);
  return account;
};
