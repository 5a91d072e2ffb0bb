import express, { type RequestHandler } from 'express';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../accounts.ts';
import { serve } from '../testing/serve.ts';
import { handleError } from './errorHandler.ts';
import {
  limitAccounts,
  limitAddresses,
  limitLookups,
  limitRefusedEvents,
} from './limitRequests.ts';

const asCaller: RequestHandler = (request, response, next) => {
  const uid = request.get('x-uid');
  if (uid) response.locals.caller = { uid } as Caller;
  next();
};

const shopWith = (limiter: RequestHandler) => {
  const app = express();
  app.set('trust proxy', 1);
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

  it('leaves no lookup without a limit: another spelling counts as a write', async () => {
    const url = await shopWith(limitAddresses({ value: () => 1 }));
    const answers: number[] = [];
    for (const path of [resolve, '/api/Cart/Resolve', '/cart/resolve/', resolve]) {
      answers.push((await fetch(`${url}${path}`, post())).status);
    }
    expect(answers).toEqual([200, 200, 429, 200]);
  });

  it('is off at 0', async () => {
    const url = await shopWith(limitLookups({ value: () => 0 }));
    expect(await statuses(`${url}${resolve}`, [post(), post()])).toEqual([200, 200]);
  });
});

describe('limitRefusedEvents', () => {
  const events = '/api/stripe/events';
  const forged = post({ 'X-Forged': 'true' });

  const refuseForged: RequestHandler = (request, response, next) => {
    if (!request.get('x-forged')) return next();
    response.status(400).json({});
  };

  const shop = () => {
    const limiter = limitRefusedEvents({ value: () => 2 });
    const router = express.Router().use(limiter, refuseForged);
    return shopWith(router);
  };

  it('limits the refused events of each address', async () => {
    const url = await shop();
    const sent = await statuses(`${url}${events}`, [forged, forged, forged]);
    expect(sent).toEqual([400, 400, 429]);
    const elsewhere = post({ 'X-Forged': 'true', 'X-Forwarded-For': '192.0.2.1' });
    expect((await fetch(`${url}${events}`, elsewhere)).status).toBe(400);
  });

  it('never limits the accepted events of an address', async () => {
    const sent = Array.from({ length: 5 }, () => post());
    expect(await statuses(`${await shop()}${events}`, sent)).toEqual(sent.map(() => 200));
  });

  it('leaves no event without a limit: another spelling counts as a write', async () => {
    const url = await shopWith(limitAddresses({ value: () => 1 }));
    const answers: number[] = [];
    for (const path of [events, '/stripe/events/', '/Stripe/events', events]) {
      answers.push((await fetch(`${url}${path}`, post())).status);
    }
    expect(answers).toEqual([200, 200, 429, 200]);
  });
});

describe('limitAccounts', () => {
  it('counts each account separately, and no visitors', async () => {
    const url = await shopWith(limitAccounts({ value: () => 1 }));
    const by = ['one', 'other', 'one', '', ''].map((uid) => post({ 'X-Uid': uid }));
    expect(await statuses(url, by)).toEqual([200, 200, 429, 200, 200]);
  });
});
