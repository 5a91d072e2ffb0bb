import type { RequestHandler } from 'express';
import { ApiError } from '../../errors.ts';
import { callerOf } from './authenticate.ts';

type AccountHandler = RequestHandler<{ email: string }>;

const isSelf = (email: string, own: string): boolean => email.toLowerCase() === own;

/** Requires the account whose e-mail address is in the path. */
export const requireSelf: AccountHandler = (request, response, next) => {
  if (!isSelf(request.params.email, callerOf(response).email)) throw new ApiError('forbidden');
  next();
};

/** Requires the account whose e-mail address is in the path, or an admin. */
export const requireSelfOrAdmin: AccountHandler = (request, response, next) => {
  const { admin, email } = callerOf(response);
  if (!admin && !isSelf(request.params.email, email)) throw new ApiError('forbidden');
  next();
};
