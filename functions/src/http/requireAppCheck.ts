import type { RequestHandler } from 'express';
import { ApiError } from '../errors.ts';
import { isWrite } from './isWrite.ts';

/** Whether App Check is enforced, read anew for each request, and what verifies a token. */
export interface AppCheck {
  enforced: { value: () => boolean };
  /** Throws for a token that is no good. */
  verify: (token: string) => Promise<void>;
}

/**
 * Where enforced, lets a write pass only from the shop's own app, which proves itself by an App
 * Check token. Throws `unauthenticated`.
 */
export const requireAppCheck =
  ({ enforced, verify }: AppCheck): RequestHandler =>
  async (request, _response, next) => {
    if (enforced.value() && isWrite(request)) {
      const token = request.get('X-Firebase-AppCheck');
      if (!token) throw new ApiError('unauthenticated', { appCheck: 'missing' });
      await verify(token);
    }
    next();
  };
