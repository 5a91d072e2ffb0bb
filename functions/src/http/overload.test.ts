import { setImmediate } from 'node:timers';
import { setTimeout as delay } from 'node:timers/promises';
import express, { type RequestHandler } from 'express';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../testing/serve.ts';
import { handleError } from './errorHandler.ts';
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
  ['answers', () => 'at last'],
  [
    'fails',
    () => {
      throw new Error('at last');
    },
  ],
];

describe('requestTimeout', () => {
  it.each(slow)(
    'tells that the shop is busy, whatever comes of what %s too late',
    async (_, end) => {
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const address = await serveWithTimeout(async (_request, response) => {
        await delay(60);
        setImmediate(resolve);
        response.json(end());
      });
      const answer = await fetch(`${address}/slow`);
      expect([answer.status, await answer.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'unavailable' }),
      ]);
      await ended;
      // The connection is the same, and must not have been broken by what came too late.
      expect((await fetch(`${address}/quick`)).status).toBe(200);
    },
  );

  it('lets an answer that has begun take its time', async () => {
    const address = await serveWithTimeout(async (_request, response) => {
      response.write('one');
      await delay(60);
      response.end(', two');
    });
    const answer = await fetch(`${address}/slow`);
    expect([answer.status, await answer.text()]).toEqual([200, 'one, two']);
  });
});

it('runs so many tasks at a time, and takes another when one has ended or failed', async () => {
  const inTurn = limitConcurrency(2);
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const running = [inTurn(() => first.promise), inTurn(() => second.promise)];
  await expect(inTurn(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' });
  first.resolve('first');
  expect(await running[0]).toBe('first');
  expect(await inTurn(async () => 'fourth')).toBe('fourth');
  second.reject(new Error('failed'));
  await expect(running[1]).rejects.toThrow('failed');
  expect(await inTurn(async () => 'fifth')).toBe('fifth');
});

it('lets others go ahead once ten milliseconds of work have passed', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const turn = createYield();
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  now.mockReturnValue(9);
  await turn();
  expect(others).toBe(0);
  now.mockReturnValue(10);
  await turn();
  expect(others).toBe(1);
});
