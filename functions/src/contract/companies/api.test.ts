import { describe, expect, it } from 'vitest';
import type { ApiRoute, RouteDescription } from '../calls/route.ts';
import { companyRoutes } from './api.ts';

const routes: (ApiRoute & RouteDescription)[] = Object.values(companyRoutes);

const callOf = ({ method, pattern }: ApiRoute) => `${method} ${pattern}`;

describe('The calls about a company', () => {
  it('are for its members with a certain right, or for staff', () => {
    const rights = routes
      .filter(({ pattern }) => pattern.startsWith('/company/:id'))
      .map((route) => `${callOf(route)}: ${route.audience}, ${route.companyRight ?? 'none'}`);
    // Written here once more: a call that is opened by mistake must not change its test.
    expect(rights).toEqual([
      'GET /company/:id: member or staff, member',
      'PUT /company/:id: member, manage',
      'GET /company/:id/approvers: member or staff, member',
      'GET /company/:id/buying: member, member',
      'GET /company/:id/log: member or staff, manage',
      'GET /company/:id/members: member or staff, manage',
      'PUT /company/:id/members/:uid: member, manage',
      'DELETE /company/:id/members/:uid: member, member',
      'GET /company/:id/invitations: member or staff, manage',
      'POST /company/:id/invitations: member, manage',
      'POST /company/:id/transitions: staff, none',
    ]);
  });

  it('recognise a retry of each write that creates something', () => {
    const writes = routes.filter(({ method, writes }) => method === 'POST' && writes);
    expect(writes.filter(({ idempotent }) => !idempotent).map(callOf)).toEqual([]);
    expect(writes).toHaveLength(5);
  });
});
