import type { RequestHandler, Response } from 'express';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { callerOf } from './authenticate.ts';

/** The caller, who has to be an admin. Throws `forbidden` otherwise. */
export const adminOf = (response: Pick<Response, 'locals'>): Caller => {
  const caller = callerOf(response);
  if (!caller.admin) throw new ApiError('forbidden');
  return caller;
};

/** Requires an admin. */
export const requireAdmin: RequestHandler<Record<string, string>> = (_request, response, next) => {
  adminOf(response);
  next();
};
