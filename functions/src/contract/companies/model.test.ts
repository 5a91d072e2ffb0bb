import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import {
  companySchema,
  companySignUpSchema,
  companyTransitionSchema,
  statusReasonOf,
} from './model.ts';

const signUpErrors = (fields: object) =>
  fieldErrors(companySignUpSchema, { ...validForms.companySignUp, ...fields });

const editErrors = (fields: object) =>
  fieldErrors(companySchema, { ...validForms.company, ...fields });

describe('companySignUpSchema', () => {
  it('accepts a company with one of the two numbers, and without further details', () => {
    expect(signUpErrors({})).toEqual({});
    expect(signUpErrors({ taxId: '' })).toEqual({});
    expect(signUpErrors({ registrationNumber: undefined, invoiceEmail: '' })).toEqual({});
    expect(signUpErrors({ position: undefined, country: '' })).toEqual({});
  });

  it.each([
    ['name', '', 'Enter the name of the company'],
    ['name', ' \u200b ', 'Enter the name of the company'],
    ['name', 'x'.repeat(121), 'Name must have at most 120 characters'],
    ['name', 'Oak\nAsh', 'Name must be one line'],
    ['name', 7, 'Name must be a text'],
    ['country', 'XX', 'Choose a country by its two-letter code, like US'],
    ['taxId', 'x'.repeat(41), 'Tax number must have at most 40 characters'],
    ['taxId', null, 'Tax number must be a text'],
    ['registrationNumber', '1\n2', 'Registration number must be one line'],
    ['invoiceEmail', 'books', 'Enter a valid e-mail address'],
    ['billingAddress', null, 'Enter the billing address'],
    ['billingAddress', '1 Workshop Lane', 'Enter the billing address'],
    ['position', 'x'.repeat(121), 'Your position must have at most 120 characters'],
  ])('refuses the %s %j', (field, value, message) => {
    expect(signUpErrors({ [field]: value })).toEqual({ [field]: message });
  });

  it('keeps names with markup as they are, because every screen escapes them', () => {
    const name = '<script>alert(1)</script> & "Sons"';
    expect(signUpErrors({ name })).toEqual({});
    expect(companySignUpSchema.cast({ ...validForms.companySignUp, name }).name).toBe(name);
  });

  it('needs a number by which the shop can look the company up', () => {
    const message = 'Enter the tax number or the registration number';
    expect(signUpErrors({ taxId: '', registrationNumber: '' })).toEqual({ taxId: message });
    expect(signUpErrors({ taxId: undefined, registrationNumber: undefined })).toEqual({
      taxId: message,
    });
  });

  it('checks each part of the billing address', () => {
    const billingAddress = { ...validForms.addressParts, city: '' };
    expect(signUpErrors({ billingAddress })).toEqual({ 'billingAddress.city': 'Enter the city' });
  });
});

describe('companySchema', () => {
  const approval = { fromAmount: 100_000, approvers: 1, ownersExempt: true };
  const rule = (fields: object) => editErrors({ approval: { ...approval, ...fields } });

  it('accepts rules with and without an amount', () => {
    expect(editErrors({})).toEqual({});
    for (const fromAmount of [null, 0, 1]) expect(rule({ fromAmount })).toEqual({});
    expect(rule({ approvers: 2, ownersExempt: false })).toEqual({});
  });

  it.each([
    ['fromAmount', undefined, 'Amount is required'],
    ['fromAmount', -1, 'Amount must be at least 0'],
    ['fromAmount', 0.5, 'Amount must be in whole cents'],
    ['fromAmount', 'much', 'Amount must be a number'],
    ['fromAmount', 1e13, 'Amount must be at most $10,000,000,000.00'],
    ['approvers', 0, 'Approvers must be 1 or 2'],
    ['approvers', 3, 'Approvers must be 1 or 2'],
    ['approvers', null, 'Approvers must be 1 or 2'],
    ['ownersExempt', 'yes', 'Exemption of owners must be on or off'],
  ])('refuses the rule with %s %j', (field, value, message) => {
    expect(rule({ [field]: value })).toEqual({ [`approval.${field}`]: message });
  });

  it('needs the version that was edited', () => {
    expect(editErrors({ version: undefined })).toEqual({ version: 'Version is required' });
  });
});

describe('companyTransitionSchema', () => {
  const errorsOf = (form: object) => fieldErrors(companyTransitionSchema, form);

  it('accepts a step with or without a reason and agreed terms', () => {
    expect(errorsOf(validForms.companyTransition)).toEqual({});
    expect(errorsOf({ to: 'suspended', reason: 'Unpaid invoices' })).toEqual({});
    expect(errorsOf({ to: 'active', agreed: { terms: null, creditLimit: null } })).toEqual({});
  });

  it.each([
    [{ to: 'requested' }, 'to', 'Status must be one of: active, declined, suspended, closed'],
    [{}, 'to', 'Status is required'],
    [
      { to: 'active', agreed: { terms: null, creditLimit: -1 } },
      'agreed.creditLimit',
      'Credit limit must be at least 0',
    ],
    [
      { to: 'closed', reason: 'x'.repeat(501) },
      'reason',
      'Reason must have at most 500 characters',
    ],
  ])('refuses %j', (form, field, message) => {
    expect(errorsOf(form)).toEqual({ [field]: message });
  });
});

describe('statusReasonOf', () => {
  it('is the reason of the last status', () => {
    const event = { actor: 'admin', uid: 'ada', at: null } as const;
    const requested = { ...event, status: 'requested' } as const;
    const declined = { ...event, status: 'declined', reason: 'No such company' } as const;
    expect(statusReasonOf({ history: [requested] })).toBe('');
    expect(statusReasonOf({ history: [requested, declined] })).toBe('No such company');
  });
});
