import { describe, expect, it } from 'vitest';
import type { Member } from '../companies/members.ts';
import {
  type DecidedRequestStatus,
  mayDecide,
  maySeeRequest,
  type RequestStatus,
  requestLifecycle,
  requestRolesOn,
  requestStatuses,
} from './lifecycle.ts';

type Request = { status: RequestStatus; requester: { uid: string } };

const allowedTo = (request: Request, member: Pick<Member, 'uid' | 'role'>) =>
  requestLifecycle.allowed(request.status, requestRolesOn(request, member));

const request = { status: 'pending', requester: { uid: 'bea' } } as const;

describe('The lifecycle of a request', () => {
  // Written here once more: a right that is granted by mistake must not change its test.
  it.each([
    ['bea', 'buyer', ['withdrawn']],
    ['bea', 'approver', ['withdrawn']],
    ['bea', 'owner', ['withdrawn']],
    ['olga', 'owner', ['approved', 'rejected']],
    ['anton', 'approver', ['approved', 'rejected']],
    ['ben', 'buyer', []],
    ['kim', 'bookkeeper', []],
  ] as const)('lets %s, the %s, change the request of bea to %j', (uid, role, statuses) => {
    expect(allowedTo(request, { uid, role })).toEqual(statuses);
  });

  it('ends with the first decision', () => {
    for (const status of requestStatuses.filter((one) => one !== 'pending')) {
      const decided = { ...request, status };
      expect(allowedTo(decided, { uid: 'olga', role: 'owner' })).toEqual([]);
      expect(allowedTo(decided, { uid: 'bea', role: 'buyer' })).toEqual([]);
    }
  });

  it('lets only the shop mark a request as expired', () => {
    for (const uid of ['bea', 'olga']) {
      expect(
        mayDecide(request, 'expired' satisfies DecidedRequestStatus, { uid, role: 'owner' }),
      ).toBe(false);
    }
  });

  it.each([
    ['bea', 'buyer', true],
    ['ben', 'buyer', false],
    ['anton', 'approver', true],
    ['olga', 'owner', true],
    ['kim', 'bookkeeper', false],
  ] as const)('shows the request of bea to %s, the %s: %j', (uid, role, sees) => {
    expect(maySeeRequest(request, { uid, role })).toBe(sees);
  });
});

describe('A request that nobody decides', () => {
  const expiresAt = new Date('2026-12-11T10:00:00Z');
  const before = new Date('2026-12-11T09:59:59.999Z');

  it('expires at its time, and no decided one does', () => {
    const { statusAt } = requestLifecycle;
    expect(statusAt('pending', expiresAt, before)).toBe('pending');
    expect(statusAt('pending', expiresAt, expiresAt)).toBe('expired');
    expect(statusAt('pending', expiresAt.toISOString(), before)).toBe('pending');
    expect(statusAt('rejected', expiresAt, expiresAt)).toBe('rejected');
  });

  it('is looked at when it expires', () => {
    expect(requestLifecycle.jobAt('pending', expiresAt)).toBe(expiresAt);
    expect(requestLifecycle.jobAt('withdrawn', expiresAt)).toBeNull();
  });
});
