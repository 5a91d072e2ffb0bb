import { expect, it } from 'vitest';
import { formatSum } from './measures.ts';

it.each([
  [0, '$0.00'],
  [1_234.5, '$1,234.50'],
  [9_999.99, '$9,999.99'],
  [10_000, '$10,000'],
  [1_234_567.89, '$1,234,568'],
])('formats a sum of %d as %s', (dollars, text) => {
  expect(formatSum(dollars)).toBe(text);
});
