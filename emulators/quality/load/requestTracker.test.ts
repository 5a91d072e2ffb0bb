import { expect, it } from 'vitest';
import { createRequestTracker, type StoredRequest } from './trackers/requestTracker.ts';

const tracked = () => {
  const tracker = createRequestTracker();
  for (const id of ['one', 'one', 'two']) tracker.send(id);
  tracker.end('two', 'approved');
  tracker.end('two', 'approved');
  return tracker;
};

const stored: StoredRequest[] = [
  { id: 'one', status: 'pending' },
  { id: 'two', status: 'approved' },
];

it('Requests and their ends count once, also when they were retried', () => {
  expect(tracked().check(stored)).toEqual([]);
  expect([tracked().count(), tracked().count('approved')]).toEqual([2, 1]);
  expect([tracked().isPending('one'), tracked().isPending('two')]).toEqual([true, false]);
});

it.each<[string, StoredRequest[]]>([
  ['request two was lost', stored.slice(0, 1)],
  ['request three has no response', [...stored, { id: 'three', status: 'pending' }]],
  [
    'request one is rejected; responses: pending',
    [{ id: 'one', status: 'rejected' }, ...stored.slice(1)],
  ],
])('It is reported that %s', (problem, found) => {
  expect(tracked().check(found)).toEqual([problem]);
});

it('A request that ended twice is reported', () => {
  const tracker = tracked();
  tracker.end('two', 'rejected');
  expect(tracker.check(stored)).toContain('request two was approved, and then rejected');
});
