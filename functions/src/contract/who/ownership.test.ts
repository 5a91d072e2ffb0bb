import { describe, expect, it } from 'vitest';
import { type CompanyRole, companyRoles } from '../rights/companyRights.ts';
import { isOwn, maySee, partyOf, paysFor, rolesOn, seesOnlyOwn } from './ownership.ts';

const company = 'company-0123456789abcdef0123';
const membership = (role: CompanyRole, companyId = company) => ({ companyId, role });
const caller = (role: CompanyRole, uid = 'me') => ({
  uid,
  staff: false,
  membership: membership(role),
});

const mine = { payerId: company, userId: 'me' };
const another = { payerId: company, userId: 'another' };

describe('A private document', () => {
  const document = { payerId: 'me', userId: 'me' };
  const rules = [isOwn, paysFor, maySee];

  it('is that of its payer, for whomever they act', () => {
    for (const may of rules) {
      expect(may(document, { uid: 'me', staff: false, membership: null })).toBe(true);
      expect(may(document, caller('bookkeeper'))).toBe(true);
      expect(may(document, { uid: 'another', staff: false, membership: null })).toBe(false);
    }
  });

  it('is seen by admins, who do not act as its customer', () => {
    const admin = { uid: 'admin', staff: true, membership: null };
    expect(rules.map((may) => may(document, admin))).toEqual([false, false, true]);
  });
});

describe('A document of a company', () => {
  // Written here once more: a right that is granted by mistake must not change its test.
  it.each([
    ['owner', mine, [true, true, true]],
    ['approver', mine, [true, true, true]],
    ['buyer', mine, [true, false, true]],
    ['bookkeeper', mine, [false, true, true]],
    ['owner', another, [true, true, true]],
    ['approver', another, [true, true, true]],
    ['buyer', another, [false, false, false]],
    ['bookkeeper', another, [false, true, true]],
  ] as const)('as the %s, %j: acts, pays and sees: %j', (role, document, expected) => {
    const may = [isOwn, paysFor, maySee].map((rule) => rule(document, caller(role)));
    expect(may).toEqual(expected);
  });

  it('is nobody’s without a membership in that company, also who has made it', () => {
    const other = 'company-ffffffffffffffffffff';
    for (const role of companyRoles) {
      const elsewhere = { uid: 'me', staff: false, membership: membership(role, other) };
      for (const rule of [isOwn, paysFor, maySee]) {
        expect(rule(mine, elsewhere)).toBe(false);
        expect(rule(mine, { uid: 'me', staff: false, membership: null })).toBe(false);
      }
    }
  });
});

describe('The roles in which an account acts', () => {
  it.each([
    ['owner', ['customer'], ['customer', 'admin']],
    ['approver', ['customer'], ['customer', 'admin']],
    ['buyer', [], ['admin']],
    ['bookkeeper', [], ['admin']],
  ] as const)(
    'as the %s, on a document of another member: %j; as staff too: %j',
    (role, own, staff) => {
      expect(rolesOn(another, caller(role))).toEqual(own);
      expect(rolesOn(another, { ...caller(role), staff: true })).toEqual(staff);
    },
  );

  it('are none for an account that may only look at a document, also one that they have made', () => {
    expect(rolesOn(mine, caller('bookkeeper'))).toEqual([]);
    expect(rolesOn(mine, { uid: 'me', staff: false, membership: null })).toEqual([]);
  });
});

it.each([
  ['customer', 'me', 'customer'],
  ['customer', 'another', 'colleague'],
  ['admin', 'me', 'staff'],
  ['system', null, 'system'],
] as const)('A step of the %s with the uid %s is that of the %s', (actor, uid, party) => {
  expect(partyOf({ actor, uid }, mine)).toBe(party);
});

describe('seesOnlyOwn', () => {
  it.each([
    ['owner', false],
    ['approver', false],
    ['buyer', true],
    ['bookkeeper', false],
  ] as const)('of the %s in the own company is %j', (role, expected) => {
    expect(seesOnlyOwn(company, caller(role))).toBe(expected);
    expect(seesOnlyOwn('me', caller(role))).toBe(false);
  });
});
