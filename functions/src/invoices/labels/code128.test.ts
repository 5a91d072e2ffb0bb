import fc from 'fast-check';
import { expect, it } from 'vitest';
import { code128 } from './code128.ts';

/** Modules as scanners see them: 1 is a bar. */
const modulesOf = (text: string): string =>
  code128(text)
    .map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(width))
    .join('');

const start = '11010010000';
const stop = '1100011101011';

it.each([
  // The symbols of https://en.wikipedia.org/wiki/Code_128, with the check symbol 55.
  [
    'PJJ123C',
    [
      '11101110110',
      '10110111000',
      '10110111000',
      '10011100110',
      '11001110010',
      '11001011100',
      '10001000110',
      '11101000110',
    ],
  ],
  // Start B (104) + 1 × 33: the check symbol 34.
  ['A', ['10100011000', '10001011000']],
])('encodes %j', (text, symbols) => {
  expect(modulesOf(text)).toBe(start + symbols.join('') + stop);
});

it('has 11 modules for each character, and three further symbols', () => {
  const character = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 40 }), (text) => {
      const widths = code128(text);
      expect(widths.length % 2).toBe(1);
      expect(modulesOf(text)).toHaveLength(11 * (text.length + 2) + 13);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...widths)).toBeLessThanOrEqual(4);
    }),
  );
});

it.each(['é', '\n', '工'])('refuses %j, which no scanner would read', (text) => {
  expect(() => code128(text)).toThrow(RangeError);
});
