import type { RequestHandler, Response } from 'express';
import { type KeyRoute, keyAccessOf } from '../../contract/apiKeys/keyAccess.ts';
import { hasPermission } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { CallerKey } from '../../store/accounts/callerKey.ts';
import { confirming } from '../../store/accounts/standing.ts';
import { confirmKey } from './authenticateKey.ts';

const check = (route: KeyRoute, { company, permissions }: CallerKey): void => {
  const access = keyAccessOf(route);
  if (company ? access.company === undefined : !access.shop) throw new ApiError('key-forbidden');
  const needed = company ? access.company : null;
  if (needed && !hasPermission(permissions, needed)) {
    throw new ApiError('forbidden', { permission: needed });
  }
};

/**
 * Refuses a call that no such key may make, and one of a company's key that lacks the permission for
 * it. Each transaction of a call that changes something confirms the key first. Throws `key-forbidden`
 * and `forbidden`. What a key of the shop lacks, the guard of staff finds out.
 */
export const limitKeys =
  (route: KeyRoute): RequestHandler<Record<string, string>> =>
  (_request, response, next) => {
    const { key, uid = '' } = response.locals.caller ?? {};
    if (key) check(route, key);
    if (key && route.writes) confirming(() => confirmKey(key, uid), next);
    else next();
  };

/** The key with which the call is made. Throws `key-not-found` without one. */
export const keyOf = ({ locals }: Pick<Response, 'locals'>): CallerKey => {
  if (!locals.caller?.key) throw new ApiError('key-not-found');
  return locals.caller.key;
};
