import { expect, it } from 'vitest';
import { searchOf } from './listKind.ts';
import { offeredSorts, sortQuery } from './listSort.ts';

it.each([
  [{}, true],
  [{ filter: 'shipped' }, true],
  [{ words: 'oak' }, false],
  [{ only: 'carla' }, false],
  [{ choices: { payment: '' } }, true],
  [{ choices: { payment: 'unpaid' } }, false],
  [{ from: '2026-11-01' }, false],
  [{ to: '2026-11-01' }, false],
])('a list with %j can be sorted: %s', (narrowed, expected) => {
  expect(offeredSorts('orders', { ...searchOf('open'), ...narrowed }).length > 1).toBe(expected);
});

it.each(['late', 'to-ship'])('sorts %s orders by time and by day to ship only', (filter) => {
  expect(offeredSorts('orders', searchOf(filter))).toEqual(['newest', 'ship-by']);
});

it('sends only sort orders that the list has', () => {
  expect(sortQuery('orders', { sort: '-total' })).toEqual({ sort: '-total' });
  expect(sortQuery('returns', { sort: '-total' })).toEqual({});
  expect(sortQuery('returns', {})).toEqual({});
});
