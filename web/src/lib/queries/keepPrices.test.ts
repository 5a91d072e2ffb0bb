import { expect, it } from 'vitest';
import { visitor } from '../session/payer.ts';
import { keepPrices } from './keepPrices.ts';

const of = (payer: string) => ({ queryKey: ['tools', 'catalogue', '/api/catalogue', payer] });

it('keeps the prices of the payer, and list prices for visitors', () => {
  expect(keepPrices('carla')('tools', of('carla'))).toBe('tools');
  expect(keepPrices(visitor)('tools', of(visitor))).toBe('tools');
});

it('keeps nothing of another payer', () => {
  expect(keepPrices('carla company-1')('tools', of('carla'))).toBeUndefined();
  expect(keepPrices(visitor)('tools', of('carla'))).toBeUndefined();
  expect(keepPrices('carla')('tools', of(visitor))).toBeUndefined();
  expect(keepPrices(visitor)(undefined, undefined)).toBeUndefined();
});
