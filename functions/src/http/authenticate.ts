import type { RequestHandler, Response } from 'express';
import { type Caller, verifyToken } from '../accounts.ts';
import { ApiError } from '../errors.ts';

declare global {
  namespace Express {
    interface Locals {
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
 * Finds out who calls. A request without a token goes on as a visitor's; one with a token that is
 * no longer good is refused, also where visitors are welcome.
 */
export const authenticate: RequestHandler = async (request, response, next) => {
  const { authorization } = request.headers;
  const { requestId } = response.locals;
  if (authorization) {
    const account = await verifyToken(bearerToken(authorization));
    response.locals.caller = { ...account, requestId };
  }
  next();
};

/**
 * The signed-in caller. Throws `unauthenticated` for a visitor, and `email-required` for an account
 * without an address, as an anonymous or a phone sign-in makes it: orders, profiles and rights are
 * all known by the address.
 */
export const callerOf = ({ locals }: Pick<Response, 'locals'>): Caller => {
  if (!locals.caller) throw new ApiError('unauthenticated');
  if (!locals.caller.email) throw new ApiError('email-required');
  return locals.caller;
};
