import { describe, expect, it } from 'vitest';
import { exampleReturnLine as lineOf } from '../../testing/documents/exampleReturns.ts';
import {
  type DecidedReturn,
  linesAfterTransition,
  missingReasons,
  piecesResolved,
  transitionErrors,
} from './decisions.ts';
import type { ReturnTransitionInput } from './forms.ts';

const requested: DecidedReturn = {
  kind: 'return',
  lines: [lineOf('saw'), lineOf('plane')],
  history: [{ status: 'requested' }],
};
const approved: DecidedReturn = {
  ...requested,
  lines: [lineOf('saw', { approved: 3 }), lineOf('plane', { approved: 4 })],
  history: [{ status: 'requested' }, { status: 'approved' }],
};
const received: DecidedReturn = {
  ...approved,
  lines: [lineOf('saw', { approved: 3, received: 2 }), lineOf('plane', { approved: 4 })],
  history: [{ status: 'requested' }, { status: 'approved' }, { status: 'received' }],
};

const inputOf = (
  to: ReturnTransitionInput['to'],
  fields: Partial<ReturnTransitionInput> = {},
): ReturnTransitionInput => ({ to, ...fields }) as ReturnTransitionInput;

describe('an approval', () => {
  it('is for all pieces asked for, unless it names fewer', () => {
    const input = inputOf('approved', { lines: [{ toolId: 'saw', quantity: 1, note: 'One' }] });
    expect(linesAfterTransition(requested, input)).toEqual([
      lineOf('saw', { approved: 1, note: 'One' }),
      lineOf('plane', { approved: 4 }),
    ]);
    expect(transitionErrors(requested, input)).toEqual({});
  });

  it.each([
    [
      { lines: [{ toolId: 'saw', quantity: 5 }] },
      { 'lines.0.quantity': 'At most 4 pieces asked for' },
    ],
    [
      { lines: [{ toolId: 'axe', quantity: 1 }] },
      { 'lines.0.toolId': 'This tool is not in the return' },
    ],
    [
      {
        lines: [
          { toolId: 'saw', quantity: 0 },
          { toolId: 'plane', quantity: 0 },
        ],
      },
      { lines: 'Choose at least one line' },
    ],
  ])('refuses %j', (fields, errors) => {
    expect(transitionErrors(requested, inputOf('approved', fields))).toEqual(errors);
  });

  it('has a fee only for a return', () => {
    const input = inputOf('approved', { feeRate: 1_000 });
    expect(transitionErrors(requested, input)).toEqual({});
    expect(transitionErrors({ ...requested, kind: 'claim' }, input)).toEqual({
      feeRate: 'A claim has no fee',
    });
    expect(transitionErrors(approved, { ...input, to: 'received' })).toMatchObject({
      feeRate: 'The fee is agreed with the approval',
    });
  });
});

describe('a count', () => {
  it('leaves out what has not arrived', () => {
    const input = inputOf('received', { lines: [{ toolId: 'saw', quantity: 2, resellable: 1 }] });
    expect(linesAfterTransition(approved, input)).toEqual([
      lineOf('saw', { approved: 3, received: 2, resellable: 1 }),
      lineOf('plane', { approved: 4 }),
    ]);
    expect(transitionErrors(approved, input)).toEqual({});
  });

  it.each([
    [{}, { lines: 'Count what has arrived' }],
    [
      { lines: [{ toolId: 'saw', quantity: 4 }] },
      { 'lines.0.quantity': 'At most 3 pieces approved' },
    ],
    [
      { lines: [{ toolId: 'saw', quantity: 1, resellable: 2 }] },
      { 'lines.0.resellable': 'No more than have arrived' },
    ],
  ])('refuses %j', (fields, errors) => {
    expect(transitionErrors(approved, inputOf('received', fields))).toEqual(errors);
  });
});

describe('a close', () => {
  it('resolves the pieces that have arrived', () => {
    const input = inputOf('closed', { lines: [{ toolId: 'saw', resolution: 'credit' }] });
    const lines = linesAfterTransition(received, input);
    expect(lines.map(({ resolution }) => resolution)).toEqual(['credit', 'none']);
    expect(piecesResolved({ ...received, lines }, 'credit')).toEqual([
      { toolId: 'saw', quantity: 2 },
    ]);
    expect(piecesResolved({ ...received, lines }, 'none')).toEqual([]);
    expect(transitionErrors(received, input)).toEqual({});
  });

  it('resolves the approved pieces of a claim that stay with the customer', () => {
    const claim: DecidedReturn = { ...approved, kind: 'claim' };
    const input = inputOf('closed', {
      lines: [
        { toolId: 'saw', resolution: 'replacement' },
        { toolId: 'plane', resolution: 'none' },
      ],
      carrier: 'Swift Freight',
      trackingNumber: 'SF-1',
    });
    expect(transitionErrors(claim, input)).toEqual({});
    const lines = linesAfterTransition(claim, input);
    expect(piecesResolved({ ...claim, lines }, 'replacement')).toEqual([
      { toolId: 'saw', quantity: 3 },
    ]);
  });

  it.each([
    [{}, { 'lines.0.resolution': 'Choose what the customer gets' }],
    [
      { lines: [{ toolId: 'saw', resolution: 'replacement' as const }] },
      { carrier: 'Enter the carrier', trackingNumber: 'Enter the tracking number' },
    ],
  ])('refuses %j', (fields, errors) => {
    expect(transitionErrors(received, inputOf('closed', fields))).toEqual(errors);
  });
});

it('refuses to decline without a reason', () => {
  expect(transitionErrors(requested, inputOf('declined'))).toEqual({ reason: 'Enter the reason' });
  expect(transitionErrors(requested, inputOf('declined', { reason: 'Worn' }))).toEqual({});
});

it('asks only claims what is wrong', () => {
  const lines = [{ reason: 'Loose handle' }, {}];
  expect(missingReasons('claim', lines)).toEqual({ 'lines.1.reason': 'Describe what is wrong' });
  expect(missingReasons('return', lines)).toEqual({});
});
