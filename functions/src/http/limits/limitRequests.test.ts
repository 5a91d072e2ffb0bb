import express, { type RequestHandler, Router } from 'express';
import { describe, expect, it } from 'vitest';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { serve } from '../../testing/api/serve.ts';
import { handleError } from '../errors/errorHandler.ts';
import {
  limitAccounts,
  limitAddresses,
  limitFailures,
  limitLookups,
  limitUnsignedEvents,
} from './limitRequests.ts';

const asCaller: RequestHandler = (request, response, next) => {
  const uid = request.get('x-uid');
  if (uid) response.locals.caller = { uid } as Caller;
  next();
};

const shopWith = (limiter: RequestHandler, proxies = 1) => {
  const app = express();
  app.set('trust proxy', (_address: string, hop: number) => hop < proxies);
  app.use(asCaller, limiter, (_request, response) => {
    response.json({});
  });
  app.use(handleError);
  return serve(app);
};

/** The statuses of requests that are sent one after the other. */
const statuses = async (url: string, requests: RequestInit[]) => {
  const statuses: number[] = [];
  for (const request of requests) statuses.push((await fetch(url, request)).status);
  return statuses;
};

const post = (headers: Record<string, string> = {}): RequestInit => ({ method: 'POST', headers });

const via = (...addresses: string[]) => ({ 'X-Forwarded-For': addresses.join(', ') });

describe('limitAddresses', () => {
  it('refuses one write too many with a problem and a Retry-After header', async () => {
    const url = await shopWith(limitAddresses({ value: () => 2 }));
    expect(await statuses(url, [post(), post()])).toEqual([200, 200]);
    const refused = await fetch(url, post());
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'rate-limited', status: 429 }),
    ]);
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('counts each address separately, an IPv6 network as one', async () => {
    const url = await shopWith(limitAddresses({ value: () => 1 }));
    const from = (address: string) => post({ 'X-Forwarded-For': address });
    const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.1', '2001:db8::1', '2001:db8::2'];
    expect(await statuses(url, addresses.map(from))).toEqual([200, 200, 429, 200, 429]);
  });

  it('counts no request of a signed-in caller: an office shares an address', async () => {
    const url = await shopWith(limitAddresses({ value: () => 1 }));
    const buyers = Array.from({ length: 8 }, (_, index) => post({ 'X-Uid': `buyer-${index}` }));
    const responses = await statuses(url, [post(), ...buyers, ...buyers]);
    expect(responses).toEqual(responses.map(() => 200));
  });

  it('lets nobody use up the limit of another address by forging it', async () => {
    const url = await shopWith(limitAddresses({ value: () => 2 }), 2);
    const [office, hosting, attacker] = ['192.0.2.1', '198.51.100.1', '203.0.113.9'];
    const forged = Array.from({ length: 4 }, () => post(via(office, attacker)));
    expect(await statuses(url, forged)).toEqual([200, 200, 429, 429]);
    const prepended = post(via(office, attacker, hosting));
    expect(await statuses(url, [prepended, prepended, prepended])).toEqual([200, 200, 429]);
    expect(await statuses(url, [post(via(office, hosting))])).toEqual([200]);
  });

  it('limits what one caller sends under forged addresses', async () => {
    const url = await shopWith(limitAddresses({ value: () => 1 }), 2);
    const forged = Array.from({ length: 12 }, (_, index) =>
      post(via(`192.0.2.${index}`, '203.0.113.9')),
    );
    expect((await statuses(url, forged)).filter((status) => status === 200)).toHaveLength(10);
    expect(await statuses(url, [post(via('192.0.2.1', '198.51.100.1'))])).toEqual([200]);
  });

  it('never refuses a read', async () => {
    const url = await shopWith(limitAddresses({ value: () => 1 }));
    const reads = [post(), { method: 'GET' }, { method: 'HEAD' }, { method: 'GET' }];
    expect(await statuses(url, reads)).toEqual([200, 200, 200, 200]);
  });

  it('is off at 0', async () => {
    const url = await shopWith(limitAddresses({ value: () => 0 }));
    expect(await statuses(url, [post(), post(), post()])).toEqual([200, 200, 200]);
  });
});

