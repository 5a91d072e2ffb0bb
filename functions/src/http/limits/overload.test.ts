import { setImmediate } from 'node:timers';
import { setTimeout as delay } from 'node:timers/promises';
import express, { type RequestHandler } from 'express';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../../testing/api/serve.ts';
import { handleError } from '../errors/errorHandler.ts';
import { createYield, limitConcurrency, requestTimeout } from './overload.ts';

const serveWithTimeout = (handler: RequestHandler): Promise<string> => {
  const app = express();
  app.get('/quick', (_request, response) => {
    response.json('quick');
  });
  app.get('/slow', requestTimeout(20), handler);
  app.use(handleError);
  return serve(app);
};

const slow: [string, () => unknown][] = [
  ['answers', () => 'late'],
  [
    'fails',
    () => {
      throw new Error('late');
    },
  ],
];

describe('requestTimeout', () => {
  it.each(slow)('answers that the shop is busy when the handler %s too late', async (_, end) => {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const address = await serveWithTimeout(async (_request, response) => {
      await delay(60);
      setImmediate(resolve);
      response.json(end());
    });
    const response = await fetch(`${address}/slow`);
    expect([response.status, await response.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'unavailable' }),
    ]);
    await ended;
    // Uses the same connection, which the late result must not have broken.
    expect((await fetch(`${address}/quick`)).status).toBe(200);
  });

  it('does not interrupt a response that has started', async () => {
    const address = await serveWithTimeout(async (_request, response) => {
      response.write('one');
      await delay(60);
      response.end(', two');
    });
    const response = await fetch(`${address}/slow`);
    expect([response.status, await response.text()]).toEqual([200, 'one, two']);
  });
});

it('runs at most that many tasks at a time, and accepts another when one has ended or failed', async () => {
  const limited = limitConcurrency(2);
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const running = [limited(() => first.promise), limited(() => second.promise)];
  await expect(limited(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' });
  first.resolve('first');
  expect(await running[0]).toBe('first');
  expect(await limited(async () => 'fourth')).toBe('fourth');
  second.reject(new Error('failed'));
  await expect(running[1]).rejects.toThrow('failed');
  expect(await limited(async () => 'fifth')).toBe('fifth');
});

it('yields to other requests after 10 ms of work', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const yieldToOthers = createYield();
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  now.mockReturnValue(9);
  await yieldToOthers();
  expect(others).toBe(0);
  now.mockReturnValue(10);
  await yieldToOthers();
  expect(others).toBe(1);
});
