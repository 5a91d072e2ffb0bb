import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './useCatalogueAddress.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe('readAddress', () => {
  it('reads the search, the sort order and the pages', () => {
    expect(read('q=saw+hand&sort=-price&pages=3')).toEqual({
      q: 'saw hand',
      sort: '-price',
      pages: 3,
    });
  });

  it.each([
    '',
    'sort=cheapest',
    'sort=toString',
    'pages=0',
    'pages=-1',
    'pages=1.5',
    'pages=many',
    'pages=100000',
    `q=${'x'.repeat(101)}`,
    'q=++',
  ])('uses the defaults for %j', (query) => {
    expect(read(query)).toEqual({ q: '', sort: 'newest', pages: 1 });
  });
});

describe('writeAddress', () => {
  it('leaves out the defaults', () => {
    expect(writeAddress({ q: '', sort: 'newest', pages: 1 })).toEqual({});
    expect(writeAddress({ q: 'saw', sort: 'price', pages: 2 })).toEqual({
      q: 'saw',
      sort: 'price',
      pages: '2',
    });
  });
});
