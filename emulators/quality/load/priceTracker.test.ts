import { expect, it } from 'vitest';
import { createPriceTracker } from './trackers/priceTracker.ts';

const tracked = () => {
  const tracker = createPriceTracker();
  tracker.set('list', 'plane', { version: 5, price: 1500 });
  tracker.set('list', 'plane', { version: 2, price: 1400 });
  tracker.set('list', 'saw', { version: 3, price: 900 });
  tracker.maySet('list', 'saw');
  return tracker;
};

const line = {
  orderId: 'order',
  toolId: 'plane',
  unitPrice: 1400,
  listPrice: 2000,
  priceListId: 'list',
  priceListVersion: 4,
};
const atListPrice = { unitPrice: 2000, priceListId: null, priceListVersion: null };

it.each([
  [{}],
  [{ priceListVersion: 5, unitPrice: 1500 }],
  [{ priceListVersion: 9, unitPrice: 1500 }],
  [atListPrice],
  [{ priceListId: 'untracked', unitPrice: 1 }],
  [{ toolId: 'saw', unitPrice: 800 }],
])('A line with %j follows from its list', (fields) => {
  expect(tracked().check([{ ...line, ...fields }])).toEqual([]);
  expect(tracked().changeCount()).toBe(3);
});

it.each([
  [{ priceListVersion: 5 }, '1400 cents; the answers say 1500 at version 5'],
  [{ priceListVersion: 1 }, '1400 cents; the answers say no price at version 1'],
  [{ unitPrice: 2001 }, '2001 cents, above its list price of 2000'],
  [{ ...atListPrice, unitPrice: 1400 }, '1400 cents without a price list'],
])('A line with %j does not: %s', (fields, problem) => {
  expect(tracked().check([{ ...line, ...fields }])).toEqual([
    `order order has tool plane for ${problem}`,
  ]);
});
