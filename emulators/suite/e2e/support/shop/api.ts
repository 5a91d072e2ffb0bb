import {
  type AnyCallAddress,
  type ApiRoute,
  type Argument,
  apiBase,
  apiRoutes,
  type CallAddress,
  fillPattern,
  proofMinutes,
  type ResponseOf,
  type Tool,
  type ToolUpdate,
} from 'functions/contract';
import { type Account, admin, type Credentials } from './account.ts';

const {
  SHOP_URL = 'http://127.0.0.1:5000',
  FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099',
  GCLOUD_PROJECT = 'demo-tools-hub',
} = process.env;

const answerOf = async (response: Response) => {
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${body}`);
  return JSON.parse(body);
};

/** The response of the Auth emulator to a sign-in or sign-up. */
export interface AuthSession {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

const owner = { authorization: 'Bearer owner' };

const callAuth = async (
  resource: string,
  body: object,
  authorization?: object,
): Promise<AuthSession> => {
  const url = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/${resource}?key=any`;
  const headers = { 'content-type': 'application/json', ...authorization };
  const returned = JSON.stringify({ ...body, returnSecureToken: true });
  return answerOf(await fetch(url, { method: 'POST', headers, body: returned }));
};

/** Creates an account without a profile. */
export const createBareAccount = (account: Credentials & { displayName?: string }) =>
  callAuth('accounts:signUp', account);

export const signInByApi = ({ email, password }: Credentials) =>
  callAuth('accounts:signInWithPassword', { email, password });

type Call = Pick<ApiRoute, 'method' | 'pattern'>;

type CallInput<Route extends Call> = CallAddress<Route> & { body?: object };

/** Calls the API with a token, and resolves to the response body. Throws when the call fails. */
export const callApi = async <Route extends Call>(
  idToken: string,
  { method, pattern }: Route,
  ...[input]: Argument<CallInput<Route>>
): Promise<ResponseOf<Route>> => {
  const { body, ...address } = (input ?? {}) as AnyCallAddress & { body?: object };
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return answerOf(await fetch(`${SHOP_URL}${apiBase}${fillPattern(pattern, address)}`, init));
};

const saveProfile = ({ idToken }: AuthSession, { name: displayName, email }: Account) => {
  const profile = { email, displayName, photoURL: `${SHOP_URL}/avatar.svg` };
  return callApi(idToken, apiRoutes.updateProfile, { params: { email }, body: profile });
};

/** Verifies an address, like the link in the verification e-mail. */
export const verify = ({ localId }: AuthSession) =>
  callAuth('accounts:update', { localId, emailVerified: true }, owner);

/**
 * Creates an account as the registration form does, with a verified address and the default
 * picture.
 */
export const createCustomer = async (account: Account) => {
  const { name: displayName, email, password } = account;
  const verified = { email, password, displayName, emailVerified: true };
  await callAuth(`projects/${GCLOUD_PROJECT}/accounts`, verified, owner);
  const session = await signInByApi(account);
  await saveProfile(session, account);
  return session;
};

/** Creates an account as the registration form does, whose address is not verified yet. */
export const createUnverifiedCustomer = async (account: Account): Promise<AuthSession> => {
  const { name: displayName, email, password } = account;
  const session = await createBareAccount({ email, password, displayName });
  await saveProfile(session, account);
  return session;
};

/** In milliseconds: half of the time for which a sign-in proves who is there. */
const maxSessionAge = (proofMinutes / 2) * 60_000;
let adminSession: { session: Promise<AuthSession>; endsAt: number } | undefined;

/**
 * A session of the seed's admin, which the tests of a worker share. No test changes that account.
 */
export const signInAsAdmin = (): Promise<AuthSession> => {
  if (!adminSession || adminSession.endsAt < Date.now()) {
    adminSession = { session: signInByApi(admin), endsAt: Date.now() + maxSessionAge };
  }
  return adminSession.session;
};

/** Calls the API as the admin of the seed. */
export const callAsAdmin = async <Route extends Call>(
  route: Route,
  ...input: Argument<CallInput<Route>>
): Promise<ResponseOf<Route>> => callApi((await signInAsAdmin()).idToken, route, ...input);

/** Changes a tool by the API, and resolves to its previous state. */
export const changeTool = async (id: string, change: (tool: Tool) => ToolUpdate): Promise<Tool> => {
  const { getTool, updateTool } = apiRoutes;
  const params = { id };
  const before = await callAsAdmin(getTool, { params });
  await callAsAdmin(updateTool, { params, body: { updatedInfo: change(before) } });
  return before;
};

/** Makes an account an admin, as the admin of the seed. */
export const promote = async (email: string): Promise<void> => {
  await callAsAdmin(apiRoutes.grantAdmin, { params: { email } });
};
