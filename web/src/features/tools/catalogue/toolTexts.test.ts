import { describe, expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { lowestPriceText, packText, previewOf, remainderText } from './toolTexts.ts';

describe('previewOf', () => {
  it('is the first ten words', () => {
    const text = 'one two three four five six seven eight nine ten eleven';
    expect(previewOf(text)).toBe('one two three four five six seven eight nine ten...');
  });

  it('counts words, not spaces and lines', () => {
    expect(previewOf('  one\n\ntwo   three ')).toBe('one two three...');
  });
});

describe('lowestPriceText', () => {
  it('names the lowest price and its quantity', () => {
    const priceBreaks = [
      { minQuantity: 24, price: 8.9 },
      { minQuantity: 1200, price: 8.4 },
    ];
    expect(lowestPriceText({ priceBreaks })).toBe('from $8.40 for 1,200 or more');
  });

  it('is null without price breaks', () => {
    expect(lowestPriceText({ priceBreaks: [] })).toBeNull();
  });
});

describe('packText', () => {
  it.each([
    [1, null],
    [12, 'Packs of 12'],
    [1000, 'Packs of 1,000'],
  ])('of %i pieces is %s', (orderMultiple, text) => {
    expect(packText({ orderMultiple })).toBe(text);
  });
});

describe('remainderText', () => {
  it.each([
    [1, 'Only the last piece can be ordered'],
    [9, 'Only the last 9 pieces can be ordered'],
    [0, null],
    [10, null],
  ])('of %i pieces at a minimum order of 10 is %s', (available, text) => {
    expect(remainderText({ ...plane, minOrder: 10, available })).toBe(text);
  });
});
