import { randomUUID } from 'node:crypto';
import { type Profile, permissions } from '../../contract/index.ts';
import type { Credential } from '../../store/accounts/accounts.ts';
import { type Caller, forItself } from '../../store/accounts/caller.ts';
import { auth } from '../../store/collections/firebase.ts';
import { required } from './env.ts';

/** A signed-in account for one test. */
export interface TestAccount {
  uid: string;
  email: string;
  password: string;
  token: string;
}

const callAuth = async <Answer>(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(`http://${host}/${path}?key=test`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${text}`);
  return JSON.parse(text) as Answer;
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

const linksTo = async (newEmail: string): Promise<string[]> => {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const path = `emulator/v1/projects/${required('GCLOUD_PROJECT')}/oobCodes`;
  const response = await fetch(`http://${host}/${path}`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { newEmail?: string; oobCode: string }[];
  };
  return oobCodes.filter((code) => code.newEmail === newEmail).map(({ oobCode }) => oobCode);
};

/**
 * Changes the address of an account as its owner does, with the link in the mail to the new one.
 */
export const changeEmail = async (account: TestAccount, newEmail: string): Promise<TestAccount> => {
  const { idToken } = await signInWithPassword(account);
  await identityToolkit('sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken,
    newEmail,
  });
  const [oobCode] = await linksTo(newEmail);
  await identityToolkit('update', { oobCode });
  const changed = { ...account, email: newEmail };
  return { ...changed, token: await signIn(changed) };
};

/** The fields of an account besides its address and its password. */
export interface Registration {
  displayName?: string;
  emailVerified?: boolean;
  admin?: boolean;
  /** The ids of roles in the claims. */
  roles?: string[];
}

const createAccount = async (
  { uid, email, password }: Omit<TestAccount, 'token'>,
  { displayName, emailVerified, admin, roles }: Registration,
) => {
  const customAttributes = admin || roles ? JSON.stringify({ admin, roles }) : undefined;
  const user = { localId: uid, email, rawPassword: password, customAttributes };
  const { error = [] } = await callAuth<{ error?: object[] }>(
    `identitytoolkit.googleapis.com/v1/projects/${required('GCLOUD_PROJECT')}/accounts:batchCreate`,
    { users: [{ ...user, displayName, emailVerified }] },
    { Authorization: 'Bearer owner' },
  );
  if (error.length > 0) throw new Error(`No account for ${email}: ${JSON.stringify(error)}`);
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * The token of a sign-in with a password, now or some minutes ago. The Auth emulator does not sign
 * its tokens.
 */
export const unsignedToken = (uid: string, claims: object = {}, minutesAgo = 0): string => {
  const project = required('GCLOUD_PROJECT');
  const now = Math.floor(Date.now() / 1_000);
  const issued = { iss: `https://securetoken.google.com/${project}`, aud: project, sub: uid };
  const times = { iat: now, auth_time: now - minutesAgo * 60, exp: now + 3_600 };
  const firebase = { identities: {}, sign_in_provider: 'password' };
  const payload = { ...claims, ...issued, ...times, user_id: uid, firebase };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
};

/**
 * Registers an account with one request, and signs in without any: hundreds of tests would spend
 * most of their time in the Auth emulator otherwise.
 */
const register = async (registration: Registration): Promise<TestAccount> => {
  const uid = randomUUID();
  const account = { uid, email: `${randomUUID()}@example.test`, password: 'a-password' };
  const { displayName: name, emailVerified = false, admin, roles } = registration;
  await createAccount(account, registration);
  const claims = { name, email: account.email, email_verified: emailVerified, admin, roles };
  return { ...account, token: unsignedToken(uid, claims) };
};

/** Registers a customer, by default without a verified address. */
export const registerCustomer = (registration: Registration = {}): Promise<TestAccount> =>
  register(registration);

/** Registers a customer with a verified address. */
export const registerVerified = (registration: Registration = {}): Promise<TestAccount> =>
  register({ ...registration, emailVerified: true });

/** The token of an account without an address, like one from an anonymous sign-in. */
export const registerWithoutEmail = async (): Promise<string> => {
  const { uid } = await auth.createUser({});
  const token = await auth.createCustomToken(uid);
  return (await identityToolkit('signInWithCustomToken', { token })).idToken;
};

/** Registers an account with a verified address and the admin claim. */
export const registerAdmin = (): Promise<TestAccount> => registerVerified({ admin: true });

/** The profile of a customer after the first sign-in. */
export const newProfileOf = ({ uid, email }: TestAccount, displayName: string): Profile => ({
  _id: uid,
  email,
  displayName,
  photoURL: '',
  education: '',
  location: '',
  phoneNumber: '',
  role: 'customer',
  emailVerified: false,
});

/** Two customers, one of whom has a name, and an admin. */
export const registerShoppers = async () => {
  const [customer, other, admin] = await Promise.all([
    registerCustomer({ displayName: 'Ada Joiner' }),
    registerCustomer(),
    registerAdmin(),
  ]);
  return { customer, other, admin };
};

/** A caller, and how they proved who they are. */
export type SignedInCaller = Caller & Credential;

/** The caller as an Administrator who acts for the shop. */
export const asAdmin = <By extends Caller>(caller: By): By => ({
  ...caller,
  admin: true,
  staff: true,
  permissions,
});

/** The account as the caller of a new request, who buys for themselves. */
export const callerOf = ({ uid, email, token }: TestAccount, admin = false): SignedInCaller => {
  const account = {
    uid,
    email,
    token,
    session: {
      provider: 'password',
      signedInAt: Math.floor(Date.now() / 1_000),
      verifiedEmail: email,
    },
    displayName: '',
    photoURL: '',
    emailVerified: true,
    admin: false,
    requestId: randomUUID(),
    permissions: [],
  };
  return admin ? asAdmin(forItself(account)) : forItself(account);
};
