import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { ApiError } from '../../errors.ts';

/**
 * Answers `unavailable` when the request has no response after this time. The Firestore client
 * alone would retry each call for up to 45 s, and Hosting gives up after 60 s with its own message.
 * Work that has started continues; a retry under the same key gets its result.
 * @see https://firebase.google.com/docs/hosting/functions
 */
export const requestTimeout =
  (milliseconds: number): RequestHandler =>
  (_request, response, next) => {
    const timer = setTimeout(() => {
      if (!response.headersSent) next(new ApiError('unavailable'));
    }, milliseconds);
    response.once('close', () => clearTimeout(timer));
    next();
  };

/** Runs at most `limit` tasks at a time. Throws `unavailable` for any more. */
export const limitConcurrency = (limit: number) => {
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) throw new ApiError('unavailable');
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
    }
  };
};

const yieldAfterMs = 10;

/**
 * Keeps the event loop responsive during long work: call the returned function at each step. It
 * yields to waiting requests after every 10 ms of work.
 */
export const createYield = (): (() => Promise<void>) => {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < yieldAfterMs) return;
    await setImmediate();
    start = performance.now();
  };
};
