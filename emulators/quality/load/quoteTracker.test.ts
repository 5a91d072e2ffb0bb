import { expect, it } from 'vitest';
import { createQuoteTracker } from './trackers/quoteTracker.ts';

const tracked = () => {
  const tracker = createQuoteTracker();
  for (const id of ['one', 'one', 'two']) tracker.request(id);
  for (const insertedId of ['order', 'order']) tracker.accept('two', { insertedId });
  return tracker;
};

const stored = [
  { id: 'one', orderId: null },
  { id: 'two', orderId: 'order' },
];

it('Quotes and their acceptances count once, also when they were retried', () => {
  expect(tracked().check(stored)).toEqual([]);
  expect(tracked().ids()).toEqual(['one', 'two']);
  expect(tracked().acceptedCount()).toBe(1);
});

it.each([
  ['quote two was lost', stored.slice(0, 1)],
  ['quote three has no response', [...stored, { id: 'three', orderId: null }]],
  [
    'quote two became order none; responses: order',
    stored.map(({ id }) => ({ id, orderId: null })),
  ],
  [
    'quote one became order more; responses: none',
    [{ id: 'one', orderId: 'more' }, ...stored.slice(1)],
  ],
])('It is reported that %s', (problem, found) => {
  expect(tracked().check(found)).toEqual([problem]);
});

it('A quote that became two orders is reported', () => {
  const tracker = tracked();
  tracker.accept('two', { insertedId: 'other' });
  expect(tracker.check(stored)).toContain('quote two became two orders');
});
