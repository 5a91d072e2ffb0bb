import {
  type AnyCallAddress,
  type ApiRoute,
  type Argument,
  apiBase,
  type CallInput,
  type DetailsOf,
  type ErrorCode,
  fillPattern,
  type Problem,
  type ResponseOf,
} from 'functions/contract';
import { buyingFor } from '../session/buyingFor.ts';
import { presumedToken } from '../session/session.ts';
import { claimsOf } from '../session/tokenClaims.ts';
import { ApiProblem } from './apiProblem.ts';
import { loadErrorTexts } from './messages.ts';
import { forgetPrefetchedRequests, takePrefetchedRequest } from './prefetchedRequests.ts';
import { timeLimits } from './timeLimits.ts';

type Call = Pick<ApiRoute, 'method' | 'writes' | 'signedIn'>;
type CalledRoute = Call & Pick<ApiRoute, 'pattern'>;

export interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** Sends no token, so that the CDN can answer. For public data. */
  anonymous?: boolean;
}

interface SendOptions extends ReadOptions {
  /** The id of the company for which to read, instead of that of the page; empty for none. */
  company?: string;
  /** In ms; without it, that of a read or a write. */
  timeLimit?: number;
}

/** The input of a call, as its route describes it, and how to send it. */
export type CallOptions<Route extends CalledRoute> = CallInput<Route> & SendOptions;

/** The options of a call of any route. */
interface AnyOptions extends AnyCallAddress, SendOptions {
  body?: object;
  /** Sent as is, instead of a JSON body. */
  file?: Blob;
  idempotencyKey?: string | undefined;
  ifMatch?: string;
}

const codeOf = (body: unknown): ErrorCode | undefined => {
  const { code } = (body ?? {}) as Partial<Problem>;
  return typeof code === 'string' ? code : undefined;
};

/** The only place that takes the details of a problem as its code promises them. */
const toProblem = async (response: Response): Promise<ApiProblem> => {
  const reading: Promise<unknown> = response.json().catch(() => null);
  const [body] = await Promise.all([reading, loadErrorTexts()]);
  const code = codeOf(body) ?? (response.status >= 500 ? 'unavailable' : 'internal');
  return new ApiProblem(code, response.status, body as DetailsOf<ErrorCode>) as ApiProblem;
};

/** Firebase Auth's error codes for a session that cannot be refreshed. */
const sessionEndCodes = ['auth/user-disabled', 'auth/user-not-found', 'auth/user-token-expired'];

const throwTokenProblem = (cause: { code?: string }): never => {
  const { code = '' } = cause;
  if (code === 'auth/network-request-failed') throw new ApiProblem('network', 0, {}, cause);
  if (sessionEndCodes.includes(code)) throw new ApiProblem('unauthenticated', 401, {}, cause);
  throw new ApiProblem('unavailable', 503, {}, cause);
};

/** Imports Firebase on demand: the calls of the home page do not need it. */
const readToken = async (forceRefresh: boolean): Promise<string | undefined> => {
  const { auth } = await import('../firebase/firebase.ts');
  await auth.authStateReady();
  return auth.currentUser?.getIdToken(forceRefresh).catch(throwTokenProblem);
};

/**
 * An App Check token for writes, if App Check is configured. SessionNavigation has loaded the
 * module.
 */
const appCheckHeader = async ({ writes }: Call): Promise<Record<string, string>> => {
  if (!writes) return {};
  const { getAppCheckToken } = await import('../firebase/appCheck.ts');
  const token = await getAppCheckToken();
  return token ? { 'x-firebase-appcheck': token } : {};
};

