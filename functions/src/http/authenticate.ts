import type { RequestHandler, Response } from 'express';
import { type Caller, checkToken, verifyToken } from '../accounts.ts';
import { ApiError } from '../errors.ts';
import { isPublicRead } from './isPublicRead.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Whether the request has a valid token. */
      isSignedIn?: boolean;
      /** Missing for a visitor, and for a request whose response is the same for everyone. */
      caller?: Caller;
    }
  }
}

const bearerToken = (authorization: string): string => {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (!token) throw new ApiError('unauthenticated');
  return token;
};

/**
 * Identifies the caller by the ID token. A request without a token is a visitor's. A request with an
 * invalid token is refused, even on routes that visitors may use; but there the account, whose lookup
 * takes longer than most of those reads, makes no difference.
 */
export const authenticate: RequestHandler = async (request, response, next) => {
  const { authorization } = request.headers;
  const { requestId } = response.locals;
  if (authorization) {
    const token = bearerToken(authorization);
    if (isPublicRead(request)) await checkToken(token);
    else response.locals.caller = { ...(await verifyToken(token)), requestId };
    response.locals.isSignedIn = true;
  }
  next();
};

/**
 * The signed-in caller. Throws `unauthenticated` for a visitor, and `email-required` for an account
 * without an address, such as one from an anonymous or a phone sign-in: orders, profiles and rights
 * all need the address.
 */
export const callerOf = ({ locals }: Pick<Response, 'locals'>): Caller => {
  if (!locals.caller) throw new ApiError('unauthenticated');
  if (!locals.caller.email) throw new ApiError('email-required');
  return locals.caller;
};
