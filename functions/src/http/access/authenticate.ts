import type { RequestHandler, Response } from 'express';
import { ApiError } from '../../errors.ts';
import { type Credential, verifyToken } from '../../store/accounts/accounts.ts';
import { type Caller, forItself, type Invitee } from '../../store/accounts/caller.ts';

declare global {
  namespace Express {
    interface Locals {
      caller?: Caller;
      credential?: Credential;
    }
  }
}

const bearerToken = (authorization: string): string => {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (!token) throw new ApiError('unauthenticated');
  return token;
};

/**
 * Identifies the caller by the ID token. A request without a token is a visitor's. A request with
 * an invalid token is refused, even on routes that visitors may use.
 */
export const authenticate: RequestHandler = async (request, response, next) => {
  const { authorization } = request.headers;
  const { requestId } = response.locals;
  if (authorization) {
    const { token, session, ...account } = await verifyToken(bearerToken(authorization));
    response.locals.caller = { ...forItself(account), requestId, permissions: [] };
    response.locals.credential = { token, session };
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

/** How the caller proved who they are. Throws `unauthenticated` for a visitor. */
const credentialOf = ({ locals }: Pick<Response, 'locals'>): Credential => {
  if (!locals.credential) throw new ApiError('unauthenticated');
  return locals.credential;
};

/** The caller, and how they proved who they are. Throws what `callerOf` does. */
export const proverOf = (response: Pick<Response, 'locals'>): Caller & Credential => ({
  ...callerOf(response),
  ...credentialOf(response),
});

/** The caller with the verified address. Throws what `callerOf` does. */
export const inviteeOf = (response: Pick<Response, 'locals'>): Invitee => {
  const caller = callerOf(response);
  const { verifiedEmail } = credentialOf(response).session;
  const isVerified = caller.emailVerified && verifiedEmail === caller.email;
  return { caller, address: isVerified ? caller.email : undefined };
};
