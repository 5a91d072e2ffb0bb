import express, { Router } from 'express';
import { expect, it } from 'vitest';
import type { Caller } from '../../store/accounts/caller.ts';
import { serve } from '../../testing/api/serve.ts';
import { handleError } from '../errors/errorHandler.ts';
import { limitAccounts, limitApiKeys } from './limitRequests.ts';

/** A shop that takes two requests a minute of a key, and one write of an account. */
const openShop = () => {
  const app = express();
  app.use((request, response, next) => {
    const id = request.get('x-key');
    const key = id ? { key: { id } } : {};
    response.locals.caller = { uid: 'ada', ...key } as Caller;
    next();
  });
  app.use(Router().use(limitApiKeys({ value: () => 2 }), limitAccounts({ value: () => 1 })));
  app.use((_request, response) => {
    response.json({});
  });
  app.use(handleError);
  return serve(app);
};

it('Each key has a separate limit for all that it sends, which each answer names', async () => {
  const url = await openShop();
  const sendWith = (key: string | undefined, method: string) =>
    fetch(url, { method, headers: key ? { 'x-key': key } : {} });
  const statusesOf = async (key: string | undefined, methods: string[]) => {
    const statuses: number[] = [];
    for (const method of methods) statuses.push((await sendWith(key, method)).status);
    return statuses;
  };
  const first = await sendWith('one', 'GET');
  expect(first.headers.get('ratelimit-policy')).toMatch(/^"key"; q=2; w=60/);
  expect(first.headers.get('ratelimit')).toMatch(/^"key"; r=1; t=\d+/);
  expect(await statusesOf('one', ['POST', 'GET'])).toEqual([200, 429]);
  expect(await statusesOf('other', ['POST', 'POST', 'POST'])).toEqual([200, 200, 429]);
  expect(await statusesOf(undefined, ['POST', 'POST'])).toEqual([200, 429]);
  const refused = await sendWith('one', 'GET');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
});
