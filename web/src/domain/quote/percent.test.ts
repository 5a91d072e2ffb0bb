import { expect, it } from 'vitest';
import { percentText } from './percent.ts';

it.each([
  [750, 10_000, '7.5%'],
  [800, 10_000, '8%'],
  [804, 10_000, '8%'],
  [805, 10_000, '8.1%'],
  [1, 3, '33.3%'],
  [2, 3, '66.7%'],
  [0, 10_000, '0%'],
  [1, 10_000, 'less than 0.1%'],
  [9_999, 10_000, 'more than 99.9%'],
  [10_000, 10_000, '100%'],
  [15_000, 10_000, '150%'],
])('%i of %i is %s', (part, whole, text) => {
  expect(percentText(part, whole)).toBe(text);
});
