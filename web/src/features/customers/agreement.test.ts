import { describe, expect, it } from 'vitest';
import { customerOf } from '../../testing/fixtures.ts';
import { agreementChanges, agreementOf, agreementSchema, valuesOf } from './agreement.ts';

const problemsWith = (creditLimit: string) =>
  agreementSchema.validate({ creditLimit }).then(
    () => null,
    ({ message }: Error) => message,
  );

describe('The values of the form', () => {
  it('are empty for the default and for no limit', () => {
    expect(valuesOf(customerOf())).toEqual({ terms: '', creditLimit: '' });
    expect(agreementOf({ terms: '', creditLimit: ' ' })).toEqual({
      terms: null,
      creditLimit: null,
    });
  });

  it('are terms and dollars', () => {
    const agreed = { terms: 'net-60', hasDefaultTerms: false, creditLimit: 500_050 } as const;
    expect(valuesOf(customerOf(agreed))).toEqual({ terms: 'net-60', creditLimit: '5000.50' });
    expect(agreementOf({ terms: 'net-60', creditLimit: '5000,5' })).toEqual({
      terms: 'net-60',
      creditLimit: 500_050,
    });
    expect(agreementOf({ terms: '', creditLimit: '0' }).creditLimit).toBe(0);
  });
});

it.each(['', ' ', '0', '5000', '5000,50', '5,000.00', '5.000,50'])(
  'accepts the credit limit %j',
  async (typed) => {
    expect(await problemsWith(typed)).toBeNull();
  },
);

it.each([
  ['-1', 'Credit limit must be at least 0'],
  ['many', 'Credit limit must be a number'],
  ['5.000', expect.stringMatching(/^“5.000” could mean 5.00 or 5,000/)],
  ['5000.005', expect.stringMatching(/^“5000.005” could mean 5,000.005 or 5,000,005/)],
  ['10000000000.01', 'Credit limit must be at most $10,000,000,000.00'],
])('refuses the credit limit %j', async (typed, message) => {
  expect(await problemsWith(typed)).toEqual(message);
});

it('says what an agreement changes', () => {
  const customer = customerOf();
  expect(agreementChanges({ terms: null, creditLimit: null }, customer)).toEqual([]);
  expect(agreementChanges({ terms: 'prepaid', creditLimit: 0 }, customer)).toEqual([
    'Payment terms: Net 30 days (the shop’s default) → Prepaid',
    'Credit limit: no limit → $0.00',
  ]);
});
