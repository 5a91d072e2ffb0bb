import type { RequestHandler } from 'express';
import { ApiError } from '../errors.ts';
import { callerOf } from './authenticate.ts';

type OfAccount = RequestHandler<{ email: string }>;

const isSelf = (email: string, own: string): boolean => email.toLowerCase() === own;

/** Lets the account pass whose e-mail address the path names. */
export const requireSelf: OfAccount = (request, response, next) => {
  if (!isSelf(request.params.email, callerOf(response).email)) throw new ApiError('forbidden');
  next();
};

/** Lets the account pass whose e-mail address the path names, and admins. */
export const requireSelfOrAdmin: OfAccount = (request, response, next) => {
  const { admin, email } = callerOf(response);
  if (!admin && !isSelf(request.params.email, email)) throw new ApiError('forbidden');
  next();
};
