import { describe, expect, it } from 'vitest';
import { indexedWordsOf, joinedWordsOf, searchWordsOf, wordsOf } from './searchWords.ts';

describe('wordsOf', () => {
  it.each([
    ['Jack plane, JACK', ['jack', 'plane']],
    ['Größe cafe\u0301 ｆｕｌｌ Łódź Ærø', ['grosse', 'cafe', 'full', 'lodz', 'aero']],
    ['İSTANBUL Istanbul ıstanbul', ['istanbul']],
    ['O’Brien O\u02bcBrien o`brien OBRIEN', ['obrien']],
    ['soft\u00adhyphen zero\u200bwidth', ['softhyphen', 'zerowidth']],
    ['non\u2011breaking – dash', ['non', 'breaking', 'dash']],
    ['鉋 כלי', ['鉋', 'כלי']],
    ['!? \ud800 \u200b', []],
    ['', []],
  ])('folds and splits %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each(
    [
      ['10mm', '10 mm', '10-mm', '10 MM', '10 millimetres', '10 millimeter', '10.0 mm'],
      ['450g', '450 g', '450 grams', '450 Gram'],
      ['8tpi', '8 TPI', '8 T.P.I', '8 teeth per inch'],
      ['1200', '1,200', '1.200', "1'200", '1’200'],
      ['1200mm', '1,200 mm', '1.200mm'],
      ['0·5mm', '0.5mm', '0,5 mm', '.5 mm', '½ mm', '1/2 mm', '0.50 mm'],
      ['1·25in', '1 1/4"', '1-1/4 inch', '1¼ in', '1.25 inches', '1 ¼”', '1,25″'],
      ['6in', '6"', '6 inch', '6-inch', '6in', '6 inches', '6″', "6''"],
      ['6ft', "6'", '6 feet', '6 ft', '6′'],
      ['600x120mm', '600 × 120 mm', '600x120mm', '600 mm x 120 mm', '600*120 mm', '600 by 120 mm'],
      ['no5', 'No. 5', 'no 5', '#5', 'Nr. 5', '№ 5', 'n° 5', 'NO.5'],
      ['1000grit', '1000 grit', 'grit 1000', '1,000-grit'],
      ['90deg', '90°', '90 degrees', '90deg'],
      ['m8x40mm', 'M8 x 40 mm', 'm8×40mm'],
      ['grey', 'gray', 'GREY'],
      ['metre', 'meter', 'metres'],
      ['organiser', 'organizer'],
    ].map(([word, ...texts]) => ({ word, texts })),
  )('reads $texts as $word', ({ word, texts }) => {
    for (const text of texts) expect(wordsOf(text), text).toEqual([word]);
  });

  it.each([
    ['25.11.2026', ['25', '11', '2026']],
    ['10,20,30 mm', ['10', '20', '30mm']],
    ['10 mm, 12 mm', ['10mm', '12mm']],
    ['1000/6000', ['1000', '6000']],
    ['2026-000123', ['2026', '000123']],
    ['10 in 1', ['10', 'in', '1']],
    ['PO-2026/0118', ['po', '2026', '0118']],
    ['4K2M9A7C FFP2', ['4k2m9a7c', 'ffp2']],
    ['0.500', ['0·5']],
    ['8 mmm', ['8', 'mmm']],
  ])('does not take %j for a measure', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('indexedWordsOf', () => {
  it.each([
    ['12 mm', ['12mm', '12', 'mm']],
    ['30 m', ['30m', '30', 'metre']],
    ['600 × 120 mm', ['600x120mm', '600', '120', 'mm', '600mm', '120mm']],
    ['No. 5', ['no5', '5']],
    ['2x4', ['2x4', '2', '4']],
    ["O'Brien", ['obrien', 'brien']],
    ['gray', ['grey', 'gray']],
    ["Joiner's", ['joiners', 'joiner']],
  ])('of %j has also its parts', (text, words) => {
    expect(indexedWordsOf(text)).toEqual(words);
  });
});

describe('joinedWordsOf', () => {
  it.each([
    ['Hand Saw 550 mm', ['handsaw']],
    ['Low-Angle Block Plane', ['lowangle', 'angleblock', 'blockplane']],
    ['Sash Clamp 1 200 mm', ['sashclamp', '1200mm', '1200', 'mm']],
    ['FFP2 mask', []],
    ['6 100', ['6100']],
  ])('of %j joins neighbours', (text, words) => {
    expect(joinedWordsOf(text)).toEqual(words);
  });
});

describe('searchWordsOf', () => {
  it('has each word once, with what it and a neighbour may be written as', () => {
    expect(searchWordsOf('screw driver 1 200 screw')).toEqual([
      { word: 'screw', joined: ['screwdriver'] },
      { word: 'driver', joined: ['screwdriver'] },
      { word: '1', joined: ['1200'] },
      { word: '200', joined: ['1200'] },
    ]);
  });
});
