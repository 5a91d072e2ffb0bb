import type { Request, RequestHandler, Response } from 'express';
import {
  hasPermission,
  type Permission,
  permissionsIn,
  type StaffRequirement,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { confirming, permissionsLately, permissionsNow } from '../../store/accounts/standing.ts';
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

/** What staff need for a call, and whether it changes something. */
export interface StaffCall {
  permission: StaffRequirement;
  writes: boolean;
}

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
 * of the response then acts as staff. Returns the refusal of one who does not, and throws that of a key
 * of the shop. A call that changes
 * nothing may learn up to five seconds later what was withdrawn.
 */
export const readStanding = async (
  { permission, writes }: StaffCall,
  request: Call,
  response: Pick<Response, 'locals'>,
): Promise<Refusal | null> => {
  const caller = callerOf(response);
  const held = await (writes ? permissionsNow : permissionsLately)(caller);
  const refusal = refusalOf(permission, held, request);
  response.locals.caller = { ...caller, permissions: held, staff: refusal === null };
  // A key of the shop does nothing for the person who created it.
  if (refusal && caller.key && !caller.key.company) throw refusal;
  return refusal;
};

/**
 * Goes on with a call. Each transaction of one that acts for the shop reads first whether the caller
 * still may, also when it is tried again. What is outside transactions, such as accounts and files,
 * relies on the reading right before the handler.
 */
export const goOn = (
  { permission, writes }: StaffCall,
  request: Call,
  response: Pick<Response, 'locals'>,
  next: () => void,
): void => {
  const { caller } = response.locals;
  if (!caller?.staff || caller.admin || !writes) {
    next();
    return;
  }
  const confirm = async () => {
    const refusal = refusalOf(permission, await permissionsNow(caller), request);
    if (refusal) throw refusal;
  };
  confirming(confirm, next);
};

/** Requires staff with the permission that the route names. Throws `forbidden`, which names it. */
export const requireStaff =
  (call: StaffCall): RequestHandler<Record<string, string>> =>
  async (request, response, next) => {
    const refusal = await readStanding(call, request, response);
    if (refusal) throw refusal;
    goOn(call, request, response, next);
  };

/** Lets staff with the permission that the route names act for the shop, and others for themselves. */
export const recognizeStaff =
  (call: StaffCall): RequestHandler<Record<string, string>> =>
  async (request, response, next) => {
    // A call for everyone may be a visitor's, or of an account without an address.
    if (response.locals.caller?.email) {
      const refusal = await readStanding(call, request, response);
      const { permissions: held } = callerOf(response);
      if (held.length > 0 && refusal?.details.permission) {
        response.locals.lacks = refusal.details.permission;
      }
    }
    goOn(call, request, response, next);
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
