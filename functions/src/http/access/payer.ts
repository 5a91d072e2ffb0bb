import type { Request, RequestHandler, Response } from 'express';
import { isCompanyId, type RouteDescription } from '../../contract/index.ts';
import { ApiError, validationError } from '../../errors.ts';
import { type BuyingCaller, forItself, type Payer } from '../../store/accounts/buyer.ts';
import { readMembership } from '../../store/memberships.ts';
import { callerOf } from './authenticate.ts';

declare global {
  namespace Express {
    interface Locals {
      /** For whom the caller acts, on a route that follows the payer. */
      payer?: Payer;
    }
  }
}

const companyHeader = 'X-Company';

/** The company for which the caller acts; undefined for an account that acts for itself. */
const companyIdOf = (request: Pick<Request, 'get'>): string | undefined => {
  const id = request.get(companyHeader);
  if (id === undefined || isCompanyId(id)) return id;
  throw validationError({ [companyHeader]: `${companyHeader} must be the id of a company` });
};

const payerOf = async (
  companyId: string | undefined,
  caller: BuyingCaller,
  forPayer: RouteDescription['forPayer'],
): Promise<Payer> => {
  if (companyId === undefined) return { payerId: caller.payerId, membership: null };
  if (forPayer === 'in transaction') return { payerId: companyId, membership: null };
  const membership = await readMembership(companyId, caller.uid);
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
    const account = audience === 'everyone' ? response.locals.caller : callerOf(response);
    if (!account) {
      next();
      return;
    }
    const caller = forItself(account);
    response.locals.payer = await payerOf(companyIdOf(request), caller, forPayer);
    next();
  };

/** For whom a call for everyone is: a visitor has no payer. */
export const payerIdOf = ({ locals }: Pick<Response, 'locals'>): string | null =>
  locals.payer?.payerId ?? null;

/** The caller and for whom they act, on a route that follows the payer. */
export const buyerOf = (response: Pick<Response, 'locals'>): BuyingCaller => {
  const { payer } = response.locals;
  if (!payer) throw new Error('Only a route with `forPayer` in the contract has a payer');
  return { ...callerOf(response), ...payer };
};
