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
  it('selects a row, and deselects it', () => {
    const one = toggleOne(emptySelection, 'b');
    expect(idsOf(one)).toEqual(['b']);
    expect(idsOf(toggleOne(one, 'b'))).toEqual([]);
  });
});

describe('toggleRange', () => {
  it.each([
    ['downwards', 'b', 'd'],
    ['upwards', 'd', 'b'],
  ])('selects all rows from the anchor, %s', (_way, from, to) => {
    const range = toggleRange(toggleOne(emptySelection, from), to, listed);
    expect(idsOf(range)).toEqual(['b', 'c', 'd']);
  });

  it('deselects the range if the row is selected', () => {
    const range = toggleRange({ ...selected(...listed), anchor: 'b' }, 'd', listed);
    expect(idsOf(range)).toEqual(['a', 'e']);
  });

  it('continues from the end of the last range', () => {
    const range = toggleRange(toggleOne(emptySelection, 'a'), 'b', listed);
    expect(idsOf(toggleRange(range, 'd', listed))).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([null, 'gone'])('selects only the row if there is no anchor (%s)', (anchor) => {
    expect(idsOf(toggleRange({ ...emptySelection, anchor }, 'c', listed))).toEqual(['c']);
  });
});

describe('toggleAll', () => {
  it.each([emptySelection, selected('a', 'c')])('selects every row (%#)', (selection) => {
    expect(idsOf(toggleAll(selection, listed))).toEqual(listed);
  });

  it('deselects every row if all are selected', () => {
    expect(toggleAll(selected(...listed), listed)).toEqual(emptySelection);
  });
});

describe('retain', () => {
  it('deselects rows that were removed', () => {
    expect(idsOf(retain(selected('a', 'b'), ['b', 'c']))).toEqual(['b']);
  });

  it('returns the same selection if nothing changes', () => {
    const selection = selected('a', 'b');
    expect(retain(selection, listed)).toBe(selection);
  });
});

it('computes how much of a list is selected', () => {
  expect(extentOf(emptySelection, [])).toBe('none');
  expect(extentOf(selected('a'), listed)).toBe('some');
  expect(extentOf(selected(...listed), listed)).toBe('all');
});
