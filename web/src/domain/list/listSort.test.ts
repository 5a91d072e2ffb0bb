import { expect, it } from 'vitest';
import { searchOf } from './listKind.ts';
import { isSortable, sortQuery } from './listSort.ts';

it.each([
  [{}, true],
  [{ filter: 'shipped' }, true],
  [{ filter: 'late' }, false],
  [{ words: 'oak' }, false],
  [{ only: 'carla' }, false],
  [{ choices: { payment: '' } }, true],
  [{ choices: { payment: 'unpaid' } }, false],
  [{ from: '2026-11-01' }, false],
  [{ to: '2026-11-01' }, false],
])('a list with %j can be sorted: %s', (narrowed, expected) => {
  expect(isSortable({ ...searchOf('open'), ...narrowed })).toBe(expected);
});

it('sends only sort orders that the list has', () => {
  expect(sortQuery('orders', { sort: '-total' })).toEqual({ sort: '-total' });
  expect(sortQuery('returns', { sort: '-total' })).toEqual({});
  expect(sortQuery('returns', {})).toEqual({});
});
