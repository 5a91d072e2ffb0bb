import { describe, expect, it } from 'vitest';
import {
  emptySelection,
  extentOf,
  retain,
  type Selection,
  toggleAll,
  toggleOne,
  toggleRange,
} from './selection.ts';

const listed = ['a', 'b', 'c', 'd', 'e'];

const selected = (...ids: string[]): Selection => ({ ids: new Set(ids), anchor: null });
const idsOf = ({ ids }: Selection) => [...ids].sort();

describe('toggleOne', () => {
  it('selects a row, and lets it go', () => {
    const one = toggleOne(emptySelection, 'b');
    expect(idsOf(one)).toEqual(['b']);
    expect(idsOf(toggleOne(one, 'b'))).toEqual([]);
  });
});

describe('toggleRange', () => {
  it.each([
    ['downwards', 'b', 'd'],
    ['upwards', 'd', 'b'],
  ])('selects all from the last row on, %s', (_way, from, to) => {
    const range = toggleRange(toggleOne(emptySelection, from), to, listed);
    expect(idsOf(range)).toEqual(['b', 'c', 'd']);
  });

  it('lets all go where the row itself is let go', () => {
    const range = toggleRange({ ...selected(...listed), anchor: 'b' }, 'd', listed);
    expect(idsOf(range)).toEqual(['a', 'e']);
  });

  it('goes on from where the last range ended', () => {
    const range = toggleRange(toggleOne(emptySelection, 'a'), 'b', listed);
    expect(idsOf(toggleRange(range, 'd', listed))).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([null, 'gone'])('is the row alone where there is no beginning (%s)', (anchor) => {
    expect(idsOf(toggleRange({ ...emptySelection, anchor }, 'c', listed))).toEqual(['c']);
  });
});

describe('toggleAll', () => {
  it.each([emptySelection, selected('a', 'c')])('selects every row (%#)', (selection) => {
    expect(idsOf(toggleAll(selection, listed))).toEqual(listed);
  });

  it('lets every row go where all are selected', () => {
    expect(toggleAll(selected(...listed), listed)).toEqual(emptySelection);
  });
});

describe('retain', () => {
  it('lets go what is gone', () => {
    expect(idsOf(retain(selected('a', 'b'), ['b', 'c']))).toEqual(['b']);
  });

  it('is the same selection where nothing is gone', () => {
    const selection = selected('a', 'b');
    expect(retain(selection, listed)).toBe(selection);
  });
});

it('tells how much of a list is selected', () => {
  expect(extentOf(emptySelection, [])).toBe('none');
  expect(extentOf(selected('a'), listed)).toBe('some');
  expect(extentOf(selected(...listed), listed)).toBe('all');
});
