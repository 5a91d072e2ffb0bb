import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { agreedPlane, plane } from '../../../testing/fixtures.ts';
import { orderMessageOf, refusalOf } from './orderRefusal.ts';

const seen = { tool: plane, quantity: 30 };

describe('refusalOf', () => {
  it('offers the remaining stock', () => {
    const error = new ApiProblem('insufficient-stock', 409, { available: 12 });
    expect(refusalOf(error, seen)).toEqual({
      toolChange: { available: 12 },
      offer: { kind: 'stock', available: 12 },
    });
  });

  it('offers the new price and the old one', () => {
    const now = { ...plane, price: 70 };
    const error = new ApiProblem('price-changed', 409, { unitPrice: 7000, tool: now });
    expect(refusalOf(error, seen)).toEqual({
      toolChange: now,
      offer: { kind: 'price', oldPrice: 6410, newPrice: 7000 },
    });
  });

  it('says which agreed price has ended', () => {
    const ended = { name: 'Contract 2026', until: '2026-12-31' };
    const error = new ApiProblem('price-changed', 409, { unitPrice: 6410, tool: plane, ended });
    expect(refusalOf(error, { ...seen, tool: agreedPlane })?.offer).toEqual({
      kind: 'price',
      oldPrice: 5000,
      newPrice: 6410,
      ended,
    });
  });

  it('offers the new price of the quantity, which may be that of a price break', () => {
    const priceBreaks = [{ minQuantity: 24, price: 60 }];
    const now = { ...plane, priceBreaks: [{ minQuantity: 24, price: 61.5 }] };
    const error = new ApiProblem('price-changed', 409, { unitPrice: 6150, tool: now });
    expect(refusalOf(error, { tool: { ...plane, priceBreaks }, quantity: 30 })?.offer).toEqual({
      kind: 'price',
      oldPrice: 6000,
      newPrice: 6150,
    });
  });

  it('offers to reach the order minimum', () => {
    const error = new ApiProblem('order-minimum', 409, { minimum: 100_000, missing: 35_900 });
    expect(refusalOf(error, seen)).toEqual({
      toolChange: {},
      offer: { kind: 'minimum', minimum: 100_000 },
    });
  });

  it('offers what is left of the credit limit', () => {
    const credit = { room: 6_100, creditLimit: 100_000 };
    expect(refusalOf(new ApiProblem('credit-exceeded', 409, credit), seen)).toEqual({
      toolChange: {},
      offer: { kind: 'credit', ...credit },
    });
  });

  it.each([
    new ApiProblem('idempotency-conflict', 409),
    new ApiProblem('network', 0),
    new Error('x'),
  ])('offers nothing for other failures: %s', (error) => {
    expect(refusalOf(error, seen)).toBeNull();
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
