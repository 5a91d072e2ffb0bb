import { describe, expect, it } from 'vitest';
import {
  documentWordsOf,
  isNumberSearch,
  numberForms,
  returnWordsOf,
  searchedNumberOf,
} from './documentSearch.ts';
import { containsWords } from './searchTerms.ts';
import { invoiceSearchTexts } from './searchTexts.ts';

describe('searchedNumberOf', () => {
  it.each([
    ['TH-4K2M9A7C', 'TH-4K2M9A7C'],
    ['th4k2m9a7c', 'TH-4K2M9A7C'],
    ['TH\u20114K2M9A7C', 'TH-4K2M9A7C'],
    [' 4k2m9a7c ', '4K2M9A7C'],
    ['4k2m9aol', '4K2M9A01'],
    ['qu 4k2m9a7c', 'QU-4K2M9A7C'],
    ['#TH-4K2M9A7C', 'TH-4K2M9A7C'],
    ['# qu-4k2m9a7c', 'QU-4K2M9A7C'],
    ['TH-4K2M9A7C-S1', 'TH-4K2M9A7C'],
    ['#th4k2m9a7c s12', 'TH-4K2M9A7C'],
    ['2026-000123', '2026-000123'],
    ['2026-123', '2026-000123'],
    ['CN-2026-000123', 'CN-2026-000123'],
    ['cn2026-7', 'CN-2026-000007'],
    ['000123', '000123'],
    ['123', '123'],
    ['#123', '123'],
    ['No. 123', '123'],
    ['invoice 123', '123'],
    ['RF46 2026 0001 23', '2026-000123'],
    ['rf462O26OOO123', '2026-000123'],
  ])('of %j is %s', (search, number) => {
    expect(searchedNumberOf(search)).toBe(number);
    expect(isNumberSearch(search)).toBe(true);
  });

  it.each([
    '',
    'hardware',
    'ada',
    'plane 5',
    '10mm',
    'PLN-1005',
    'PO-2026/0118',
    '12 34',
    '1.5',
    'TH-4K2M9A7C-S0',
    'TH-4K2M9A7C-R0',
  ])('of %j is none', (search) => {
    expect(searchedNumberOf(search)).toBeUndefined();
    expect(isNumberSearch(search)).toBe(false);
  });
});

describe('documentWordsOf', () => {
  const wordsOf = (search: string) => documentWordsOf(search).map(({ word }) => word);

  it.each([
    ['th4k2m9a7c', ['th', '4k2m9a7c']],
    ['TH-4K2M9A7C-S2', ['th', '4k2m9a7c']],
    ['th-4k2m9a7c-r2', ['th', '4k2m9a7c']],
    ['#123', ['123']],
    ['2026-123', ['2026', '000123']],
    ['cn 2026-123', ['cn2026000123']],
    ['CN-2026-000123', ['cn2026000123']],
    ['cn123', ['cn123']],
    ['Jack plane', ['jack', 'plane']],
  ])('of %j are those of the number', (search, words) => {
    expect(wordsOf(search)).toEqual(words);
  });

  it('has a code also with the digits that its letters look like', () => {
    expect(documentWordsOf('4k2m9aol')).toEqual([{ word: '4k2m9aol', joined: ['4k2m9a01'] }]);
    expect(documentWordsOf('albocdef')).toEqual([{ word: 'albocdef', joined: ['a1b0cdef'] }]);
    expect(documentWordsOf('oak4ever')).toEqual([{ word: 'oak4ever', joined: ['0ak4ever'] }]);
  });
});

it('finds a document also by its position in the year', () => {
  expect(numberForms('2026-000007')).toEqual(['2026-000007', '7']);
  expect(numberForms('CN-2026-000007')).toEqual(['CN-2026-000007', '7', 'CN2026000007', 'CN7']);
  expect(numberForms('QU-4K2M9A7C')).toEqual(['QU-4K2M9A7C']);
});

it('tells a credit note from the one that cancels the invoice with the same digits', () => {
  const buyer = { name: 'Theo Marsh', email: 'theo@example.test' };
  const texts = (number: string, cancelled: string) =>
    invoiceSearchTexts({
      number,
      orderNumber: 'TH-4K2M9A7C',
      poNumber: '',
      payerName: buyer.name,
      buyer,
      cancels: { number: cancelled },
    });
  const documents = [
    texts('CN-2026-000018', '2026-000077'),
    texts('CN-2026-000001', '2026-000018'),
  ];
  const matches = (search: string) =>
    documents.map((document) => containsWords(document, documentWordsOf(search)));
  for (const search of ['CN-2026-000018', 'cn 2026-18', 'CN-18', 'cn18', 'credit note CN-18']) {
    expect(matches(search), search).toEqual([true, false]);
  }
  expect(matches('2026-000018')).toEqual([true, true]);
});

it.each([
  ['#TH-4K2M9A7C-R2', ['th', '4k2m9a7c', 'r2']],
  ['TH-4K2M9A7C', ['th', '4k2m9a7c']],
  ['jack plane', ['jack', 'plane']],
])('a search for returns by %j is for %j', (search, words) => {
  expect(returnWordsOf(search).map(({ word }) => word)).toEqual(words);
});
