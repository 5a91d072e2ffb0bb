import { expect, it } from 'vitest';
import { createReturnTracker } from './trackers/returnTracker.ts';

const tracked = () => {
  const tracker = createReturnTracker();
  tracker.ask('first');
  tracker.ask('first');
  tracker.move('key', 'first', 'approved');
  tracker.move('key', 'first', 'approved');
  return tracker;
};

it('counts a return and a transition once, whatever is retried', () => {
  const tracker = tracked();
  expect(tracker.count()).toBe(1);
  expect(tracker.count('approved')).toBe(1);
  expect(tracker.count('closed')).toBe(0);
  expect(tracker.check([{ id: 'first', statuses: ['approved'] }])).toEqual([]);
});

it('reports what was lost, made twice, or never acknowledged', () => {
  const tracker = tracked();
  expect(tracker.check([])).toEqual(['return first was lost']);
  expect(
    tracker.check([
      { id: 'first', statuses: ['approved', 'received'] },
      { id: 'second', statuses: [] },
    ]),
  ).toEqual([
    'return first has the changes approved, received; responses: approved',
    'return second has no response',
  ]);
});
