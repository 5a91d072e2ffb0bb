import type { RequestHandler } from 'express';
import { callerOf } from './authenticate.ts';

/** Lets signed-in callers pass. */
export const requireUser: RequestHandler<Record<string, string>> = (_request, response, next) => {
  callerOf(response);
  next();
};
