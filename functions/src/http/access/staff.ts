import type { Request, RequestHandler, Response } from 'express';
import {
  hasPermission,
  type Permission,
  permissions,
  permissionsIn,
  type StaffRequirement,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { callerOf } from './authenticate.ts';

declare global {
  namespace Express {
    interface Locals {
      /** What a member of the staff lacks to act for the shop in a call that customers make, too. */
      lacks?: Permission;
    }
  }
}

type Refusal = ReturnType<typeof missing>;

/** The refusal of a caller who lacks a permission, which it names. */
const missing = (permission?: Permission) =>
  new ApiError('forbidden', permission === undefined ? {} : { permission });

/** What the account may do for the shop now. */
const permissionsOf = ({ admin }: Caller): readonly Permission[] => (admin ? permissions : []);

type Call = Pick<Request<Record<string, string>>, 'params' | 'query'>;

/** The permission that a requirement asks for in this call; undefined for any. */
const neededFor = (requirement: StaffRequirement, { params, query }: Call) => {
  if (requirement === 'any') return undefined;
  if (typeof requirement === 'string') return requirement;
  const value = params[requirement.parameter] ?? query[requirement.parameter];
  return Object.entries(requirement.permissions).find(([name]) => name === value)?.[1];
};

/** What a caller lacks for a call of staff; null for one with the permission. */
const refusalOf = (
  requirement: StaffRequirement,
  held: readonly Permission[],
  call: Call,
): Refusal | null => {
  const needed = neededFor(requirement, call);
  if (needed !== undefined) return hasPermission(held, needed) ? null : missing(needed);
  // The handler refuses a value for which there is no permission.
  const all = permissionsIn(requirement);
  const isStaff = all.length === 0 ? held.length > 0 : all.some((one) => hasPermission(held, one));
  return isStaff ? null : missing(all[0]);
};

/**
 * Finds out what the caller may do for the shop, and whether that is enough for the call: the caller
 * of the response then acts as staff. Returns the refusal of one who does not.
 */
export const readStanding = async (
  requirement: StaffRequirement,
  request: Call,
  response: Pick<Response, 'locals'>,
): Promise<Refusal | null> => {
  const caller = callerOf(response);
  const held = permissionsOf(caller);
  const refusal = refusalOf(requirement, held, request);
  response.locals.caller = { ...caller, permissions: held, staff: refusal === null };
  return refusal;
};

/** Requires staff with the permission that the route names. Throws `forbidden`, which names it. */
export const requireStaff =
  (requirement: StaffRequirement): RequestHandler<Record<string, string>> =>
  async (request, response, next) => {
    const refusal = await readStanding(requirement, request, response);
    if (refusal) throw refusal;
    next();
  };

/** Lets staff with the permission that the route names act for the shop, and others for themselves. */
export const recognizeStaff =
  (requirement: StaffRequirement): RequestHandler<Record<string, string>> =>
  async (request, response, next) => {
    // A call for everyone may be a visitor's, or of an account without an address.
    if (response.locals.caller?.email) {
      const refusal = await readStanding(requirement, request, response);
      const { permissions: held } = callerOf(response);
      if (held.length > 0 && refusal?.details.permission) {
        response.locals.lacks = refusal.details.permission;
      }
    }
    next();
  };

/**
 * The caller, who has to have a permission besides what the route names for all its callers. Throws
 * `forbidden`, which names it.
 */
export const staffOf = (response: Pick<Response, 'locals'>, permission: Permission): Caller => {
  const { permissions: held } = response.locals.caller ?? { permissions: [] };
  if (!hasPermission(held, permission)) throw missing(permission);
  return callerOf(response);
};
