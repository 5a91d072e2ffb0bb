import { describe, expect, it } from 'vitest';
import {
  allowedReturnStates,
  isPossibleReturn,
  type ReturnState,
  returnActorFor,
  returnCheckOf,
  returnHasLapsed,
  returnStates,
  returnStatesOf,
} from './lifecycle.ts';

const own = { payerId: 'ada', userId: 'ada' };
const customer = { uid: 'ada', admin: false };
const admin = { uid: 'olga', admin: true };

describe('who moves a return', () => {
  it.each<[ReturnState, string[], string[]]>([
    ['requested', ['withdrawn'], ['approved', 'declined']],
    ['approved', [], ['received']],
    ['received', [], ['closed']],
    ['closed', [], []],
    ['declined', [], []],
    ['withdrawn', [], []],
    ['lapsed', [], []],
  ])('from %s: its customer to %j, an admin to %j', (state, asCustomer, asAdmin) => {
    const found = { ...own, kind: 'return', state } as const;
    expect(allowedReturnStates(found, customer)).toEqual(asCustomer);
    expect(allowedReturnStates(found, admin)).toEqual(asAdmin);
    expect(allowedReturnStates(found, { uid: 'bob', admin: false })).toEqual([]);
  });

  it('closes a claim whose pieces stay with the customer', () => {
    const claim = { ...own, kind: 'claim', state: 'approved' } as const;
    expect(allowedReturnStates(claim, admin)).toEqual(['received', 'closed']);
  });

  it('acts as the customer of their return', () => {
    const found = { ...own, kind: 'return', state: 'requested' } as const;
    expect(returnActorFor(found, 'withdrawn', { ...customer, admin: true })).toBe('customer');
    expect(returnActorFor(found, 'approved', { ...customer, admin: true })).toBe('admin');
  });
});

describe('a return that lapses', () => {
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
  ] as const)('is a %s that is %s until %s: %s', (kind, state, lapsesAt, lapsed) => {
    expect(returnHasLapsed({ kind, state, lapsesAt }, now)).toBe(lapsed);
  });

  it('is looked at when it lapses, and never once it has arrived', () => {
    const found = { kind: 'return', state: 'approved', lapsesAt: later } as const;
    expect(returnCheckOf(found)).toEqual(later);
    expect(returnCheckOf({ ...found, state: 'received' })).toBeNull();
    expect(returnCheckOf({ ...found, kind: 'claim' })).toBeNull();
  });
});

describe('the history of a return', () => {
  it.each([
    ['return', ['requested', 'approved', 'received', 'closed'], true],
    ['return', ['requested', 'approved', 'lapsed'], true],
    ['return', ['requested', 'withdrawn'], true],
    ['claim', ['requested', 'approved', 'closed'], true],
    ['return', ['requested', 'approved', 'closed'], false],
    ['claim', ['requested', 'approved', 'lapsed'], false],
    ['return', ['approved'], false],
    ['return', ['requested', 'received'], false],
  ] as const)('of a %s: %j is possible: %s', (kind, states, possible) => {
    expect(isPossibleReturn(kind, states)).toBe(possible);
  });
});

it('selects states by filter', () => {
  expect(returnStatesOf('awaited')).toEqual(['approved']);
  expect(returnStatesOf('requested')).toEqual(['requested']);
  expect(returnStatesOf('all')).toEqual(returnStates);
});
