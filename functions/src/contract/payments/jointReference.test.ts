import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceNumberOf } from '../invoices/model.ts';
import { limits } from '../limits.ts';
import { jointNumbersIn, jointReferenceOf, sharesOf } from './jointReference.ts';

describe('The reference of a transfer for several invoices', () => {
  it.each([
    [['2026-000124', '2026-000123'], '2026-000123 000124'],
    [['2026-000001', '2025-000900', '2025-000899'], '2025-000899 000900 2026-000001'],
  ])('of %j is %s', (numbers, reference) => {
    expect(jointReferenceOf(numbers)).toBe(reference);
    expect(jointNumbersIn(reference)).toEqual(numbers.toSorted());
  });

  it('has room in a payment and a search, and gives the numbers again', () => {
    const number = fc
      .tuple(fc.integer({ min: 2024, max: 2030 }), fc.integer({ min: 1, max: 999_999 }))
      .map(([year, position]) => invoiceNumberOf('invoice', year, position));
    const numbers = fc.uniqueArray(number, { minLength: 2, maxLength: limits.jointInvoices });
    fc.assert(
      fc.property(numbers, (all) => {
        expect(jointNumbersIn(jointReferenceOf(all))).toEqual(all.toSorted());
      }),
    );
    const longest = Array.from({ length: limits.jointInvoices }, (_, at) =>
      invoiceNumberOf('invoice', at < 6 ? 2025 : 2026, 999_980 + at),
    );
    expect(jointReferenceOf(longest).length).toBeLessThanOrEqual(limits.paymentReference);
    expect(jointReferenceOf(longest).length).toBeLessThanOrEqual(limits.search.length);
  });

  it.each([
    ['Invoices 2026-000123, 000124 and 2026-000123', ['2026-000123', '2026-000124']],
    ['2026-000123/2026-000130', ['2026-000123', '2026-000130']],
    ['2026-000123', []],
    ['CN-2026-000007 CN-2026-000008', []],
    ['15035550142 97205', []],
    ['TH-4K2M9A7C 000123 000124', []],
    ['', []],
  ])('is found in %j', (text, numbers) => {
    expect(jointNumbersIn(text)).toEqual(numbers);
  });
});

it.each([
  [500, [300, 300], [300, 200]],
  [600, [300, 300], [300, 300]],
  [100, [300, 300], [100, 0]],
])('%d over %j is %j', (amount, open, shares) => {
  expect(sharesOf(amount, open)).toEqual(shares);
});
