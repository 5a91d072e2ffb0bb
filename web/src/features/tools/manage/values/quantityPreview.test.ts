import { describe, expect, it } from 'vitest';
import { quantityPreview } from './quantityPreview.ts';

const values = {
  minOrder: '10',
  orderMultiple: '12' as number | string,
  maxOrder: '' as number | string,
  sellRemainder: true,
  available: '100',
};

describe('quantityPreview', () => {
  it.each([
    [{}, 'Buyers can order 12, 24, 36 … up to 96.'],
    [{ available: '48' }, 'Buyers can order 12, 24, 36 or 48.'],
    [{ maxOrder: '24' }, 'Buyers can order 12 or 24.'],
    [{ maxOrder: '12' }, 'Buyers can order exactly 12.'],
    [{ orderMultiple: 1, available: '1150' }, 'Buyers can order 10 to 1,150.'],
    [{ orderMultiple: '', available: '60' }, 'Buyers can order 10 to 60.'],
    [{ available: '7' }, 'Buyers can order exactly the last 7.'],
    [
      { available: '7', sellRemainder: false },
      'Buyers cannot order this: no quantity fits the stock and these rules.',
    ],
    [{ available: '0' }, 'Sold out until there is stock.'],
  ])('%o: %s', (changes, text) => {
    expect(quantityPreview({ ...values, ...changes })).toBe(text);
  });

  it.each([{ minOrder: '' }, { available: '' }, { orderMultiple: '1.5' }, { maxOrder: '-1' }])(
    'is empty while the values are incomplete or invalid: %o',
    (changes) => {
      expect(quantityPreview({ ...values, ...changes })).toBeNull();
    },
  );
});
