import { describe, expect, it } from 'vitest';
import {
  documentWordsOf,
  isNumberSearch,
  numberForms,
  searchedNumberOf,
} from './documentSearch.ts';

describe('searchedNumberOf', () => {
  it.each([
    ['TH-4K2M9A7C', 'TH-4K2M9A7C'],
    ['th4k2m9a7c', 'TH-4K2M9A7C'],
    ['TH\u20114K2M9A7C', 'TH-4K2M9A7C'],
    [' 4k2m9a7c ', '4K2M9A7C'],
    ['4k2m9aol', '4K2M9A01'],
    ['qu 4k2m9a7c', 'QU-4K2M9A7C'],
    ['2026-000123', '2026-000123'],
    ['2026-123', '2026-000123'],
    ['CN-2026-000123', 'CN-2026-000123'],
    ['cn2026-7', 'CN-2026-000007'],
    ['000123', '000123'],
    ['123', '123'],
    ['#123', '123'],
    ['No. 123', '123'],
    ['invoice 123', '123'],
  ])('of %j is %s', (search, number) => {
    expect(searchedNumberOf(search)).toBe(number);
    expect(isNumberSearch(search)).toBe(true);
  });

  it.each(['', 'hardware', 'ada', 'plane 5', '10mm', 'PLN-1005', 'PO-2026/0118', '12 34', '1.5'])(
    'of %j is none',
    (search) => {
      expect(searchedNumberOf(search)).toBeUndefined();
      expect(isNumberSearch(search)).toBe(false);
    },
  );
});

describe('documentWordsOf', () => {
  const wordsOf = (search: string) => documentWordsOf(search).map(({ word }) => word);

  it.each([
    ['th4k2m9a7c', ['th', '4k2m9a7c']],
    ['#123', ['123']],
    ['2026-123', ['2026', '000123']],
    ['Jack plane', ['jack', 'plane']],
  ])('of %j are those of the number', (search, words) => {
    expect(wordsOf(search)).toEqual(words);
  });

  it('has a code also with the digits that its letters look like', () => {
    expect(documentWordsOf('4k2m9aol')).toEqual([{ word: '4k2m9aol', joined: ['4k2m9a01'] }]);
    expect(documentWordsOf('oak4ever')).toEqual([{ word: 'oak4ever', joined: ['0ak4ever'] }]);
  });
});

it('finds a document also by its position in the year', () => {
  expect(numberForms('CN-2026-000007')).toEqual(['CN-2026-000007', '7']);
  expect(numberForms('QU-4K2M9A7C')).toEqual(['QU-4K2M9A7C']);
});
