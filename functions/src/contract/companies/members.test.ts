import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { invitationSchema, invitationTokenSchema, maskedEmail } from './invitations.ts';
import { memberSchema, unsatisfiableMessage } from './members.ts';

const errorsOf = (fields: object) => fieldErrors(memberSchema, { ...validForms.member, ...fields });

describe('memberSchema', () => {
  it('accepts a role with and without limits', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ role: 'owner', orderLimit: null, budget: null })).toEqual({});
    expect(errorsOf({ orderLimit: 0, budget: { amount: 0, period: 'year' } })).toEqual({});
  });

  it.each([
    ['role', 'admin', 'Role must be one of: owner, approver, buyer, bookkeeper'],
    ['role', undefined, 'Role is required'],
    ['orderLimit', undefined, 'Order limit is required'],
    ['orderLimit', -1, 'Order limit must be at least 0'],
    ['orderLimit', 0.01, 'Order limit must be in whole cents'],
    ['orderLimit', 'none', 'Order limit must be a number'],
    ['budget', undefined, 'Budget is required'],
    ['budget', 500, 'Budget must have an amount and a period'],
    ['version', '', 'Version is required'],
  ])('refuses the %s %j', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['amount', null, 'Budget is required'],
    ['amount', -5, 'Budget must be at least 0'],
    ['amount', 1.5, 'Budget must be in whole cents'],
    ['period', 'week', 'Period must be one of: month, quarter, year'],
    ['period', undefined, 'Period is required'],
  ])('refuses a budget with the %s %j', (field, value, message) => {
    const budget = { amount: 100, period: 'month', [field]: value };
    expect(errorsOf({ budget })).toEqual({ [`budget.${field}`]: message });
  });
});

describe('invitationSchema', () => {
  const invitationErrors = (email: unknown) =>
    fieldErrors(invitationSchema, { ...validForms.invitation, email });

  it('needs an address to which a mail can go', () => {
    expect(invitationErrors('bea@example.test')).toEqual({});
    expect(invitationErrors('')).toEqual({ email: 'Enter an e-mail address' });
    expect(invitationErrors('bea')).toEqual({ email: 'Enter a valid e-mail address' });
    expect(invitationErrors('bea@example.test\nBcc: all@example.test')).toEqual({
      email: 'Enter a valid e-mail address',
    });
  });
});

describe('invitationTokenSchema', () => {
  it('needs a token', () => {
    expect(fieldErrors(invitationTokenSchema, validForms.invitationToken)).toEqual({});
    expect(fieldErrors(invitationTokenSchema, { token: '' })).toEqual({
      token: 'The link is not complete',
    });
  });
});

describe('maskedEmail', () => {
  it.each([
    ['bea@example.test', 'b•••@example.test'],
    ['b@example.test', 'b•••@example.test'],
  ])('of %s is %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});

describe('unsatisfiableMessage', () => {
  it('says who is missing', () => {
    expect(unsatisfiableMessage(0, { approvers: 1 }, 'Olga')).toBe(
      'Another member must approve these orders of Olga, but nobody else can: add an approver first',
    );
    expect(unsatisfiableMessage(1, { approvers: 2 }, 'Bea')).toBe(
      'Two other members must approve these orders of Bea, but only one can: add an approver first',
    );
  });
});
