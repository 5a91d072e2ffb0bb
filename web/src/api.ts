import { type ApiRoute, apiBase, type Problem } from 'functions/contract';
import { ApiProblem } from './apiProblem.ts';
import { takePrefetchedRequest } from './prefetchedRequests.ts';

interface CallOptions {
  body?: object;
  /** Sent as it is, in place of a body. */
  file?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sends no token: for what everyone may read, which the CDN can then answer. */
  anonymous?: boolean;
}

const isProblem = (body: unknown): body is Problem =>
  typeof (body as Problem | null)?.code === 'string';

const problemOf = async (response: Response): Promise<ApiProblem> => {
  const body: unknown = await response.json().catch(() => null);
  if (isProblem(body)) return new ApiProblem(body.code, response.status, body);
  return new ApiProblem(response.status >= 500 ? 'unavailable' : 'internal', response.status);
};

/** What the provider gives no token for when the session is over for good. */
const sessionEnds = ['auth/user-disabled', 'auth/user-not-found', 'auth/user-token-expired'];

const throwTokenProblem = (cause: { code?: string }): never => {
  const { code = '' } = cause;
  if (code === 'auth/network-request-failed') throw new ApiProblem('network', 0, {}, cause);
  if (sessionEnds.includes(code)) throw new ApiProblem('unauthenticated', 401, {}, cause);
  throw new ApiProblem('unavailable', 503, {}, cause);
};

/** Loaded on the first call that needs it: the home page's own calls do not. */
const bearer = async (forceRefresh: boolean): Promise<Record<string, string>> => {
  const { auth } = await import('./firebase.ts');
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken(forceRefresh).catch(throwTokenProblem);
  return token ? { authorization: `Bearer ${token}` } : {};
};

/** A call that writes proves that it comes from the shop, where App Check is set up. The header's code brings the module. */
const attestation = async (method: ApiRoute['method']): Promise<Record<string, string>> => {
  if (method === 'GET') return {};
  const { getAppCheckToken } = await import('./appCheck.ts');
  const token = await getAppCheckToken();
  return token ? { 'x-firebase-appcheck': token } : {};
};

const send = async (
  method: ApiRoute['method'],
  url: string,
  { body, file, headers, signal }: CallOptions,
  authorization: Record<string, string>,
): Promise<Response> => {
  const json = body && { 'content-type': 'application/json' };
  const content = file ?? (body && JSON.stringify(body));
  try {
    return await fetch(url, {
      method,
      headers: { ...json, ...headers, ...authorization, ...(await attestation(method)) },
      ...(content && { body: content }),
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiProblem('network', 0, {}, cause);
  }
};

/** A document may have begun a request that its page would make at once. */
const sendAnonymously = async (
  method: ApiRoute['method'],
  url: string,
  options: CallOptions,
): Promise<Response> => {
  const started = method === 'GET' ? takePrefetchedRequest(url) : undefined;
  const answer = await started?.catch(() => undefined);
  return answer ?? send(method, url, options, {});
};

/** A right granted since the token was made is in the next one: a 403 is tried once more. */
const sendAsCaller = async (method: ApiRoute['method'], url: string, options: CallOptions) => {
  if (options.anonymous) return sendAnonymously(method, url, options);
  const response = await send(method, url, options, await bearer(false));
  if (response.status !== 403) return response;
  return send(method, url, options, await bearer(true));
};

const respond = async (method: ApiRoute['method'], url: string, options: CallOptions) => {
  const response = await sendAsCaller(method, url, options);
  if (!response.ok) throw await problemOf(response);
  return response;
};

/**
 * Makes a call of the contract; `href` is the route's path with its parameters filled in.
 * @throws {ApiProblem} when it is refused, fails or gets no answer.
 */
export const callApi = async <Result>(
  { method }: Pick<ApiRoute, 'method'>,
  href: string,
  options: CallOptions = {},
): Promise<Result> => (await respond(method, apiBase + href, options)).json();

/**
 * Makes a call whose answer is more than its JSON: a header counts, or it is a file.
 * @throws {ApiProblem} as callApi.
 */
export const requestApi = (
  { method }: Pick<ApiRoute, 'method'>,
  href: string,
  options: CallOptions = {},
): Promise<Response> => respond(method, apiBase + href, options);

/** Some items of a list, and the address of those that follow. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

const nextLink = (header: string | null) =>
  header?.match(/<(\/[^/>][^>]*)>\s*;[^,]*\brel="?next"?/)?.[1] ?? null;

/**
 * Reads a page of a list at an address of this origin: the list's own, or the `next` of the page
 * before it.
 * @throws {ApiProblem} as callApi.
 */
export const readPage = async <Item>(
  url: string,
  options: CallOptions = {},
): Promise<Page<Item>> => {
  const response = await respond('GET', url, options);
  return { items: await response.json(), next: nextLink(response.headers.get('link')) };
};
