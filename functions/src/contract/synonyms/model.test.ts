import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { limits } from '../limits.ts';
import {
  defaultSynonyms,
  namesNotFollowed,
  type Synonym,
  synonymListSchema,
  tooManySynonyms,
} from './model.ts';

const errorsOf = (synonyms: unknown) =>
  fieldErrors(synonymListSchema, { version: 'any', synonyms });

const rowErrors = (word: unknown, finds: unknown) => errorsOf([{ word, finds }]);

describe('synonymListSchema', () => {
  it('accepts the default synonyms, none at all, and pairs that lead to each other', () => {
    expect(errorsOf(defaultSynonyms)).toEqual({});
    expect(errorsOf([])).toEqual({});
    const pair = [
      { word: 'cramp', finds: ['clamp'] },
      { word: 'clamps', finds: ['cramps'] },
    ];
    expect(errorsOf(pair)).toEqual({});
  });

  it.each([
    ['', 'Enter what people search for'],
    ['  ', 'Enter what people search for'],
    ['\u200b', 'Enter what people search for'],
    [7, 'What people search for must be a text'],
    ['x'.repeat(41), 'What people search for must have at most 40 characters'],
    ['🙂', 'A search ignores “🙂”: enter a word with letters or digits'],
    ['(.*)+', 'A search ignores “(.*)+”: enter a word with letters or digits'],
  ])('refuses the word %j', (word, message) => {
    expect(rowErrors(word, ['safety glasses'])).toEqual({ 'synonyms[0].word': message });
  });

  it.each([
    [undefined, '', 'Enter another name for it, like safety glasses'],
    [[], '', 'Enter another name for it, like safety glasses'],
    ['safety glasses', '', 'The names must be a list'],
    [[''], '[0]', 'Enter the name'],
    [['…'], '[0]', 'A search ignores “…”: enter a word with letters or digits'],
    [['x'.repeat(41)], '[0]', 'A name must have at most 40 characters'],
    [Array.from({ length: 9 }, (_, at) => `name ${at}`), '', 'Enter at most 8 names'],
    [['Goggle'], '', 'A search for “goggles” finds “Goggle” anyway: leave it out'],
    [['diving goggles'], '', 'A search for “goggles” finds “diving goggles” anyway: leave it out'],
    [
      ['safety glasses', 'Glass for safety'],
      '',
      '“Glass for safety” finds the same as “safety glasses”: leave one out',
    ],
  ])('refuses the names %j', (finds, at, message) => {
    expect(rowErrors('goggles', finds)).toEqual({ [`synonyms[0].finds${at}`]: message });
  });

  it.each([
    ['Goggle', 'goggles'],
    ['coloured pencils', 'Colored pencil'],
    ['dust-mask', 'dust masks'],
  ])('refuses %j after %j, which a search compares alike', (word, first) => {
    const finds = ['something else'];
    expect(
      errorsOf([
        { word: first, finds },
        { word: 'other', finds },
        { word, finds },
      ]),
    ).toEqual({
      'synonyms[2].word': `A search compares this like “${first}” in row 1: enter all names there`,
    });
  });

  it('refuses more rows than the limit, and what is no list', () => {
    const rows = Array.from({ length: limits.synonyms.count + 1 }, (_, at) => ({
      word: `word${at}`,
      finds: ['other'],
    }));
    expect(errorsOf(rows.slice(1))).toEqual({});
    expect(errorsOf(rows)).toEqual({ synonyms: tooManySynonyms });
    expect(errorsOf('goggles')).toEqual({ synonyms: 'The synonyms must be a list' });
    expect(errorsOf([null])).toEqual({ 'synonyms[0]': 'Enter a synonym' });
  });

  it('reads names that are separated by commas, as a form sends them', () => {
    const typed = {
      version: '',
      synonyms: [{ word: ' goggles ', finds: 'safety glasses,, specs; ' }],
    };
    expect(synonymListSchema.cast(typed).synonyms).toEqual([
      { word: 'goggles', finds: ['safety glasses', 'specs'] },
    ]);
  });
});

describe('namesNotFollowed', () => {
  const glasspaper: Synonym = { word: 'glasspaper', finds: ['sandpaper', 'abrasive'] };

  it('are those that only the synonyms of a name lead to', () => {
    const next: Synonym = { word: 'Sandpapers', finds: ['abrasives', 'sanding', 'glasspaper'] };
    expect(namesNotFollowed(glasspaper, [glasspaper, next])).toEqual([
      { by: 'sandpaper', names: ['sanding'] },
    ]);
  });

  it('are none of a pair, and without further synonyms', () => {
    expect(namesNotFollowed(glasspaper, [glasspaper])).toEqual([]);
    const [cramp, clamp] = [
      { word: 'cramp', finds: ['clamp'] },
      { word: 'clamp', finds: ['cramp'] },
    ];
    expect(namesNotFollowed(cramp as Synonym, [cramp, clamp] as Synonym[])).toEqual([]);
  });
});
