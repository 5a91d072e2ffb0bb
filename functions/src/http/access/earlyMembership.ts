import type { Request, Response } from 'express';
import {
  type ApiRoute,
  apiBase,
  apiRoutes,
  isCompanyId,
  type RouteDescription,
} from '../../contract/index.ts';
import type { MembershipDocument } from '../../documents/people/companies.ts';
import type { VerifiedToken } from '../../store/accounts/idTokens.ts';
import { readMembership } from '../../store/memberships.ts';

type Membership = Promise<MembershipDocument | undefined>;

declare global {
  namespace Express {
    interface Locals {
      /** The membership of the caller in a company, which a guard of the call is going to need. */
      earlyMembership?: { companyId: string; membership: Membership };
    }
  }
}

/** The header that names the company for which a call is made. */
export const companyHeader = 'X-Company';

const routes: (ApiRoute & Pick<Partial<RouteDescription>, 'forPayer'>)[] = Object.values(apiRoutes);

const segmentsOf = (path: string): string[] =>
  (path.startsWith(`${apiBase}/`) ? path.slice(apiBase.length) : path).split('/').slice(1);

/** The patterns of reads for which `readPayer` reads the membership. */
const readsForPayer = routes
  .filter(({ method, forPayer }) => method === 'GET' && forPayer === true)
  .map(({ pattern }) => segmentsOf(pattern));

const fits = (segments: readonly string[], pattern: readonly string[]): boolean =>
  segments.length === pattern.length &&
  pattern.every((part, at) => part.includes(':') || part === segments[at]);

type Call = Pick<Request, 'method' | 'path' | 'get'>;

/** The company whose membership the guards of a read will ask for, by its path or its header. */
const expectedCompany = (request: Call, { isStaff }: VerifiedToken): string | undefined => {
  if (request.method !== 'GET') return undefined;
  const segments = segmentsOf(request.path);
  // Staff with the permission of the route need no membership.
  if (segments[0] === 'company') return isStaff ? undefined : segments[1];
  const header = request.get(companyHeader);
  if (header === undefined) return undefined;
  return readsForPayer.some((pattern) => fits(segments, pattern)) ? header : undefined;
};

/**
 * Begins to read the membership that a reading call needs while its account loads: neither depends on
 * the other. The guards still decide, and a call that changes something reads it when they do.
 */
export const readMembershipEarly = (
  request: Call,
  { locals }: Pick<Response, 'locals'>,
  token: VerifiedToken,
): void => {
  const companyId = expectedCompany(request, token);
  if (companyId === undefined || !isCompanyId(companyId)) return;
  const membership = readMembership(companyId, token.uid);
  // A failure is of the guard that asks for the membership.
  membership.catch(() => undefined);
  locals.earlyMembership = { companyId, membership };
};

/** The membership of the caller in a company, read with the call. */
export const callersMembership = (
  { locals: { earlyMembership } }: Pick<Response, 'locals'>,
  companyId: string,
  uid: string,
): Membership =>
  earlyMembership?.companyId === companyId
    ? earlyMembership.membership
    : readMembership(companyId, uid);
