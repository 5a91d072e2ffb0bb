import { describe, expect, it } from 'vitest';
import { needsCountOfAll, type SearchState, searchNoticeText } from './searchNoticeText.ts';

const state: SearchState = {
  words: 'ada',
  isFiltered: true,
  ignoresFilters: false,
  found: { count: 2 },
  all: { count: 5 },
  noun: 'order',
};

describe('searchNotice', () => {
  it.each([
    [{}, '3 more orders match, but the filters hide them.', 'Show them'],
    [{ found: { count: 4 } }, '1 more order matches, but the filters hide it.', 'Show it'],
    [
      { found: { count: 0 }, noun: 'inquiry', plural: 'inquiries' },
      '5 more inquiries match, but the filters hide them.',
      'Show them',
    ],
    [
      { all: { count: 200, atLeast: true } },
      'At least 198 more orders match, but the filters hide them.',
      'Show them',
    ],
    [
      { ignoresFilters: true, all: undefined },
      'This is a search for a number, so the filters are ignored.',
      'Clear the filters',
    ],
  ] as const)('of %j', (fields, text, action) => {
    expect(searchNoticeText({ ...state, ...fields })).toEqual({ text, action });
  });

  it.each<Partial<SearchState>>([
    { words: '' },
    { isFiltered: false },
    { found: { count: 5 } },
    { found: { count: 6 } },
    { found: undefined },
    { all: undefined },
    { found: { count: 2, atLeast: true } },
    { isFiltered: false, ignoresFilters: true },
  ])('says nothing of %j', (fields) => {
    expect(searchNoticeText({ ...state, ...fields })).toBeUndefined();
  });
});

describe('needsCountOfAll', () => {
  it('is only of a search with filters that count', () => {
    expect(needsCountOfAll(state)).toBe(true);
    expect(needsCountOfAll({ ...state, words: '' })).toBe(false);
    expect(needsCountOfAll({ ...state, isFiltered: false })).toBe(false);
    expect(needsCountOfAll({ ...state, ignoresFilters: true })).toBe(false);
  });
});
