import type { RequestHandler } from 'express';
import { ApiError } from '../../errors.ts';
import { callerOf } from './authenticate.ts';

/** Requires a signed-in caller. */
export const requireUser: RequestHandler<Record<string, string>> = (_request, response, next) => {
  callerOf(response);
  next();
};

/**
 * Where the parameter is on, requires a verified e-mail address. Throws `email-not-verified`
 * otherwise.
 */
export const requireVerifiedEmail =
  (required: { value: () => boolean }): RequestHandler<Record<string, string>> =>
  (_request, response, next) => {
    if (required.value() && !callerOf(response).emailVerified) {
      throw new ApiError('email-not-verified');
    }
    next();
  };
