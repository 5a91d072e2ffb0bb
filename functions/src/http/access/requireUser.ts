import type { RequestHandler } from 'express';
import { ApiError } from '../../errors.ts';
import { callerOf } from './authenticate.ts';
import { goOn, readStanding, type StaffCall } from './staff.ts';

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

type AccountHandler = RequestHandler<{ email: string }>;

const isSelf = (email: string, own: string): boolean => email.toLowerCase() === own;

/** Requires the account whose e-mail address is in the path. */
export const requireSelf: AccountHandler = (request, response, next) => {
  if (!isSelf(request.params.email, callerOf(response).email)) throw new ApiError('forbidden');
  next();
};

/** Requires the account whose e-mail address is in the path, or staff with a permission. */
export const requireSelfOrStaff =
  (call: StaffCall): AccountHandler =>
  async (request, response, next) => {
    const refusal = await readStanding(call, request, response);
    if (refusal && !isSelf(request.params.email, callerOf(response).email)) throw refusal;
    goOn(call, request, response, next);
  };
