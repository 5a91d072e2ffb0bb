import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { rolesOn } from '../who/ownership.ts';
import { type QuoteStatus, quoteLifecycle } from './lifecycle.ts';
import { isUnasked, staffOfferSchema } from './staffOffer.ts';

const errorsOf = (fields: object) =>
  fieldErrors(staffOfferSchema, { ...validForms.staffOffer, ...fields });

describe('staffOfferSchema', () => {
  it('accepts an offer to a person, and to a member of a company', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ payerId: 'company-0123456789abcdefghij', userId: 'bert' })).toEqual({});
  });

  it.each([
    ['payerId', undefined, 'Choose a customer'],
    ['payerId', 'x'.repeat(200), 'Choose a customer'],
    ['userId', 7, 'Choose a member'],
    ['lines', [], 'Choose at least one tool'],
    ['validUntil', 'soon', 'Enter a day'],
  ])('refuses %s: %j', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });
});

describe('A quote that begins with an offer', () => {
  it.each<[QuoteStatus[], boolean]>([
    [['offered'], true],
    [['offered', 'accepted'], true],
    [['offered', 'offered', 'declined'], true],
    [['requested', 'offered'], true],
    [['accepted'], false],
    [['offered', 'requested'], false],
  ])('can have the history %j: %s', (history, isPossible) => {
    expect(quoteLifecycle.isHistory(history, history.at(-1) ?? 'offered')).toBe(isPossible);
  });

  it('was not asked for', () => {
    expect(isUnasked({ history: [{ status: 'offered' }, { status: 'accepted' }] })).toBe(true);
    expect(isUnasked({ history: [{ status: 'requested' }, { status: 'offered' }] })).toBe(false);
  });
});

it('An admin accepts an offer as an admin, and as its customer where that is the admin', () => {
  const rolesOf = (uid: string, admin: boolean) =>
    rolesOn({ payerId: 'carla', userId: 'carla' }, { uid, staff: admin, membership: null });
  expect(quoteLifecycle.actor('offered', 'accepted', rolesOf('nora', true))).toBe('admin');
  expect(quoteLifecycle.actor('offered', 'accepted', rolesOf('carla', true))).toBe('customer');
  expect(quoteLifecycle.allowed('offered', rolesOf('bert', false))).toEqual([]);
});
