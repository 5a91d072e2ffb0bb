import { expect, it } from 'vitest';
import { agreedPlane, plane } from '../../testing/fixtures.ts';
import { withLiveTool } from './withLiveTool.ts';

it('takes all but the prices from a live document, which has list prices', () => {
  const live = { ...plane, available: 7, toolName: 'Renamed' };
  expect(withLiveTool(agreedPlane, live)).toEqual({
    ...agreedPlane,
    available: 7,
    toolName: 'Renamed',
  });
});

it('takes all of it for list prices', () => {
  const live = { ...plane, available: 7 };
  expect(withLiveTool(plane, live)).toEqual(live);
});

it.each([{ price: 70 }, { priceBreaks: [{ minQuantity: 24, price: 60 }] }])(
  'leaves the agreed prices open after a change of the list prices: %j',
  (change) => {
    expect(withLiveTool(agreedPlane, { ...plane, ...change })).toBeNull();
    expect(withLiveTool(plane, { ...plane, ...change })).toBeNull();
  },
);
