// @vitest-environment node
import type { ReturnKind } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eligibleLines, periodOf } from '../../../domain/returns/eligibleLines.ts';
import { deliveredTools } from '../../../testing/returns.ts';
import {
  blankReturn,
  errorsOfRows,
  isReturnValues,
  needsException,
  type ReturnRoom,
  type ReturnValues,
  returnErrors,
  returnInput,
  roomIn,
} from './returnForm.ts';

const order = deliveredTools();

const roomOf = (kind: ReturnKind = 'return', isStaff = false): ReturnRoom => {
  const period = periodOf(kind, { returnDays: 30, timeZone: 'UTC' });
  return { kind, lines: eligibleLines(order, [], period), isStaff };
};

/** The values with these pieces of the planes and the saws. */
const valuesWith = (
  [planes, saws]: [number | string, number | string],
  { reason = '', exception = '' } = {},
): ReturnValues => ({
  lines: [
    { toolId: 'plane', quantity: planes, reason },
    { toolId: 'saw', quantity: saws, reason },
  ],
  pictures: [],
  exception,
});

const errors = (values: ReturnValues, room = roomOf()) => returnErrors(order, room, values);

beforeEach(() => void vi.setSystemTime('2026-12-01T12:00:00Z'));

const afterReturns = () => vi.setSystemTime('2026-12-26T12:00:00Z');

describe('returnInput', () => {
  it('has only the chosen lines, without blanks, and the pictures', () => {
    const values = valuesWith([0, 2], { reason: ' Too short ' });
    expect(returnInput(roomOf(), values, ['link'])).toEqual({
      kind: 'return',
      lines: [{ toolId: 'saw', quantity: 2, reason: 'Too short' }],
      pictures: ['link'],
    });
    expect(returnInput(roomOf('claim'), values, [])).not.toHaveProperty('pictures');
  });

  it('has an exception only where it needs one', () => {
    const values = valuesWith([1, 0], { exception: ' A regular ' });
    expect(returnInput(roomOf('return', true), values, [])).not.toHaveProperty('exception');
    afterReturns();
    expect(returnInput(roomOf('return', true), values, [])).toHaveProperty(
      'exception',
      'A regular',
    );
    expect(returnInput(roomOf('claim', true), values, [])).not.toHaveProperty('exception');
  });
});

describe('returnErrors', () => {
  it('accepts what has arrived in time', () => {
    expect(errors(valuesWith([4, 5]))).toEqual({});
  });

  it.each<[string, [number | string, number | string], Record<string, string>]>([
    ['nothing', [0, ''], { chosen: 'Choose at least one piece' }],
    ['too many pieces', [5, 1], { 'lines.0.quantity': 'Only 4 left' }],
    ['fewer than none', [1, -1], { 'lines.1.quantity': 'Enter 0 or more pieces' }],
    ['a fraction', [0, 1.5], { 'lines.1.quantity': 'Enter a whole number of pieces' }],
    ['a text', ['many', 0], { 'lines.0.quantity': 'Enter the number of pieces' }],
  ])('refuses %s', (_what, pieces, expected) => {
    expect(errors(valuesWith(pieces))).toEqual(expected);
  });

  it('needs a reason for each line of a claim, and only there', () => {
    expect(errors(valuesWith([0, 2]), roomOf('claim'))).toEqual({
      'lines.1.reason': 'Describe what is wrong',
    });
    expect(errors(valuesWith([0, 2], { reason: 'Bent' }), roomOf('claim'))).toEqual({});
  });

  it('limits a reason', () => {
    expect(errors(valuesWith([0, 2], { reason: 'x'.repeat(501) }))).toEqual({
      'lines.1.reason': 'Reason must have at most 500 characters',
    });
  });

  it('lets staff make an exception, with a reason', () => {
    afterReturns();
    const values = valuesWith([1, 0]);
    expect(errors(values)).toEqual({ 'lines.0.quantity': 'Nothing is left' });
    const staff = roomOf('return', true);
    expect(needsException(staff, values)).toBe(true);
    expect(errors(values, staff)).toEqual({ exception: 'Enter the reason' });
    expect(errors(valuesWith([1, 0], { exception: 'Regular' }), staff)).toEqual({});
    expect(needsException(roomOf('claim', true), values)).toBe(false);
  });
});

it('has room for nothing that has not arrived', () => {
  const [line] = order.lines;
  expect(line && roomIn(roomOf())(line)).toBe(4);
  expect(line && roomIn({ ...roomOf(), lines: [] })(line)).toBe(0);
});

it('finds the rows of refused pieces', () => {
  const { lines } = valuesWith([0, 2]);
  const refused = { 'lines.0.toolId': 'Gone', 'lines.0.reason': 'Long', 'pictures.1': 'Not yours' };
  expect(errorsOfRows(refused, lines)).toEqual({
    'lines.1.quantity': 'Gone',
    'lines.1.reason': 'Long',
    'pictures.1': 'Not yours',
  });
});

describe('isReturnValues', () => {
  it.each([
    null,
    {},
    { ...blankReturn(order), lines: [] },
    { ...blankReturn(order), pictures: 'none' },
    { ...blankReturn(order), lines: blankReturn(order).lines.toReversed() },
  ])('refuses %j from the storage', (stored) => {
    expect(isReturnValues(order)(stored)).toBe(false);
  });

  it('accepts the values of the form', () => {
    expect(isReturnValues(order)(blankReturn(order))).toBe(true);
  });
});
