import { describe, expect, it } from 'vitest';
import {
  allowedRequestStates,
  type DecidedState,
  mayDecide,
  maySeeRequest,
  requestCheckOf,
  requestStateAt,
  requestStates,
} from './lifecycle.ts';

const request = { state: 'pending', requester: { uid: 'bea' } } as const;

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
  ] as const)('lets %s, the %s, change the request of bea to %j', (uid, role, states) => {
    expect(allowedRequestStates(request, { uid, role })).toEqual(states);
  });

  it('ends with the first decision', () => {
    for (const state of requestStates.filter((one) => one !== 'pending')) {
      const decided = { ...request, state };
      expect(allowedRequestStates(decided, { uid: 'olga', role: 'owner' })).toEqual([]);
      expect(allowedRequestStates(decided, { uid: 'bea', role: 'buyer' })).toEqual([]);
    }
  });

  it('lets only the shop mark a request as expired', () => {
    for (const uid of ['bea', 'olga']) {
      expect(mayDecide(request, 'expired' satisfies DecidedState, { uid, role: 'owner' })).toBe(
        false,
      );
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
    expect(requestStateAt({ state: 'pending', expiresAt }, before)).toBe('pending');
    expect(requestStateAt({ state: 'pending', expiresAt }, expiresAt)).toBe('expired');
    expect(requestStateAt({ state: 'pending', expiresAt: expiresAt.toISOString() }, before)).toBe(
      'pending',
    );
    expect(requestStateAt({ state: 'rejected', expiresAt }, expiresAt)).toBe('rejected');
  });

  it('is looked at when it expires', () => {
    expect(requestCheckOf({ state: 'pending', expiresAt })).toBe(expiresAt);
    expect(requestCheckOf({ state: 'withdrawn', expiresAt })).toBeNull();
  });
});