const headersOf = (
  { body, idempotencyKey, ifMatch }: AnyOptions,
  token: string | undefined,
  company: string,
): Record<string, string> => ({
  ...(body && { 'content-type': 'application/json' }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...(ifMatch && { 'if-match': ifMatch }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(company && { 'x-company': company }),
});

/** The company for which the caller acts; empty without a token. */
const companyFor = ({ company }: AnyOptions, token: string | undefined): string =>
  token ? (company ?? buyingFor()) : '';

const send = async (
  call: Call,
  url: string,
  options: AnyOptions,
  token: string | undefined,
): Promise<Response> => {
  const { body, file, signal } = options;
  const content = file ?? (body && JSON.stringify(body));
  if (call.writes) forgetPrefetchedRequests();
  try {
    return await fetch(url, {
      method: call.method,
      headers: {
        ...headersOf(options, token, companyFor(options, token)),
        ...(await appCheckHeader(call)),
      },
      ...(content && { body: content }),
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiProblem('network', 0, {}, cause);
  }
};

/** Uses the response of the same request that the document has started, if there is one. */
const sendFirst: typeof send = async (call, url, options, token) => {
  const body = options.body && JSON.stringify(options.body);
  const company = companyFor(options, token);
  const prefetched = takePrefetchedRequest({ method: call.method, url, token, company, body });
  const response = await prefetched?.catch(() => undefined);
  return response ?? send(call, url, options, token);
};

/** A call of one account is never repeated as that of another, which a tab may have signed in. */
const assertSameAccount = (stored: string, fresh: string | undefined): void => {
  if (fresh === undefined || claimsOf(fresh)?.uid === claimsOf(stored)?.uid) return;
  throw new ApiProblem('unavailable', 503);
};

/**
 * The pages of an account outlast its sign-out for a moment: their calls would only be refused, and
 * the refusal look like the end of a session.
 */
const assertToken = ({ signedIn }: Call, token: string | undefined): void => {
  if (signedIn && token === undefined) throw new ApiProblem('unauthenticated', 0);
};

/**
 * Sends the stored token until Firebase Auth has loaded. Retries a 403 once with a fresh token: it
 * includes rights granted after the old one; and a 401 of the stored token.
 */
const sendAuthenticated = async (call: Call, url: string, options: AnyOptions) => {
  if (options.anonymous) return sendFirst(call, url, options, undefined);
  const stored = presumedToken();
  const token = stored ?? (await readToken(false));
  assertToken(call, token);
  const response = await sendFirst(call, url, options, token);
  const isRefused = response.status === 403 || (stored !== null && response.status === 401);
  if (!isRefused) return response;
  const fresh = await readToken(true);
  assertToken(call, fresh);
  if (stored !== null) assertSameAccount(stored, fresh);
  return send(call, url, options, fresh);
};

const request = async (call: Call, url: string, options: AnyOptions) => {
  const response = await sendAuthenticated(call, url, options);
  if (!response.ok) throw await toProblem(response);
  return response;
};

/** A controller that aborts with a signal, and can abort alone. */
const derivedSignal = (signal: AbortSignal | undefined) => {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return controller;
};

/** Sends a request and reads its response, within the time limit of the call. */
const requestInTime = <Result>(
  call: Call,
  url: string,
  { signal, timeLimit, ...options }: AnyOptions,
  read: (response: Response) => Result | Promise<Result>,
): Promise<Result> => {
  const controller = derivedSignal(signal);
  return new Promise((resolve, reject) => {
    // It also ends the reading of a file, after this promise.
    setTimeout(
      () => {
        reject(new ApiProblem(call.writes ? 'not-confirmed' : 'no-answer', 0));
        controller.abort();
      },
      timeLimit ?? (call.writes ? timeLimits.write : timeLimits.read),
    );
    request(call, url, { ...options, signal: controller.signal })
      .then(read)
      .then(resolve, reject);
  });
};

const requestRoute = <Result>(
  { pattern, ...call }: CalledRoute,
  options: AnyOptions = {},
  read: (response: Response) => Result | Promise<Result>,
): Promise<Result> => requestInTime(call, apiBase + fillPattern(pattern, options), options, read);

/**
 * Calls a route of the contract, which decides what is sent and what comes back.
 * @throws {ApiProblem} if the server returns an error or does not respond in time.
 */
export const callApi = <Route extends CalledRoute>(
  route: Route,
  ...[options]: Argument<CallOptions<Route>>
): Promise<ResponseOf<Route>> =>
  requestRoute(route, options as AnyOptions, (response) => response.json());

/**
 * Calls a route and returns the whole response, for its headers or for a file.
 * @throws {ApiProblem} as callApi.
 */
export const requestApi = <Route extends CalledRoute>(
  route: Route,
  ...[options]: Argument<CallOptions<Route>>
): Promise<Response> => requestRoute(route, options as AnyOptions, (response) => response);

/**
 * Reads a URL of this origin, by default within the time limit of a read.
 * @throws {ApiProblem} as callApi.
 */
export const readUrl = <Result>(
  url: string,
  options: ReadOptions & Pick<SendOptions, 'timeLimit'>,
  read: (response: Response) => Promise<Result>,
): Promise<Result> =>
  requestInTime({ method: 'GET', writes: false, signedIn: false }, url, options, read);
