import { describe, expect, it } from 'vitest';
import { orderSchema, profileSchema } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { formOf, validate } from './validate.ts';

const refusalOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof ApiError ? [error.code, error.details] : error;
  }
};

const refusal = (errors: Record<string, string>) => ['validation', { errors }];

describe('formOf', () => {
  it('returns the named form, or the body', () => {
    expect(formOf({ order: { a: 1 } }, 'order')).toEqual({ a: 1 });
    expect(formOf({ a: 1 })).toEqual({ a: 1 });
  });

  it.each([undefined, null, [], 'x', 1, {}, { order: [] }, { order: null }])(
    'refuses %j',
    (body) => {
      const message = 'The order must be a JSON object';
      expect(refusalOf(() => formOf(body, 'order'))).toEqual(refusal({ order: message }));
    },
  );
});

describe('validate', () => {
  it('trims texts and drops unknown fields', () => {
    expect(validate(profileSchema, { location: ' Leeds ', role: 'admin' })).toEqual({
      location: 'Leeds',
    });
  });

  it('converts nothing', () => {
    expect(refusalOf(() => validate(profileSchema, { phoneNumber: 7 }))).toEqual(
      refusal({ phoneNumber: 'Phone number must be a text of digits' }),
    );
  });

  it('reports each invalid field once', () => {
    expect(refusalOf(() => validate(orderSchema, { totalBill: 1, tool: { _id: 'a' } }))).toEqual(
      refusal({
        phoneNumber: 'Enter valid phone number of 11 digit',
        orderAddress: 'Enter the delivery address',
        orderQuantity: 'Enter the number of pieces',
      }),
    );
  });
});
