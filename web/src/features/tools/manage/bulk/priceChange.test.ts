import { describe, expect, it } from 'vitest';
import {
  changedPrices,
  changeText,
  type PriceChange,
  priceProblem,
  readChange,
} from './priceChange.ts';

const change = (fields: Partial<PriceChange> = {}): PriceChange => ({
  direction: 'raise',
  by: '5',
  unit: 'percent',
  rounding: 'cent',
  ...fields,
});

const priceAfter = (price: number, fields: Partial<PriceChange>): number =>
  changedPrices({ price, priceBreaks: [] }, change(fields)).price;

describe('A price change', () => {
  it.each([
    [20, {}, 21],
    [0.1, {}, 0.11],
    [19.99, { by: '2.5' }, 20.49],
    [20, { direction: 'lower', by: '12.5' }, 17.5],
    [20, { unit: 'amount', by: '1.20' }, 21.2],
    [20, { unit: 'amount', by: '1,20', direction: 'lower' }, 18.8],
    [20.03, { rounding: 'five' }, 21.05],
    [20, { rounding: 'ninetyNine' }, 20.99],
    [20.6, { rounding: 'ninetyNine' }, 21.99],
    [20.6, { rounding: 'whole' }, 22],
    [5, { unit: 'amount', by: '9', direction: 'lower' }, 0],
  ] as [number, Partial<PriceChange>, number][])(
    'turns %d by %j into %d',
    (price, fields, after) => {
      expect(priceAfter(price, fields)).toBe(after);
    },
  );

  it('changes the prices of larger quantities, too', () => {
    const prices = { price: 10, priceBreaks: [{ minQuantity: 24, price: 8 }] };
    expect(changedPrices(prices, change({ by: '10' }))).toEqual({
      price: 11,
      priceBreaks: [{ minQuantity: 24, price: 8.8 }],
    });
  });

  it.each([
    [{ by: '' }, expect.any(String)],
    [{ by: 'five' }, expect.any(String)],
    [{ by: '0' }, 'Enter more than 0'],
    [{ by: '100', direction: 'lower' }, 'Enter less than 100 %'],
    [{ by: '1001' }, 'Enter at most 1000 %'],
    [{ by: '1.005', unit: 'amount' }, expect.any(String)],
  ] as [Partial<PriceChange>, string][])('refuses %j', (fields, problem) => {
    expect(readChange(change(fields)).problem).toEqual(problem);
  });

  it('is named as people read it', () => {
    expect(changeText(change({ by: '5 %' }))).toBe('5 %');
    expect(changeText(change({ by: '1.2', unit: 'amount' }))).toBe('$1.20');
  });

  it('refuses a price of zero, also of a larger quantity', () => {
    expect(priceProblem({ price: 0, priceBreaks: [] })).toBe('The price would be zero');
    const priceBreaks = [{ minQuantity: 5, price: 0 }];
    expect(priceProblem({ price: 1, priceBreaks })).toBe('The price would be zero');
    expect(priceProblem({ price: 1, priceBreaks: [] })).toBeNull();
  });
});
