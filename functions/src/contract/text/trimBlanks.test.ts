import { describe, expect, it } from 'vitest';
import { trimBlanks } from './trimBlanks.ts';

describe('trimBlanks', () => {
  it.each([
    ['a no-break space', '\u00a0'],
    ['a narrow no-break space', '\u202f'],
    ['an ideographic space', '\u3000'],
    ['a figure space', '\u2007'],
    ['a zero-width space', '\u200b'],
    ['joiners', '\u200c\u200d\u2060'],
    ['a byte order mark', '\ufeff'],
    ['direction marks', '\u200e\u200f\u202a\u202c\u2066\u2069'],
    ['a soft hyphen', '\u00ad'],
    ['a line break', '\r\n'],
    ['line and paragraph separators', '\u2028\u2029'],
    ['control characters', '\0\u0085\u007f'],
    ['blanks that are letters to others', '\u2800\u3164\u115f'],
    ['several of them', ' \u00a0\u200b \t'],
  ])('removes %s at both ends, and only there', (_, invisible) => {
    const text = `ada${invisible}@shop.example`;
    expect(trimBlanks(`${invisible}${text}${invisible}`)).toBe(text);
    expect(trimBlanks(invisible)).toBe('');
  });

  it.each(['', 'a', 'Ada ❤️', '👩‍🔧', '🏴\u{e0067}\u{e0062}\u{e007f}', 'e\u0301', 'שלום', 'Ö-1'])(
    'keeps %j',
    (text) => {
      expect(trimBlanks(text)).toBe(text);
    },
  );

  it('takes linear time', () => {
    const blanks = ' '.repeat(200_000);
    expect(trimBlanks(`a${blanks}b`)).toHaveLength(200_002);
  });
});
