import type { RequestHandler, Response } from 'express';
import {
  isCompanyId,
  may,
  type RequiredRight,
  type StaffRequirement,
} from '../../contract/index.ts';
import type { MembershipDocument } from '../../documents/people/companies.ts';
import { ApiError } from '../../errors.ts';
import { readMembership } from '../../store/memberships.ts';
import { callerOf } from './authenticate.ts';
import { readStanding } from './staff.ts';

type CompanyHandler = RequestHandler<{ id: string }>;

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
    const membership = await readMembership(id, caller.uid);
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

/** Requires staff with a permission, or a member of the company in the path with a right. */
export const requireMemberOrStaff = (
  right: RequiredRight,
  requirement: StaffRequirement,
): CompanyHandler => {
  const requireRight = requireMember(right);
  return async (request, response, next) => {
    const { id } = request.params;
    const refusal = await readStanding(requirement, request, response);
    if (refusal) {
      await requireRight(request, response, next);
      return;
    }
    if (!isCompanyId(id)) throw new ApiError('company-not-found');
    response.locals.caller = { ...callerOf(response), payerId: id, membership: null };
    next();
  };
};
