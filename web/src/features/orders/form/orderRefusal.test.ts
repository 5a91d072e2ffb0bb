import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../apiProblem.ts';
import { messageOf } from '../../../messages.ts';
import { plane } from '../../../testing/fixtures.ts';
import { orderMessageOf, refusalOf } from './orderRefusal.ts';

describe('refusalOf', () => {
  it('offers the remaining stock', () => {
    const error = new ApiProblem('insufficient-stock', 409, { available: 12 });
    expect(refusalOf(error, plane)).toEqual({
      toolChange: { available: 12 },
      offer: { kind: 'stock', available: 12 },
    });
  });

  it('offers the new price and the old one', () => {
    const now = { ...plane, price: 70 };
    const error = new ApiProblem('price-changed', 409, { tool: now });
    expect(refusalOf(error, plane)).toEqual({
      toolChange: now,
      offer: { kind: 'price', oldPrice: plane.price, newPrice: 70 },
    });
  });

  it.each([
    new ApiProblem('insufficient-stock', 409),
    new ApiProblem('network', 0),
    new Error('x'),
  ])('offers nothing for other failures: %s', (error) => {
    expect(refusalOf(error, plane)).toBeNull();
  });
});

describe('orderMessageOf', () => {
  it('asks a buyer to verify the email address', () => {
    expect(orderMessageOf(new ApiProblem('email-not-verified', 409))).toBe(
      'Please verify your e-mail address before you order: open the link in the e-mail we sent you.',
    );
  });

  it('uses the standard message for other failures', () => {
    const error = new ApiProblem('network', 0);
    expect(orderMessageOf(error)).toBe(messageOf(error));
  });
});
