import { expect, it } from 'vitest';
import { counted, formatCount } from './numbers.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_150, '1,150'],
  [10_000_000, '10,000,000'],
])('writes %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it.each([
  [1, '1 piece'],
  [0, '0 pieces'],
  [1_150, '1,150 pieces'],
])('counts %d as %s', (count, text) => {
  expect(counted(count, 'piece')).toBe(text);
});

it('takes an irregular plural', () => {
  expect(counted(2, 'box', 'boxes')).toBe('2 boxes');
});
