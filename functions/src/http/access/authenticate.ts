import type { Request, RequestHandler, Response } from 'express';
import { isKeyLike } from '../../apiKeys/keyText.ts';
import { ApiError } from '../../errors.ts';
import { type Credential, verifyToken } from '../../store/accounts/accounts.ts';
import { type Caller, forItself, type Invitee } from '../../store/accounts/caller.ts';
import { authenticateKey } from './authenticateKey.ts';
import { readMembershipEarly } from './earlyMembership.ts';

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

/** Whether a request names an API key instead of the token of a person. */
export const hasKey = (request: Pick<Request, 'headers'>): boolean =>
  /^Bearer +th_/i.test(request.headers.authorization ?? '');

/**
 * Identifies the caller by the ID token, or by an API key. A request without either is a visitor's. A
 * request with an invalid one is refused, even on routes that visitors may use.
 */
export const authenticate: RequestHandler = async (request, response, next) => {
  const { authorization } = request.headers;
  const { requestId } = response.locals;
  if (authorization) {
    const text = bearerToken(authorization);
    if (isKeyLike(text)) {
      response.locals.caller = { ...(await authenticateKey(text, request)), requestId };
      next();
      return;
    }
    const { token, session, ...account } = await verifyToken(text, (verified) =>
      readMembershipEarly(request, response, verified),
    );
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

/**
 * How the caller proved who they are. Throws `unauthenticated` for a visitor, and `key-forbidden` for an
 * API key, which proves nothing about a person.
 */
const credentialOf = ({ locals }: Pick<Response, 'locals'>): Credential => {
  if (locals.caller?.key) throw new ApiError('key-forbidden');
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
