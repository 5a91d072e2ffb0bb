import { describe, expect, it } from 'vitest';
import { runsOf } from './textRuns.ts';

const textsOf = (text: string): string[] => runsOf(text, 400).map((run) => run.text);
const typefacesOf = (text: string, weight: 400 | 700 = 400): string[] =>
  runsOf(text, weight).map(({ file }) => file.name);

describe('The runs of a line', () => {
  it.each([
    ['Miller & Sons', ['Miller & Sons']],
    ['Иван Miller', ['Иван', ' Miller']],
    ['שלום עולם', ['עולם', ' ', 'שלום']],
    ['abc שלום עולם def', ['abc ', 'עולם', ' ', 'שלום', ' def']],
    ['שלום 123', ['123', ' ', 'שלום']],
    ['דבי (12)', ['(', '12', ')', ' ', 'דבי']],
    ['بيت ۱۲۳', ['۱', '۲', '۳', ' ', 'بيت']],
    ['شركة ABC دبي', ['دبي', ' ', 'ABC', ' ', 'شركة']],
    ['A\u200bB\u2060', ['AB']],
    ['می\u200cخواهم', ['می\u200cخواهم']],
    ['x 👷 y', ['x ? y']],
  ])('go from left to right: %j', (text, runs) => {
    expect(textsOf(text)).toEqual(runs);
  });

  it('mirror brackets between letters from right to left', () => {
    expect(textsOf('א(ב)')).toEqual(['(', 'ב', ')', 'א']);
  });

  it.each([
    ['Größe', '@fontsource/archivo-latin-400'],
    ['Київ', '@fontsource/noto-sans-cyrillic-400'],
    ['Ελλάδα', '@fontsource/noto-sans-greek-400'],
    ['שלום', '@fontsource/noto-sans-hebrew-hebrew-400'],
    ['دبي', '@fontsource/noto-sans-arabic-arabic-400'],
  ])('use the typeface of the script: %s', (text, name) => {
    expect(new Set(typefacesOf(text))).toEqual(new Set([name]));
  });

  it.each([
    ['上海', 'sc'],
    ['上海の', 'jp'],
    ['上海 한국', 'kr'],
    ['上海 ㄅㄆ', 'tc'],
  ])('draw shared characters as the language of the text does: %s', (text, language) => {
    expect(typefacesOf(text)[0]).toMatch(`@fontsource-variable/noto-sans-${language}-`);
  });

  it('have their weight', () => {
    expect(typefacesOf('上', 700)[0]).toMatch(/-700$/);
  });
});

/** Characters of each script, taken from all of its range. */
const samples = {
  Latin: 'Aßłởȳɐǆ',
  Cyrillic: 'АЯѢӘԀꙀ',
  Greek: 'ΑωϷἀᾳ',
  Hebrew: 'אתװ',
  Arabic: 'ايپۀݐࢠ',
  Han: '一丁上龙龍龜鬱㐂𠮷',
  Hiragana: 'ぁんゔ',
  Katakana: 'ァヺㇰｱ',
  Hangul: '가힣ㄱ',
  Bopomofo: 'ㄅㄩ',
  Devanagari: 'अहॐ',
  Common: '€№½×–“”、。（）٪',
} as const;

describe.each(Object.entries(samples))('%s letters', (_, letters) => {
  it.each([400, 700] as const)('have outlines in weight %i', (weight) => {
    for (const letter of letters) {
      const [run] = runsOf(letter, weight);
      expect(run?.text).toBe(letter.normalize('NFC'));
      const glyphs = run?.file.font.layout(letter.normalize('NFC')).glyphs ?? [];
      expect(glyphs.some(({ id, path }) => id > 0 && path.commands.length > 0)).toBe(true);
    }
  });
});