describe('limitLookups', () => {
  const resolve = '/api/cart/resolve';

  it('limits the lookups of each address, with or without the prefix of the API', async () => {
    const url = await shopWith(limitLookups({ value: () => 2 }));
    const paths = [resolve, '/cart/resolve?x=1', resolve, '/inquiry', '/cart/resolve'];
    const answers: number[] = [];
    for (const path of paths) answers.push((await fetch(`${url}${path}`, post())).status);
    expect(answers).toEqual([200, 200, 429, 200, 429]);
    const elsewhere = await fetch(`${url}${resolve}`, post({ 'X-Forwarded-For': '192.0.2.1' }));
    expect(elsewhere.status).toBe(200);
  });

  it('leaves no lookup without a limit, however its path is spelled', async () => {
    const url = await shopWith(limitLookups({ value: () => 2 }));
    const answers: number[] = [];
    for (const path of [resolve, '/api/Cart/Resolve', '/cart/resolve/', resolve]) {
      answers.push((await fetch(`${url}${path}`, post())).status);
    }
    expect(answers).toEqual([200, 200, 429, 429]);
  });

  it('counts signed-in callers by account, whatever visitors of their address do', async () => {
    const url = `${await shopWith(limitLookups({ value: () => 1 }))}${resolve}`;
    const by = ['', '', 'one', 'other', 'one'].map((uid) => post({ 'X-Uid': uid }));
    expect(await statuses(url, by)).toEqual([200, 429, 200, 200, 429]);
  });

  it('is off at 0', async () => {
    const url = await shopWith(limitLookups({ value: () => 0 }));
    expect(await statuses(`${url}${resolve}`, [post(), post()])).toEqual([200, 200]);
  });
});

describe('limitUnsignedEvents', () => {
  const events = '/api/stripe/events';
  const [unsigned, signed, unbooked] = ['none', 'valid', 'unbooked'].map((signature) =>
    post({ 'X-Signature': signature }),
  ) as [RequestInit, RequestInit, RequestInit];

  const receive: RequestHandler = (request, response) => {
    const signature = request.get('x-signature');
    response.locals.isSigned = signature !== 'none';
    if (signature !== 'valid') throw validationError({ body: 'Not signed' });
    response.json({});
  };

  const shop = async () =>
    `${await shopWith(Router().use(receive, limitUnsignedEvents({ value: () => 2 })))}${events}`;

  it('limits the events of each address that have no valid signature', async () => {
    const url = await shop();
    expect(await statuses(url, [unsigned, unsigned, unsigned])).toEqual([400, 400, 429]);
    const elsewhere = post({ 'X-Signature': 'none', ...via('192.0.2.1') });
    expect(await statuses(url, [elsewhere])).toEqual([400]);
  });

  it.each([
    ['after a flood of forged ones', signed, 200],
    ['that cannot be booked', unbooked, 400],
  ])('never refuses a signed one %s', async (_, event, status) => {
    const url = await shop();
    const flood = Array.from({ length: 10 }, () => unsigned);
    expect((await statuses(url, flood)).at(-1)).toBe(429);
    const requests = Array.from({ length: 10 }, () => event);
    expect(await statuses(url, requests)).toEqual(requests.map(() => status));
  });

  it('never counts a valid one as a write, however its path is spelled', async () => {
    const url = await shopWith(limitAddresses({ value: () => 1 }));
    const answers: number[] = [];
    for (const path of [events, '/stripe/events/', '/Stripe/events', events]) {
      answers.push((await fetch(`${url}${path}`, post())).status);
    }
    expect(answers).toEqual([200, 200, 200, 200]);
  });
});

describe('limitFailures', () => {
  it('limits what has failed, and nothing else', async () => {
    const authenticate: RequestHandler = (request, _response, next) =>
      next(request.get('x-token') && new ApiError('unauthenticated'));
    const limiter = limitFailures(limitAddresses({ value: () => 1 }));
    const url = await shopWith(Router().use(authenticate, limiter));
    const invalid = post({ 'X-Token': 'invalid' });
    expect(await statuses(url, [invalid, post(), invalid, post()])).toEqual([401, 200, 429, 200]);
  });
});

describe('limitAccounts', () => {
  it('counts each account separately, and no visitors', async () => {
    const url = await shopWith(limitAccounts({ value: () => 1 }));
    const by = ['one', 'other', 'one', '', ''].map((uid) => post({ 'X-Uid': uid }));
    expect(await statuses(url, by)).toEqual([200, 200, 429, 200, 200]);
  });
});
