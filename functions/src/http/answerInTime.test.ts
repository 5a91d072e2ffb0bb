import { setTimeout as delay } from 'node:timers/promises';
import express, { type RequestHandler } from 'express';
import { describe, expect, it } from 'vitest';
import { serve } from '../testing/serve.ts';
import { answerInTime } from './answerInTime.ts';
import { handleError } from './errorHandler.ts';

const serveInTime = (handler: RequestHandler): Promise<string> => {
  const app = express();
  app.get('/quick', (_request, response) => {
    response.json('quick');
  });
  app.get('/slow', answerInTime(20), handler);
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

describe('answerInTime', () => {
  it.each(slow)(
    'tells that the shop is busy, whatever comes of what %s too late',
    async (_, end) => {
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const address = await serveInTime(async (_request, response) => {
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
    const address = await serveInTime(async (_request, response) => {
      response.write('one');
      await delay(60);
      response.end(', two');
    });
    const answer = await fetch(`${address}/slow`);
    expect([answer.status, await answer.text()]).toEqual([200, 'one, two']);
  });
});
