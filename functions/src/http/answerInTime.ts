import type { RequestHandler } from 'express';
import { ApiError } from '../errors.ts';

/**
 * Fails with `unavailable` when nothing has been answered for so many milliseconds. The store's
 * client alone would try for up to 45 s, call by call, and Hosting gives up after 60 s, in its own
 * words. What the request began goes on; a write sent again under its key finds what became of it.
 * @see https://firebase.google.com/docs/hosting/functions
 */
export const answerInTime =
  (milliseconds: number): RequestHandler =>
  (_request, response, next) => {
    const timer = setTimeout(() => {
      if (!response.headersSent) next(new ApiError('unavailable'));
    }, milliseconds);
    response.once('close', () => clearTimeout(timer));
    next();
  };
