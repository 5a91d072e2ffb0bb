import { describe, expect, it } from 'vitest';
import {
  type CatalogueParams,
  priceOf,
  queryOf,
  readCatalogueParams,
  writeCatalogueParams,
} from './catalogueParams.ts';

const read = (query: string) => readCatalogueParams(new URLSearchParams(query));

const whole: CatalogueParams = {
  q: '',
  categories: [],
  stock: [],
  minPrice: undefined,
  maxPrice: undefined,
  sort: null,
  pages: 1,
};

const filtered: CatalogueParams = {
  q: 'saw hand',
  categories: ['saws', 'hammers'],
  stock: ['in-stock'],
  minPrice: 9.5,
  maxPrice: 40,
  sort: '-price',
  pages: 3,
};

describe('readAddress', () => {
  it('reads the search, the filters, the sort order and the pages', () => {
    const query =
      'q=saw+hand&category=saws,hammers&stock=in-stock&minPrice=9.5&maxPrice=40&sort=-price&pages=3';
    expect(read(query)).toEqual(filtered);
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
    'category=spaceships',
    'category=toString',
    'stock=plenty',
    'minPrice=-1',
    'minPrice=cheap',
    'maxPrice=1e9',
    'maxPrice=1000001',
    'minPrice=40&maxPrice=9.5',
  ])('uses the defaults for %j', (query) => {
    expect(read(query)).toEqual(whole);
  });

  it('ignores repetitions, and unknown values beside known ones', () => {
    expect(read('category=saws,saws,,spaceships').categories).toEqual(['saws']);
  });
});

describe('writeAddress', () => {
  it('leaves out the defaults', () => {
    expect(writeCatalogueParams(whole).toString()).toBe('');
    expect(writeCatalogueParams({ ...whole, sort: 'popularity' }).toString()).toBe('');
    expect(writeCatalogueParams({ ...whole, q: 'saw', sort: 'relevance' }).toString()).toBe(
      'q=saw',
    );
  });

  it.each([
    whole,
    filtered,
    { ...whole, maxPrice: 0 },
    { ...whole, q: 'saw', sort: 'popularity' as const },
  ])('is the same after writing and reading it: %j', (address) => {
    const { categories, ...rest } = readCatalogueParams(writeCatalogueParams(address));
    expect({ ...rest, categories: categories.toSorted() }).toEqual({
      ...address,
      categories: address.categories.toSorted(),
    });
  });
});

describe('queryOf', () => {
  it('sorts by relevance if there are search words, otherwise by popularity', () => {
    expect(queryOf(whole).sort).toBe('popularity');
    expect(queryOf({ ...whole, q: 'saw' }).sort).toBe('relevance');
    expect(queryOf({ ...whole, sort: 'relevance' }).sort).toBe('popularity');
    expect(queryOf(filtered).sort).toBe('-price');
  });
});

describe('priceOf', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['.99', 0.99],
    ['12.', 12],
    [' $1,250.00 ', 1250],
    ['0', 0],
    ['12,50', 12.5],
    ['0,99', 0.99],
    ['1.250,00', 1250],
    ['1 250', 1250],
    ['1.250', undefined],
    ['1,250', undefined],
    ['1250.404', undefined],
    ['0.125', undefined],
    ['', undefined],
    ['.', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['cheap', undefined],
    ['1000001', undefined],
  ])('of %j is %s', (text, price) => {
    expect(priceOf(text)).toBe(price);
  });
});
