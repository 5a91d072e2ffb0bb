import { describe, expect, it } from 'vitest';
import { agreedPlane, plane } from '../../testing/fixtures.ts';
import { agreementFor, agreementText, ownPriceText } from './agreedTexts.ts';

describe('agreementFor', () => {
  it('is the list that decides about the quantity', () => {
    expect(agreementFor(agreedPlane, 10)?.name).toBe('Contract 2026');
    expect(agreementFor(plane, 10)).toBeNull();
  });

  it('is nothing where the list price is the lower one', () => {
    const from = [
      ...(agreedPlane.agreement?.from ?? []),
      { minQuantity: 48, priceListId: null, priceListVersion: null, name: null, until: null },
    ];
    const tool = { ...agreedPlane, agreement: { listPrice: 64.1, listPriceBreaks: [], from } };
    expect(agreementFor(tool, 47)?.name).toBe('Contract 2026');
    expect(agreementFor(tool, 48)).toBeNull();
  });
});

it('names a list with its end', () => {
  expect(agreementText({ name: 'Contract', until: '2026-12-31' })).toBe(
    'Contract, until 31 December 2026',
  );
  expect(agreementText({ name: 'Contract', until: null })).toBe('Contract');
});

it.each([
  ['a list price', plane, ''],
  ['an agreed price', agreedPlane, 'your price, list price $64.10'],
  ['an agreed price as high as that of the list', { ...agreedPlane, price: 64.1 }, 'your price'],
])('says beside %s what it is', (_case, tool, expected) => {
  expect(ownPriceText(tool, 10)).toBe(expected);
});
