import { apiRoutes, type BodyOf } from 'functions/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../testing/session.ts';
import { idTokenOf } from '../../testing/tokens.ts';
import { forgetSession } from '../session/session.ts';
import { callApi, requestApi } from './api.ts';
import { ApiProblem, endsMembership, endsSession, isClientError } from './apiProblem.ts';
import { messageOf } from './messages.ts';
import { readPage } from './readPage.ts';
import { timeLimits } from './timeLimits.ts';

vi.unmock('./api.ts');
vi.unmock('./readPage.ts');

const getIdToken = vi.hoisted(() => vi.fn<(fresh: boolean) => Promise<string>>());
const auth = vi.hoisted(() => ({
  authStateReady: async () => {},
  currentUser: { getIdToken } as { getIdToken: typeof getIdToken } | null,
}));
vi.mock('../firebase/firebase.ts', () => ({ auth }));

const getAppCheckToken = vi.hoisted(() => vi.fn<() => Promise<string | null>>());
vi.mock('../firebase/appCheck.ts', () => ({ getAppCheckToken }));

const respond = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const problem = (status: number, code: string, details: object = {}) =>
  respond(status, { code, status, message: code, ...details });

const { getTool, placeOrder, resolveCart, updateTool } = apiRoutes;
const params = { id: 'a b' };
const companyId = `company-${'a'.repeat(20)}`;
const order = { body: {} as BodyOf<typeof placeOrder>, idempotencyKey: 'k' };
const fetchMock = vi.fn<typeof fetch>();
const callOf = (index: number) => fetchMock.mock.calls[index];

beforeEach(() => {
  localStorage.clear();
  forgetSession();
  fetchMock.mockReset();
  auth.currentUser = { getIdToken };
  getIdToken.mockImplementation(async (fresh) => (fresh ? 'fresh' : 'cached'));
  getAppCheckToken.mockReset().mockResolvedValue(null);
  vi.stubGlobal('fetch', fetchMock);
});

