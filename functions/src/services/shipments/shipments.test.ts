import { expect, it } from 'vitest';
import { limits, tooManyShipmentsMessage } from '../../contract/index.ts';
import { nextShipmentNumber } from './shipments.ts';

it('numbers the shipments of an order, up to the most that it can have', () => {
  const next = (shipmentCount: number) =>
    nextShipmentNumber({ number: 'TH-4K2M9A7C', shipmentCount });
  expect(next(0)).toBe('TH-4K2M9A7C-S1');
  expect(next(limits.shipments - 1)).toBe(`TH-4K2M9A7C-S${limits.shipments}`);
  expect(() => next(limits.shipments)).toThrow(
    expect.objectContaining({
      code: 'validation',
      details: { errors: { shipments: tooManyShipmentsMessage } },
    }),
  );
});
