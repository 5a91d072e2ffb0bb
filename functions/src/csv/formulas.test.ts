import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/inputs/anyInput.ts';
import { escapeFormulas, unescapeFormulas } from './formulas.ts';

const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦'];
const separators = [';', '\t', '\n', '\r', '\r\n'];
const unseen = [' ', '\u00a0', '\0', '\u200b', '\ufeff', '\u2060', '\u202e', '\u3164', '"', "'"];

describe('escapeFormulas', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ["'=1", "''=1"],
    ["''@x", "'''@x"],
    ['\t=1', "\t'=1"],
    ['\n=1', "\n'=1"],
    [' =1', " '=1"],
    ['\0=1', "\0'=1"],
    ['\u200b\u2060=1', "\u200b\u2060'=1"],
    ['＝1', "'＝1"],
    ['Plane;=1', "Plane;'=1"],
    ['Plane\t +1\n-2', "Plane\t '+1\n'-2"],
    ['Plane;"=1"', `Plane;"'=1"`],
  ])('turns %j into %j', (text, cell) => {
    expect(escapeFormulas(text)).toBe(cell);
  });

  it.each([
    '',
    'Plane',
    "'Plane'",
    "joiner's mallet",
    '1 = 1',
    '–dash',
    'a, b; c',
    'a@b.test; 5-6',
  ])('leaves %j unchanged', (text) => {
    expect(escapeFormulas(text)).toBe(text);
  });

  it('takes time proportional to the length', () => {
    // With quadratic time, it would take minutes.
    for (const part of ['\t', ' ;', "'", '=', '"\n']) escapeFormulas(part.repeat(200_000));
  });
});

const anyPart = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...starts, ...separators, ...unseen) },
  anyText,
);
const anyCell = fc.array(anyPart, { maxLength: 8 }).map((parts) => parts.join(''));

/** A naive model of a spreadsheet that splits a line of a file at semicolons or tabs. */
const partsOf = (line: string): string[] => line.split(/[;\t\n\r]/);

const invisible = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}"]/u;

const firstVisible = (part: string): string =>
  [...part].find((character) => !invisible.test(character)) ?? '';

describe('An escaped cell', () => {
  it('contains no formula, however a spreadsheet splits it', () => {
    const property = fc.property(anyCell, (text) => {
      const line = stringify([[escapeFormulas(text)]]);
      for (const part of partsOf(line)) expect(starts).not.toContain(firstVisible(part));
    });
    fc.assert(property, { numRuns: 2_000 });
  });

  it('can be unescaped to the original text', () => {
    const property = fc.property(anyCell, (text) => {
      expect(unescapeFormulas(escapeFormulas(text))).toBe(text);
    });
    fc.assert(property, { numRuns: 2_000 });
  });
});
