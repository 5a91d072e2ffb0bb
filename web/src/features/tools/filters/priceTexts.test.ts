import { describe, expect, it } from 'vitest';
import { parsePriceTexts, priceTextsOf } from './priceTexts.ts';

describe('parsePriceTexts', () => {
  it.each([
    [{ min: '', max: '' }, {}],
    [{ min: '10', max: '' }, { minPrice: 10 }],
    [{ min: ' ', max: '$1,250.00' }, { maxPrice: 1250 }],
    [
      { min: '12,50', max: '1.250,00' },
      { minPrice: 12.5, maxPrice: 1250 },
    ],
    [{ min: '0,99', max: '' }, { minPrice: 0.99 }],
    [{ min: '', max: '1 250' }, { maxPrice: 1250 }],
    [
      { min: '10', max: '10.00' },
      { minPrice: 10, maxPrice: 10 },
    ],
  ])('reads %j', (texts, range) => {
    expect(parsePriceTexts(texts)).toEqual({ range });
  });

  it.each([
    [{ min: 'cheap', max: '' }, 'min', /^Enter an amount in dollars, like 12.50 or 1250$/],
    [{ min: '0.125', max: '' }, 'min', /^“0.125” could mean 0.125 or 125/],
    [{ min: '', max: '$1,250' }, 'max', /^“\$1,250” could mean 1.25 or 1,250/],
    [{ min: '', max: '1,23,456' }, 'max', /^“1,23,456” could mean 123,456/],
    [{ min: '', max: '1,000,001' }, 'max', /^Enter a price from \$0.00 to \$1,000,000.00/],
    [{ min: '1', max: '-5' }, 'max', /^Enter a price/],
    [{ min: '20', max: '10' }, 'min', /^The lowest price must not be above the highest/],
  ])('refuses %j', (texts, field, message) => {
    expect(parsePriceTexts(texts)).toEqual({ field, message: expect.stringMatching(message) });
  });
});

describe('priceTextsOf', () => {
  it('writes prices with cents', () => {
    expect(priceTextsOf({ minPrice: 9.5 })).toEqual({ min: '9.50', max: '' });
  });
});
