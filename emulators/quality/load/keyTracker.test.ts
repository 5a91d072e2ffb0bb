import { expect, it } from 'vitest';
import { createKeyTracker } from './trackers/keyTracker.ts';

it('finds orders that note another key than the one that placed them', () => {
  const tracker = createKeyTracker();
  tracker.place('one', 'ERP 1');
  tracker.place('two', 'ERP 2');
  expect(
    tracker.check([
      { id: 'one', keyName: 'ERP 1' },
      { id: 'two', keyName: null },
      { id: 'three', keyName: 'ERP 1' },
      { id: 'four', keyName: null },
    ]),
  ).toEqual([
    'order two notes no key; it was placed with ERP 2',
    'order three notes ERP 1; it was placed with none',
  ]);
});
