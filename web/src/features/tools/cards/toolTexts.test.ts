import { describe, expect, it } from 'vitest';
import { lowestPriceText, previewOf } from './toolTexts.ts';

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
    expect(lowestPriceText({ price: 9.5, priceBreaks })).toBe('from $8.40 for 1,200 or more');
  });

  it('is null without price breaks', () => {
    expect(lowestPriceText({ price: 9.5, priceBreaks: [] })).toBeNull();
  });
});
