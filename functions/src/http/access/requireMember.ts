import type { RequestHandler, Response } from 'express';
import { isCompanyId, may, type RequiredRight } from '../../contract/index.ts';
import type { MembershipDocument } from '../../documents/people/companies.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { callerOf } from './authenticate.ts';
import { callersMembership } from './earlyMembership.ts';
import { goOn, readStanding, type StaffCall } from './staff.ts';

type CompanyHandler = RequestHandler<{ id: string }>;

/** The membership of a caller in a company; a key has only that in its company. */
const membershipIn = async (
  id: string,
  { uid, key }: Caller,
  response: Pick<Response, 'locals'>,
): Promise<MembershipDocument | undefined> => {
  if (!key) return callersMembership(response, id, uid);
  return key.company?.id === id ? key.company.membership : undefined;
};

/**
 * Requires a member of the company in the path, with a right. A company that does not exist has no
 * members, so nobody finds out which ones exist. Writes check the right once more in their
 * transaction.
 */
export const requireMember =
  (right: RequiredRight): CompanyHandler =>
  async (request, response, next) => {
    const { id } = request.params;
    const caller = callerOf(response);
    const membership = await membershipIn(id, caller, response);
    if (!membership) throw new ApiError('not-a-member');
    if (!may(membership.role, right)) throw new ApiError('role-forbidden');
    response.locals.caller = { ...caller, payerId: id, membership };
    next();
  };

/** The membership of the caller, on a route that is only for members. */
export const membershipOf = (response: Pick<Response, 'locals'>): MembershipDocument => {
  const { membership } = callerOf(response);
  if (!membership) throw new Error('Only a route for members has the membership of its caller');
  return membership;
};

/**
 * Requires staff with a permission, or a member of the company in the path with a right. Others of the
 * staff learn which permission they lack.
 */
export const requireMemberOrStaff = (right: RequiredRight, call: StaffCall): CompanyHandler => {
  const requireRight = requireMember(right);
  return async (request, response, next) => {
    const { id } = request.params;
    const refusal = await readStanding(call, request, response);
    if (refusal) {
      const isStaff = callerOf(response).permissions.length > 0;
      try {
        await requireRight(request, response, next);
      } catch (error) {
        throw isStaff && error instanceof ApiError ? refusal : error;
      }
      return;
    }
    if (!isCompanyId(id)) throw new ApiError('company-not-found');
    response.locals.caller = { ...callerOf(response), payerId: id, membership: null };
    goOn(call, request, response, next);
  };
};
