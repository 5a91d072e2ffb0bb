import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countReads } from '../../store/reads/usage.ts';
import { serve } from '../../testing/api/serve.ts';
import { handleError } from '../errors/errorHandler.ts';
import { limitReads } from './limitReads.ts';

/** A shop whose calls cost the reads in their path, for callers in a header. */
const open = async (limit: number) => {
  const app = express().set('trust proxy', 1);
  app.use((request, response, next) => {
    const [uid, role] = (request.get('caller') ?? '').split(' ');
    if (uid) Object.assign(response.locals, { caller: { uid, admin: role === 'admin' } });
    next();
  });
  app.use(limitReads({ value: () => limit }));
  app.all('/:reads', async ({ params }, response) => {
    await Promise.resolve();
    countReads(Number(params.reads));
    response.send('');
  });
  app.use(handleError);
  const url = await serve(app);
  return async (reads: number, headers: Record<string, string> = {}, method = 'GET') => {
    const { status } = await fetch(`${url}/${reads}`, { method, headers });
    return status;
  };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // The cache takes a time of 0 for none.
  vi.advanceTimersByTime(1);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('limitReads', () => {
  it('refuses a caller who has spent the reads of a minute, on any call, until it is over', async () => {
    const call = await open(100);
    expect(await call(60)).toBe(200);
    expect(await call(60), 'a call that exceeds the limit is answered').toBe(200);
    expect(await call(1)).toBe(429);
    vi.advanceTimersByTime(61_000);
    expect(await call(1)).toBe(200);
  });

  it('counts each account, whatever its address', async () => {
    const call = await open(100);
    expect(await call(100, { caller: 'one' })).toBe(200);
    expect(await call(1, { caller: 'one', 'X-Forwarded-For': '192.0.2.1' })).toBe(429);
    expect(await call(1, { caller: 'other' })).toBe(200);
  });

  it('counts each address, and ten times as many of all that one caller forges', async () => {
    const call = await open(100);
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    expect(await call(100, from('192.0.2.1'))).toBe(200);
    expect(await call(1, from('192.0.2.1'))).toBe(429);
    expect(await call(1, from('192.0.2.2'))).toBe(200);
  });

  it('limits neither staff nor writes, and nobody without a limit', async () => {
    const call = await open(100);
    for (const _ of [1, 2]) expect(await call(100, { caller: 'one admin' })).toBe(200);
    for (const _ of [1, 2]) expect(await call(100, {}, 'POST')).toBe(200);
    const unlimited = await open(0);
    for (const _ of [1, 2]) expect(await unlimited(100)).toBe(200);
  });
});
