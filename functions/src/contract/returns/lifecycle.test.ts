import { describe, expect, it } from 'vitest';
import type { Actor } from '../who/actor.ts';
import { rolesOn } from '../who/ownership.ts';
import { type ReturnStatus, returnLifecycles, returnStatuses } from './lifecycle.ts';

const { claim, return: orderReturn } = returnLifecycles;
const rolesOf = (caller: Actor) => rolesOn({ payerId: 'ada', userId: 'ada' }, caller);
const customer = { uid: 'ada', staff: false, membership: null };
const admin = { uid: 'olga', staff: true, membership: null };

describe('who moves a return', () => {
  it.each<[ReturnStatus, string[], string[]]>([
    ['requested', ['withdrawn'], ['approved', 'declined']],
    ['approved', [], ['received']],
    ['received', [], ['closed']],
    ['closed', [], []],
    ['declined', [], []],
    ['withdrawn', [], []],
    ['expired', [], []],
  ])('from %s: its customer to %j, an admin to %j', (status, asCustomer, asAdmin) => {
    const allowedTo = (caller: Actor) => orderReturn.allowed(status, rolesOf(caller));
    expect(allowedTo(customer)).toEqual(asCustomer);
    expect(allowedTo(admin)).toEqual(asAdmin);
    expect(allowedTo({ uid: 'bob', staff: false, membership: null })).toEqual([]);
  });

  it('closes a claim whose pieces stay with the customer', () => {
    expect(claim.allowed('approved', rolesOf(admin))).toEqual(['received', 'closed']);
  });

  it('acts as the customer of their return', () => {
    const roles = rolesOf({ ...customer, staff: true });
    expect(orderReturn.actor('requested', 'withdrawn', roles)).toBe('customer');
    expect(orderReturn.actor('requested', 'approved', roles)).toBe('admin');
  });
});

describe('a return that expires', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const earlier = new Date('2026-11-21T11:00:00Z');
  const later = new Date('2026-11-21T13:00:00Z');

  it.each([
    ['return', 'approved', earlier, true],
    ['return', 'approved', now, true],
    ['return', 'approved', later, false],
    ['return', 'approved', null, false],
    ['return', 'received', earlier, false],
    ['return', 'requested', earlier, false],
    ['claim', 'approved', earlier, false],
  ] as const)('is a %s that is %s until %s: %s', (kind, status, expiresAt, expired) => {
    const statusNow = returnLifecycles[kind].statusAt(status, expiresAt, now);
    expect(statusNow).toBe(expired ? 'expired' : status);
  });

  it('is looked at when it expires, and never once it has arrived', () => {
    expect(orderReturn.jobAt('approved', later)).toEqual(later);
    expect(orderReturn.jobAt('received', later)).toBeNull();
    expect(claim.jobAt('approved', later)).toBeNull();
  });
});

describe('the history of a return', () => {
  it.each([
    ['return', ['requested', 'approved', 'received', 'closed'], true],
    ['return', ['requested', 'approved', 'expired'], true],
    ['return', ['requested', 'withdrawn'], true],
    ['claim', ['requested', 'approved', 'closed'], true],
    ['return', ['requested', 'approved', 'closed'], false],
    ['claim', ['requested', 'approved', 'expired'], false],
    ['return', ['approved'], false],
    ['return', ['requested', 'received'], false],
  ] as const)('of a %s: %j is possible: %s', (kind, statuses, possible) => {
    expect(returnLifecycles[kind].isHistory(statuses, statuses.at(-1) ?? 'requested')).toBe(
      possible,
    );
  });
});

it('selects statuses by filter', () => {
  expect(orderReturn.statusesOf('awaited')).toEqual(['approved']);
  expect(orderReturn.statusesOf('requested')).toEqual(['requested']);
  expect(orderReturn.statusesOf('all')).toEqual(returnStatuses);
});
