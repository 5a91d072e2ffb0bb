import { expect, it } from 'vitest';
import { canBeReversed, keptOf } from './keptPieces.ts';
import { noPieces } from './lineCounters.ts';
import type { OrderEvent, OrderStep } from './orderSteps.ts';

const pieces = (quantity: number) => [{ toolId: 'saw', quantity }];

const event = (step: OrderStep, details: Partial<OrderEvent<number>>): OrderEvent<number> => ({
  ...{ step, status: 'shipped', actor: 'admin', uid: 'nora', at: 0 },
  ...details,
});

const line = { ...noPieces, toolId: 'saw', quantity: 12, shipped: 10, delivered: 6 };

const returned = event('returned', { returnNumber: 'R1', pieces: pieces(2) });
const credited = event('settled', { returnNumber: 'R1', pieces: pieces(2) });
const claimed = event('settled', {
  ...{ returnNumber: 'R2', shipmentNumber: 'S3' },
  replaced: pieces(1),
});
const takenBack = event('reversed', { shipmentNumber: 'S3' });

const orderWith = (...history: OrderEvent<number>[]) => ({
  lines: [{ ...line, returned: history.includes(returned) ? 2 : 0 }],
  history,
});

it.each([
  ['nothing was returned', orderWith(), 6],
  ['some were returned', orderWith(returned), 4],
  ['the returned ones were credited', orderWith(returned, credited), 4],
  ['a faulty one was replaced, and stayed', orderWith(claimed), 5],
  ['its replacement was taken back', orderWith(claimed, takenBack), 6],
  ['both', orderWith(returned, credited, claimed), 3],
])('a customer has kept what arrived and was not made good: %s', (_, order, kept) => {
  const [found = line] = order.lines;
  expect(keptOf(order, found)).toBe(kept);
  const parcel = { kind: 'order', pieces: pieces(kept), deliveredAt: 1 } as const;
  expect(canBeReversed(order, parcel)).toBe(true);
  expect(canBeReversed(order, { ...parcel, pieces: pieces(kept + 1) })).toBe(false);
});

it('a shipment underway, and a replacement, can be a mistake whatever was returned', () => {
  const order = orderWith(returned, credited, claimed);
  const underway = { kind: 'order', pieces: pieces(4), deliveredAt: null } as const;
  const replacement = { kind: 'replacement', pieces: pieces(9), deliveredAt: 1 } as const;
  expect(canBeReversed(order, underway)).toBe(true);
  expect(canBeReversed(order, replacement)).toBe(true);
});

it.each([
  ['one is in an open return, as others have arrived', 1, 5, true],
  ['as many as have arrived otherwise', 2, 4, true],
  ['one more', 3, 4, false],
  ['more than have arrived', 9, 1, false],
])('a shipment can be a mistake, but not what is returned: %s', (_, open, shipped, expected) => {
  const parcel = { kind: 'order', pieces: pieces(shipped), deliveredAt: 1 } as const;
  expect(canBeReversed(orderWith(), parcel, () => open)).toBe(expected);
});
