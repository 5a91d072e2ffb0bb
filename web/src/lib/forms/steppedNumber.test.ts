import { expect, it } from 'vitest';
import { steppedNumber } from './steppedNumber.ts';

const range = { min: 1, max: 1_300 };

it.each([
  ['', 1, 1],
  ['', -1, 1],
  [3, 1, 4],
  ['3', -1, 2],
  ['1,250', 1, 1_251],
  ['1.250', -1, 1_249],
  ['0', -1, 1],
  [1_300, 1, 1_300],
  ['9999', -1, 1_300],
  ['many', 1, null],
  ['12.5', 1, null],
])('steps from %j by %d to %j', (value, step, expected) => {
  expect(steppedNumber(value, step, range)).toBe(expected);
});
