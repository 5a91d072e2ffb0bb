import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import type { OrderEvent } from './orderSteps.ts';
import { parcelStatusOf, parcelsOf, parcelWith } from './parcels.ts';

const by = { status: 'part-shipped', actor: 'admin', uid: 'nora' } as const;
const shipped = (position: number, quantity: number): OrderEvent<number> => ({
  step: 'shipped',
  ...by,
  at: position,
  shipmentNumber: `TH-1-S${position}`,
  carrier: 'UPS',
  trackingNumber: `1Z${position}`,
  pieces: [{ toolId: 'saw', quantity }],
});

const history: OrderEvent<number>[] = [
  { step: 'placed', ...by, at: 0 },
  shipped(1, 5),
  shipped(2, 3),
  { step: 'delivered', ...by, at: 3, shipmentNumber: 'TH-1-S1' },
  { step: 'reversed', ...by, at: 4, shipmentNumber: 'TH-1-S2', reason: 'Not packed' },
  shipped(3, 2),
  { step: 'delivered', ...by, at: 6 },
];

it('tells the shipments of an order from its history', () => {
  expect(parcelsOf({ history })).toEqual([
    {
      number: 'TH-1-S1',
      kind: 'order',
      pieces: [{ toolId: 'saw', quantity: 5 }],
      carrier: 'UPS',
      trackingNumber: '1Z1',
      shippedAt: 1,
      deliveredAt: 3,
      reversed: null,
    },
    expect.objectContaining({
      number: 'TH-1-S2',
      kind: 'order',
      deliveredAt: null,
      reversed: { at: 4, uid: 'nora', reason: 'Not packed' },
    }),
    expect.objectContaining({ number: 'TH-1-S3', deliveredAt: 6, reversed: null }),
  ]);
});

it('says how far each shipment was at a time', () => {
  const statusesAfter = (count: number) =>
    parcelsOf({ history: history.slice(0, count) }).map(parcelStatusOf);
  expect(statusesAfter(1)).toEqual([]);
  expect(statusesAfter(3)).toEqual(['underway', 'underway']);
  expect(statusesAfter(5)).toEqual(['delivered', 'reversed']);
  expect(statusesAfter(7)).toEqual(['delivered', 'reversed', 'delivered']);
});

it('finds a shipment by its number', () => {
  expect(parcelWith({ history }, 'TH-1-S2')?.shippedAt).toBe(2);
  expect(parcelWith({ history }, 'TH-1-S9')).toBeUndefined();
});

it('has room in the document of its order, also with the most shipments of the most lines', () => {
  const longest = (position: number): OrderEvent<number>[] => {
    const shipmentNumber = `TH-4K2M9A7C-S${position}`;
    const pieces = Array.from({ length: limits.orderLines }, (_, line) => ({
      toolId: `${line}`.padStart(20, '0'),
      quantity: limits.stock.max,
    }));
    const carrier = 'x'.repeat(limits.carrier);
    const trackingNumber = 'x'.repeat(limits.trackingNumber);
    const parcel = { ...shipped(position, 1), shipmentNumber, pieces, carrier, trackingNumber };
    return [parcel, { step: 'delivered', ...by, at: position, shipmentNumber }];
  };
  const positions = Array.from({ length: limits.shipments }, (_, index) => index + 1);
  const bytes = JSON.stringify(positions.flatMap(longest)).length;
  // https://firebase.google.com/docs/firestore/quotas#limits
  expect(bytes).toBeLessThan(0.75 * 1024 * 1024);
});

it('tells replacements apart, and no shipment of a return that was settled without one', () => {
  const settled = { step: 'settled', ...by, at: 7, returnNumber: 'TH-1-R1' } as const;
  const replaced = [{ toolId: 'saw', quantity: 1 }];
  const replacement = { ...settled, shipmentNumber: 'TH-1-S4', replaced };
  expect(parcelWith({ history: [...history, replacement] }, 'TH-1-S4')).toMatchObject({
    kind: 'replacement',
    pieces: replaced,
  });
  expect(parcelsOf({ history: [...history, settled] })).toHaveLength(3);
});
