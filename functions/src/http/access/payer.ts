import type { Request, RequestHandler, Response } from 'express';
import { isCompanyId, type RouteDescription } from '../../contract/index.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import type { CallerKey } from '../../store/accounts/callerKey.ts';
import { callerOf } from './authenticate.ts';
import { callersMembership, companyHeader } from './earlyMembership.ts';

/** The company for which the caller acts; undefined for an account that acts for itself. */
const companyIdOf = (request: Pick<Request, 'get'>): string | undefined => {
  const id = request.get(companyHeader);
  if (id === undefined || isCompanyId(id)) return id;
  throw validationError({ [companyHeader]: `${companyHeader} must be the id of a company` });
};

/** A key acts for its company, or for the shop, whether the call names the company or not. */
const payerOfKey = (
  companyId: string | undefined,
  uid: string,
  { company }: CallerKey,
): Pick<Caller, 'payerId' | 'membership'> => {
  if (companyId !== undefined && companyId !== company?.id) throw new ApiError('not-a-member');
  return company
    ? { payerId: company.id, membership: company.membership }
    : { payerId: uid, membership: null };
};

const payerOf = async (
  companyId: string | undefined,
  { uid, key }: Caller,
  forPayer: RouteDescription['forPayer'],
  response: Pick<Response, 'locals'>,
): Promise<Pick<Caller, 'payerId' | 'membership'>> => {
  if (key) return payerOfKey(companyId, uid, key);
  if (companyId === undefined) return { payerId: uid, membership: null };
  if (forPayer === 'in transaction') return { payerId: companyId, membership: null };
  const membership = await callersMembership(response, companyId, uid);
  if (!membership) throw new ApiError('not-a-member');
  return { payerId: companyId, membership };
};

/**
 * Finds out for whom the caller acts. A call for a company reads the membership here, unless the
 * transaction of its service does. Throws `validation` for a header that is no id of a company, and
 * `not-a-member`.
 */
export const readPayer =
  ({
    forPayer,
    audience,
  }: Pick<RouteDescription, 'forPayer' | 'audience'>): RequestHandler<Record<string, string>> =>
  async (request, response, next) => {
    // A call for everyone may be a visitor's, or of an account without an address.
    const caller = audience === 'everyone' ? response.locals.caller : callerOf(response);
    if (caller) {
      const payer = await payerOf(companyIdOf(request), caller, forPayer, response);
      response.locals.caller = { ...caller, ...payer };
    }
    next();
  };

/** For whom a call for everyone is: a visitor has no payer. */
export const payerIdOf = ({ locals }: Pick<Response, 'locals'>): string | null =>
  locals.caller?.payerId ?? null;
