import { randomUUID } from 'node:crypto';
import type { Problem } from 'functions/contract';

/** Where the parts of a suite answer. */
export interface SuiteUrls {
  api: string;
  auth: string;
  receiver: string;
  stripe: string;
}

/** The addresses of a suite in the environment of its tests and scripts. */
export const suiteUrls = (env: NodeJS.ProcessEnv): SuiteUrls => ({
  // The tests of the API may use another process; the suite's own is behind Hosting.
  api: `${env.SHOP_URL}/api`,
  auth: `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`,
  receiver: `${env.RECEIVER_URL}`,
  stripe: `${env.STRIPE_API_URL}`,
});

/** A call was refused, with the problem of the answer. */
export class RefusedCall extends Error {
  readonly problem: Problem;

  constructor(call: string, problem: Problem) {
    super(`${call}: ${problem.status} ${problem.code}: ${problem.detail}`);
    this.problem = problem;
  }
}

interface CallOptions {
  json?: unknown;
  /** The company for which the caller acts. */
  company?: string;
  idempotencyKey?: string;
}

/** Someone who calls the API. */
export interface Session {
  uid: string;
  refreshToken: string;
  /**
   * Calls the API, each POST with an Idempotency-Key, and returns the body of the answer.
   * @throws {RefusedCall} when it is refused.
   */
  call<Answer>(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

const sessionOf = (
  { api }: SuiteUrls,
  token: string,
  { uid, refreshToken }: Pick<Session, 'uid' | 'refreshToken'>,
): Session => ({
  uid,
  refreshToken,
  call: async (method, path, { json, company, idempotencyKey = randomUUID() } = {}) => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'POST' && { 'idempotency-key': idempotencyKey }),
        ...(company !== undefined && { 'x-company': company }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const body = await response.json();
    if (!response.ok) throw new RefusedCall(`${method} ${path}`, body);
    return body;
  },
});

const askAuth = async <Answer>(url: string, body: object): Promise<Answer> => {
  const response = await fetch(`${url}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return response.json();
};

/** Signs in with a password at the Auth emulator, as the shop's pages do. */
export const signIn = async (
  urls: SuiteUrls,
  { email, password }: { email: string; password: string },
): Promise<Session> => {
  const url = `${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const answer = await askAuth<{ localId: string; idToken: string; refreshToken: string }>(url, {
    email,
    password,
    returnSecureToken: true,
  });
  const { localId: uid, idToken, refreshToken } = answer;
  return sessionOf(urls, idToken, { uid, refreshToken });
};

/** The session with a new ID token. */
export const renew = async (urls: SuiteUrls, { uid, refreshToken }: Session): Promise<Session> => {
  const url = `${urls.auth}/securetoken.googleapis.com/v1/token`;
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const { id_token } = await askAuth<{ id_token: string }>(url, body);
  return sessionOf(urls, id_token, { uid, refreshToken });
};
