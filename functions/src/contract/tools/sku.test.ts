import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toolCategories } from './categories.ts';
import { generatedSku, normaliseSku, skuPattern } from './sku.ts';

const hyphens = [...'\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\ufe58\ufe63\uff0d'];

it.each([
  ['lower case and a line break', ' pln-1005\n'],
  ...hyphens.map((hyphen) => [`U+${hyphen.charCodeAt(0).toString(16)}`, `PLN${hyphen}1005`]),
  ['a soft hyphen as its only one', 'PLN\u00ad1005'],
  ['a soft hyphen after another one', 'PLN-\u00ad1005'],
  ['a soft hyphen in its digits', 'PLN-10\u00ad05'],
  ['no-break spaces around it', '\u00a0PLN-1005\u202f'],
  ['blanks around its hyphen', 'PLN \u2013\u00a01005'],
  ['zero-width characters', '\ufeffPLN\u200b-\u20601005\u200d'],
  ['direction marks', '\u200ePLN-1005\u202c'],
])('normalises a SKU with %s', (_, text) => {
  expect(normaliseSku(text)).toBe('PLN-1005');
});

it('keeps what makes two SKUs different', () => {
  expect(normaliseSku('pln--1 005')).toBe('PLN--1 005');
  expect(normaliseSku('-1-')).toBe('-1-');
  expect(normaliseSku('straße')).toBe('STRAßE');
});

it('changes no normalised SKU', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sku = normaliseSku(text);
      expect(normaliseSku(sku)).toBe(sku);
    }),
  );
});

it.each(toolCategories)('generates SKUs for %s that start with its prefix', (category) => {
  const sku = generatedSku(category, 'jack-plane');
  expect(sku).toMatch(/^[A-Z]{3}-\d{6}$/);
  expect(sku).toMatch(skuPattern);
  expect(generatedSku(category, 'jack-plane')).toBe(sku);
});

it('generates another SKU for each attempt and for most ids', () => {
  const attempts = Array.from({ length: 50 }, (_, n) => generatedSku('saws', 'rip-saw', n));
  expect(new Set(attempts).size).toBe(50);
  const ids = Array.from({ length: 1_000 }, (_, n) => generatedSku('saws', `tool ${n}`));
  expect(new Set(ids).size).toBeGreaterThan(980);
});
