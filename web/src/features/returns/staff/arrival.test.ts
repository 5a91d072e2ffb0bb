import { describe, expect, it } from 'vitest';
import { returnAfter, returnLineOf } from '../../../testing/returns.ts';
import { arrivalErrors, arrivalStart, countsOf, usualOf, withArrived } from './arrival.ts';

const line = returnLineOf({ approved: 3 });

describe('the usual counts of a line', () => {
  it.each([
    ['resellable', { quantity: 3, resellable: 3 }],
    ['damaged', { quantity: 3, resellable: 0 }],
    ['none', { quantity: 0, resellable: 0 }],
  ] as const)('%s', (usual, counts) => {
    expect(countsOf(usual, line)).toEqual(counts);
    expect(usualOf(counts, line)).toBe(usual);
  });

  it('are no others', () => {
    expect(usualOf({ quantity: 2, resellable: 2 }, line)).toBe('');
    expect(usualOf({ quantity: '', resellable: '' }, line)).toBe('');
  });
});

it.each([
  [{ quantity: '', resellable: '' }, 2, 2],
  [{ quantity: 3, resellable: 3 }, 2, 2],
  [{ quantity: 3, resellable: 1 }, 2, 1],
  [{ quantity: 3, resellable: 2 }, 1, 1],
  [{ quantity: 1, resellable: 0 }, 2, 0],
] as const)('after %j and %d arrived, %d are resellable', (before, quantity, resellable) => {
  expect(withArrived(before, quantity)).toEqual({ quantity, resellable });
});

describe('a count', () => {
  const approved = returnAfter(['approved'], {
    lines: [line, returnLineOf({ toolId: 'saw', approved: 0 })],
  });
  const errorsOf = (quantity: number | string, resellable: number | string) =>
    arrivalErrors(approved, {
      lines: arrivalStart(approved).lines.map((row) => ({ ...row, quantity, resellable })),
    });

  it.each([
    ['', '', { 'lines.0.quantity': 'Enter 0 or more pieces' }],
    [0, 0, { lines: 'Count what has arrived' }],
    [4, 4, { 'lines.0.quantity': 'At most 3 pieces approved' }],
    [2, 3, { 'lines.0.resellable': 'No more than have arrived' }],
    ['two', 0, { 'lines[0].quantity': 'Enter a whole number of pieces' }],
    [1.5, 0, { 'lines[0].quantity': 'Enter a whole number of pieces' }],
    [-1, 0, { 'lines[0].quantity': 'Enter 0 or more pieces' }],
  ])('of %j with %j resellable is refused', (quantity, resellable, errors) => {
    expect(errorsOf(quantity, resellable)).toMatchObject(errors);
  });

  it('leaves out lines that were not approved', () => {
    expect(errorsOf(2, 1)).toEqual({});
  });
});
