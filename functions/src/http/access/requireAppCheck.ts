import type { RequestHandler } from 'express';
import { getAppCheck } from 'firebase-admin/app-check';
import { ApiError } from '../../errors.ts';
import { app } from '../../store/collections/firebase.ts';
import { hasKey } from './authenticate.ts';
import { isWrite } from './isWrite.ts';

/** Whether App Check is enforced, read for each request, and how a token is verified. */
export interface AppCheck {
  enforced: { value: () => boolean };
  /** Throws for an invalid token. */
  verify: (token: string) => Promise<void>;
}

/**
 * Verifies that an App Check token was issued to an app of the project. Throws `unauthenticated`
 * otherwise.
 * @see https://firebase.google.com/docs/app-check/custom-resource-backend
 */
export const verifyAppCheck = async (token: string): Promise<void> => {
  try {
    await getAppCheck(app).verifyToken(token);
  } catch (cause) {
    throw new ApiError('unauthenticated', { appCheck: 'invalid' }, { cause });
  }
};

/**
 * When enforced, requires a valid App Check token for each write, so that only the shop's own app, and
 * programs with an API key, can write. Throws `unauthenticated`.
 */
export const requireAppCheck =
  ({ enforced, verify }: AppCheck): RequestHandler =>
  async (request, _response, next) => {
    if (enforced.value() && isWrite(request) && !hasKey(request)) {
      const token = request.get('X-Firebase-AppCheck');
      if (!token) throw new ApiError('unauthenticated', { appCheck: 'missing' });
      await verify(token);
    }
    next();
  };
