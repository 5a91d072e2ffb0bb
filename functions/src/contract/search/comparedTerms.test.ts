import { describe, expect, it } from 'vitest';
import { comparedTermsOf, singularOf } from './comparedTerms.ts';

describe('singularOf', () => {
  it.each([
    ['chisels', 'chisel'],
    ['planes', 'plane'],
    ['brushes', 'brush'],
    ['benches', 'bench'],
    ['boxes', 'box'],
    ['glasses', 'glass'],
    ['safeties', 'safety'],
    ['ties', 'tie'],
    ['gloves', 'glove'],
    ['knives', 'knife'],
    ['axes', 'axe'],
    ['vises', 'vise'],
    ['pliers', 'plier'],
  ])('of %s is %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
    expect(singularOf(singular)).toBe(singular);
  });

  it.each([
    'brass',
    'glass',
    'chassis',
    'plus',
    'bus',
    'lens',
    'saw',
    'mm',
    's',
    'constructor',
    '120',
  ])('keeps %s', (word) => {
    expect(singularOf(word)).toBe(word);
  });
});

it.each([
  ['Safety Goggles', ['safety', 'goggle']],
  ['colored pencils', ['coloured', 'pencil']],
  ['a mask for the dust', ['mask', 'dust']],
  ['the', ['the']],
  ['🙂 ?!', []],
])('compares %j as %j', (text, terms) => {
  expect(comparedTermsOf(text)).toEqual(terms);
});
