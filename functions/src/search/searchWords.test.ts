import { describe, expect, it } from 'vitest';
import { compactSkuOf, indexedTermsOf, queryWordsOf } from './searchWords.ts';

it('indexes each word once, in the singular', () => {
  expect(indexedTermsOf('Chisels: a chisel')).toEqual(['chisel', 'a']);
});

it('compacts SKUs', () => {
  expect(compactSkuOf('PLN-1005')).toBe('pln1005');
  expect(compactSkuOf(' pln 1005 ')).toBe('pln1005');
});

describe('queryWordsOf', () => {
  const wordsOf = (text: string) => queryWordsOf(text).map(({ whole }) => whole);

  it('leaves out words that say nothing, unless there are no others', () => {
    expect(wordsOf('a saw for the bench')).toEqual(['saw', 'bench']);
    expect(wordsOf('the')).toEqual(['the']);
    expect(wordsOf(' - ')).toEqual([]);
  });

  it('forgives swapped letters only where they have at least five letters', () => {
    const [word, short, number] = queryWordsOf('plnae jcak pln1005');
    expect(word).toMatchObject({ forgiving: true, swapped: expect.arrayContaining(['plane']) });
    expect([short, number]).toMatchObject(Array(2).fill({ forgiving: false, swapped: [] }));
  });

  it.each([
    ['safetie', 'safety'],
    ['brushe', 'brush'],
  ])('recognises the plural that starts with %s', (typed, singular) => {
    expect(queryWordsOf(typed)[0]?.prefixes).toContain(singular);
  });
});
