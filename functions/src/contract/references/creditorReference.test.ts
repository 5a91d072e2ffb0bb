import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceNumberOf } from '../invoices/model.ts';
import {
  creditorReferenceOf,
  invoiceOfReference,
  isCreditorReference,
  shownReference,
  transferReferenceOf,
} from './creditorReference.ts';

const numbers = fc
  .tuple(fc.integer({ min: 2000, max: 2999 }), fc.integer({ min: 1, max: 99_999_999 }))
  .map(([year, position]) => invoiceNumberOf('invoice', year, position));

const reference = creditorReferenceOf('2026-000123') ?? '';

describe('A creditor reference', () => {
  it.each(['RF18539007547034', 'RF45G72UUR', 'RF6518K5', 'RF332348236'])(
    'has the check digits of the standard: %s',
    (example) => expect(isCreditorReference(example)).toBe(true),
  );

  it.each(['RF19539007547034', 'RF18539007547043', 'rf18539007547034', 'RF18', 'DE18539007547034'])(
    'is not %s',
    (text) => expect(isCreditorReference(text)).toBe(false),
  );

  it('leads back to its invoice, also as people type it', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const written = creditorReferenceOf(number) ?? '';
        expect(isCreditorReference(written)).toBe(true);
        for (const typed of [
          written,
          shownReference(written),
          ` ${written.toLowerCase()} `,
          written.replaceAll('0', 'O').replaceAll('1', 'l'),
          written.replace(/(\d{4})/g, '$1-'),
        ]) {
          expect(invoiceOfReference(typed)).toBe(number);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leads nowhere with one digit changed or two swapped', () => {
    for (let at = 2; at < reference.length; at += 1) {
      const digit = (Number(reference[at]) + 3) % 10;
      const changed = `${reference.slice(0, at)}${digit}${reference.slice(at + 1)}`;
      expect(invoiceOfReference(changed)).toBeUndefined();
    }
    expect(invoiceOfReference(reference.replace('0123', '1023'))).toBeUndefined();
  });

  it.each(['', 'RF', '2026-000123', 'RF18539007547034', 'RF45G72UUR', 'Thank you'])(
    'of another sender names no invoice: “%s”',
    (text) => expect(invoiceOfReference(text)).toBeUndefined(),
  );

  it('is for invoices alone, and shown in groups', () => {
    expect(creditorReferenceOf('CN-2026-000123')).toBeUndefined();
    expect(creditorReferenceOf('TH-4K2M9A7C')).toBeUndefined();
    expect(shownReference(reference)).toMatch(/^RF\d\d 2026 0001 23$/);
    expect(shownReference('TH-4K2M9A7C')).toBe('TH-4K2M9A7C');
  });

  it('replaces the number of the order as soon as there is an invoice', () => {
    const order = { number: 'TH-4K2M9A7C', invoiceNumber: null };
    expect(transferReferenceOf(order)).toBe('TH-4K2M9A7C');
    expect(transferReferenceOf({ ...order, invoiceNumber: '2026-000123' })).toBe(reference);
  });
});