describe('callApi', () => {
  it('calls the same origin with the token of the caller', async () => {
    fetchMock.mockResolvedValueOnce(respond(200, { _id: 'a b' }));
    expect(await callApi(getTool, { params })).toEqual({ _id: 'a b' });
    const [url, init] = callOf(0) ?? [];
    expect(url).toBe('/api/tool/a%20b');
    expect(init).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer cached' } });
  });

  it('sends a JSON body and an idempotency key', async () => {
    fetchMock.mockResolvedValueOnce(respond(201, {}));
    await callApi(placeOrder, { body: { order: 1 } as never, idempotencyKey: 'k' });
    expect(callOf(0)?.[1]).toMatchObject({
      body: '{"order":1}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    });
  });

  it('sends the version that it changes, and a query without its empty values', async () => {
    fetchMock.mockImplementation(async () => respond(200, {}));
    await callApi(updateTool, { params, body: { updatedInfo: {} }, ifMatch: '"v1"' });
    await callApi(apiRoutes.listTools, { query: { q: 'a&b', sort: '', limit: 2 } });
    expect(callOf(0)?.[1]?.headers).toMatchObject({ 'if-match': '"v1"' });
    expect(callOf(1)?.[0]).toBe('/api/tools?q=a%26b&limit=2');
  });

  it('sends the stored token until Firebase Auth has confirmed the session', async () => {
    const stored = idTokenOf('carla');
    localStorage.setItem('accessToken', stored);
    forgetSession();
    fetchMock.mockImplementation(async () => respond(200, {}));
    await callApi(getTool, { params });
    expect(callOf(0)?.[1]?.headers).toEqual({ authorization: `Bearer ${stored}` });
    expect(getIdToken).not.toHaveBeenCalled();
    signInAs('carla');
    await callApi(getTool, { params });
    expect(callOf(1)?.[1]?.headers).toEqual({ authorization: 'Bearer cached' });
  });

  it.each([401, 403])('retries a %s of the stored token with a fresh one', async (status) => {
    localStorage.setItem('accessToken', idTokenOf('carla'));
    forgetSession();
    const fresh = idTokenOf('carla', { admin: true });
    getIdToken.mockResolvedValue(fresh);
    fetchMock.mockResolvedValueOnce(problem(status, 'refused'));
    fetchMock.mockResolvedValueOnce(respond(200, { _id: 'a b' }));
    expect(await callApi(getTool, { params })).toEqual({ _id: 'a b' });
    expect(callOf(1)?.[1]?.headers).toEqual({ authorization: `Bearer ${fresh}` });
  });

  it.each([401, 403])('never repeats a call refused with %s as another account', async (status) => {
    localStorage.setItem('accessToken', idTokenOf('carla'));
    forgetSession();
    getIdToken.mockResolvedValue(idTokenOf('berta'));
    fetchMock.mockResolvedValueOnce(problem(status, 'refused'));
    await expect(callApi(placeOrder, order)).rejects.toMatchObject({ code: 'unavailable' });
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('names the company for which the account buys, unless it sends no token', async () => {
    signInAs('carla', { buyingFor: companyId });
    fetchMock.mockImplementation(async () => respond(200, {}));
    await callApi(getTool, { params });
    await callApi(getTool, { params, anonymous: true });
    signInAs('berta');
    await callApi(getTool, { params });
    const companies = fetchMock.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('x-company'),
    );
    expect(companies).toEqual([companyId, null, null]);
  });

  it('sends no token with anonymous calls', async () => {
    fetchMock.mockResolvedValueOnce(respond(200, {}));
    await callApi(getTool, { params, anonymous: true });
    expect(callOf(0)?.[1]?.headers).toEqual({});
    expect(getIdToken).not.toHaveBeenCalled();
  });

  it('sends an App Check token with writes if App Check is configured', async () => {
    getAppCheckToken.mockResolvedValue('proof');
    fetchMock.mockImplementation(async () => respond(200, {}));
    await callApi(placeOrder, order);
    await callApi(placeOrder, { ...order, anonymous: true });
    await callApi(getTool, { params });
    await callApi(resolveCart, { body: { rows: [] } });
    expect(callOf(0)?.[1]?.headers).toHaveProperty('x-firebase-appcheck', 'proof');
    expect(callOf(1)?.[1]?.headers).toHaveProperty('x-firebase-appcheck', 'proof');
    expect(callOf(2)?.[1]?.headers).not.toHaveProperty('x-firebase-appcheck');
    expect(callOf(3)?.[1]?.headers).not.toHaveProperty('x-firebase-appcheck');
  });

  it('does not end the session if App Check fails', async () => {
    fetchMock.mockResolvedValueOnce(problem(401, 'unauthenticated', { appCheck: 'missing' }));
    const error: unknown = await callApi(placeOrder, order).catch((cause: unknown) => cause);
    expect(endsSession(error)).toBe(false);
    expect(messageOf(error)).toMatch(/allow it to load reCAPTCHA/);
    expect(endsSession(new ApiProblem('unauthenticated', 401))).toBe(true);
  });

  it('retries a 403 once with a fresh token', async () => {
    fetchMock
      .mockResolvedValueOnce(problem(403, 'forbidden'))
      .mockResolvedValueOnce(respond(200, 7));
    expect(await callApi(getTool, { params })).toBe(7);
    expect(callOf(1)?.[1]?.headers).toEqual({ authorization: 'Bearer fresh' });
  });

  it.each([
    ['auth/user-token-expired', 'unauthenticated', true],
    ['auth/user-disabled', 'unauthenticated', true],
    ['auth/network-request-failed', 'network', false],
    ['auth/internal-error', 'unavailable', false],
  ])('sends nothing if Firebase Auth returns no token: %s is %s', async (code, failure, ends) => {
    getIdToken.mockRejectedValueOnce(Object.assign(new Error('raw'), { code }));
    const error = await callApi(getTool, { params }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ApiProblem', code: failure });
    expect(endsSession(error)).toBe(ends);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('sends a call of an account only with its token, and ends no session without one', async () => {
    auth.currentUser = null;
    fetchMock.mockImplementation(async () => respond(200, {}));
    const error = await callApi(apiRoutes.listMemberships).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ApiProblem', code: 'unauthenticated' });
    expect(endsSession(error)).toBe(false);
    expect(fetchMock).not.toHaveBeenCalled();
    await callApi(getTool, { params });
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('does not repeat a call of an account that has been signed out meanwhile', async () => {
    localStorage.setItem('accessToken', idTokenOf('carla'));
    auth.currentUser = null;
    fetchMock.mockImplementation(async () => problem(401, 'unauthenticated'));
    const error = await callApi(apiRoutes.listMemberships).catch((thrown: unknown) => thrown);
    expect(endsSession(error)).toBe(false);
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it.each(['forbidden', 'email-required'])('ends the session on a second 403: %s', async (code) => {
    fetchMock.mockImplementation(async () => problem(403, code));
    const error: unknown = await callApi(getTool, { params }).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code, status: 403 });
    expect(endsSession(error)).toBe(true);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it.each(['not-a-member', 'invitation-address'] as const)(
    'does not end the session on another 403: %s',
    async (code) => {
      fetchMock.mockImplementation(async () => problem(403, code));
      const error: unknown = await callApi(getTool, { params }).catch((cause: unknown) => cause);
      expect(endsSession(error)).toBe(false);
      expect(endsMembership(error)).toBe(code === 'not-a-member');
    },
  );

  it('keeps the code and the details of a problem', async () => {
    fetchMock.mockResolvedValueOnce(problem(409, 'insufficient-stock', { available: 3 }));
    await expect(callApi(placeOrder, order)).rejects.toMatchObject({
      code: 'insufficient-stock',
      details: { available: 3 },
    });
  });

  it('reports a failure without a problem document as unavailable', async () => {
    fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(callApi(getTool, { params })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('reports a network error as such', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(callApi(getTool, { params })).rejects.toMatchObject({ code: 'network' });
  });

  it('rejects an aborted call with its AbortError', async () => {
    const abortError = new DOMException('aborted', 'AbortError');
    fetchMock.mockRejectedValueOnce(abortError);
    await expect(callApi(getTool, { params, signal: AbortSignal.abort() })).rejects.toBe(
      abortError,
    );
  });
});

describe('a request that the document has started', () => {
  const token = idTokenOf('carla');
  const url = '/api/tool/a%20b';

  const prefetch = (key: string, response: Response, sent: object = { token }) => {
    const started = {
      company: '',
      ...sent,
      response: Promise.resolve(response),
      startedAt: Date.now(),
    };
    vi.stubGlobal('prefetchedRequests', { [key]: started });
  };

  beforeEach(() => {
    localStorage.setItem('accessToken', token);
    forgetSession();
    fetchMock.mockImplementation(async () => respond(200, 'sent'));
  });

  it('is not repeated with the same token', async () => {
    prefetch(`GET ${url}`, respond(200, 'prefetched'));
    expect(await callApi(getTool, { params })).toBe('prefetched');
    expect(await callApi(getTool, { params })).toBe('sent');
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('is repeated for another account, and without one', async () => {
    prefetch(`GET ${url}`, respond(200, 'prefetched'), { token: idTokenOf('berta') });
    expect(await callApi(getTool, { params })).toBe('sent');
    prefetch(`GET ${url}`, respond(200, 'prefetched'));
    expect(await callApi(getTool, { params, anonymous: true })).toBe('sent');
    prefetch(`GET ${url}`, respond(200, 'prefetched'));
    signInAs('berta');
    expect(await callApi(getTool, { params })).toBe('sent');
  });

  it.each([401, 403])('is retried with a fresh token after a %i', async (status) => {
    const fresh = idTokenOf('carla', { admin: true });
    getIdToken.mockResolvedValue(fresh);
    prefetch(`GET ${url}`, problem(status, 'unauthenticated'));
    expect(await callApi(getTool, { params })).toBe('sent');
    expect(callOf(0)?.[1]?.headers).toEqual({ authorization: `Bearer ${fresh}` });
  });

  it('is used for the same cart only', async () => {
    const key = 'POST /api/cart/resolve';
    const rows = [{ toolId: 'plane', quantity: 1 }];
    const body = JSON.stringify({ rows });
    prefetch(key, respond(200, 'prefetched'), { body });
    expect(await callApi(resolveCart, { body: { rows }, anonymous: true })).toBe('prefetched');
    prefetch(key, respond(200, 'prefetched'), { body: body.replace('plane', 'saw') });
    expect(await callApi(resolveCart, { body: { rows }, anonymous: true })).toBe('sent');
  });

  it('is repeated after a change', async () => {
    prefetch(`GET ${url}`, respond(200, 'prefetched'));
    await callApi(placeOrder, order);
    expect(await callApi(getTool, { params })).toBe('sent');
  });
});

describe('readPage', () => {
  const page = async (link?: string) => {
    fetchMock.mockResolvedValueOnce(respond(200, [1, 2], link ? { link } : {}));
    return readPage<number>('/api/tools?limit=2');
  };

  it('reads the URL of the next page from the Link header', async () => {
    const link = '</api/tools?limit=2&cursor=abc%3D>; rel="next"';
    expect(await page(link)).toEqual({ items: [1, 2], next: '/api/tools?limit=2&cursor=abc%3D' });
  });

  it.each([
    undefined,
    '</api/tools>; rel="prev"',
    '<https://evil.test/>; rel="next"',
    '<//evil.test/>; rel="next"',
  ])('has no next page if the header is %s', async (link) => {
    expect((await page(link)).next).toBeNull();
  });
});

describe('isClientError', () => {
  it.each([
    [400, true],
    [409, true],
    [500, false],
    [0, false],
  ])('of status %i is %s', (status, expected) => {
    expect(isClientError(new ApiProblem('internal', status))).toBe(expected);
  });

  it('is false for other errors', () => {
    expect(isClientError(new Error('x'))).toBe(false);
  });
});

describe('the time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const silent = (): Promise<Response> => new Promise(() => {});
  /** A response whose body never comes. */
  const headersOnly = async () => Object.assign(respond(200, {}), { json: silent });

  const codeAfter = async (call: Promise<unknown>, ms: number) => {
    const settled = call.catch(({ code }) => code);
    await vi.advanceTimersByTimeAsync(ms);
    return Promise.race([settled, Promise.resolve('open')]);
  };

  it.each([
    ['a read', () => callApi(getTool, { params }), timeLimits.read, 'no-answer'],
    ['a public read', () => callApi(getTool, { params, anonymous: true }), 30_000, 'no-answer'],
    ['a page of a list', () => readPage('/api/tools'), timeLimits.read, 'no-answer'],
    ['a write', () => callApi(placeOrder, order), timeLimits.write, 'not-confirmed'],
    [
      'an export',
      () => requestApi(getTool, { params, timeLimit: timeLimits.table }),
      timeLimits.table,
      'no-answer',
    ],
  ] as const)('of %s ends a call without an answer', async (_, start, limit, code) => {
    for (const answer of [silent, ...(limit === timeLimits.table ? [] : [headersOnly])]) {
      fetchMock.mockImplementation(answer);
      const call = start();
      expect(await codeAfter(call, limit - 100)).toBe('open');
      expect(callOf(fetchMock.mock.calls.length - 1)?.[1]?.signal?.aborted).toBe(false);
      expect(await codeAfter(call, 200)).toBe(code);
      expect(callOf(fetchMock.mock.calls.length - 1)?.[1]?.signal?.aborted).toBe(true);
    }
  });

  it('also ends a call that waits for its token', async () => {
    getIdToken.mockReturnValue(new Promise(() => {}));
    expect(await codeAfter(callApi(getTool, { params }), timeLimits.read)).toBe('no-answer');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('says what is certain', () => {
    expect(messageOf(new ApiProblem('no-answer', 0))).toMatch(/too long to answer.*try again/);
    expect(messageOf(new ApiProblem('not-confirmed', 0))).toMatch(
      /not confirmed yet.*try again: it is done only once/,
    );
  });

  it('leaves the key of a request for its retry', () => {
    const unanswered = [new ApiProblem('no-answer', 0), new ApiProblem('not-confirmed', 0)];
    expect(unanswered.some((error) => isClientError(error) || endsSession(error))).toBe(false);
  });
});
