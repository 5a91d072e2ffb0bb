import type { RequestHandler } from 'express';
import { ApiError } from '../../errors.ts';
import { callerOf } from './authenticate.ts';

/** Requires an admin. */
export const requireAdmin: RequestHandler<Record<string, string>> = (_request, response, next) => {
  if (!callerOf(response).admin) throw new ApiError('forbidden');
  next();
};
