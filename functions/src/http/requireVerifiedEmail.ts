import type { RequestHandler } from 'express';
import { ApiError } from '../errors.ts';
import { callerOf } from './authenticate.ts';

/**
 * Where required, lets only accounts with a verified e-mail address pass. Throws
 * `email-not-verified`.
 */
export const requireVerifiedEmail =
  (required: { value: () => boolean }): RequestHandler<Record<string, string>> =>
  (_request, response, next) => {
    if (required.value() && !callerOf(response).emailVerified) {
      throw new ApiError('email-not-verified');
    }
    next();
  };
