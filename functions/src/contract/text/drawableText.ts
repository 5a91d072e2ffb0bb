import { drawableRanges } from './drawableRanges.ts';

/** The first characters of ranges and the first ones after them, by turns, in ascending order. */
let boundaries: readonly number[] | undefined;

const readBoundaries = (): number[] => {
  let position = 0;
  return drawableRanges
    .trim()
    .split(/\s+/)
    .map((length) => {
      position += Number.parseInt(length, 36);
      return position;
    });
};

/** How many of the sorted numbers are at most `value`. */
const countUpTo = (sorted: readonly number[], value: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? value) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
};

const isDrawable = (character: string): boolean => {
  boundaries ??= readBoundaries();
  return countUpTo(boundaries, character.codePointAt(0) ?? 0) % 2 === 1;
};

const basicLatin = /^[\s!-~]*$/;
// Spaces and line breaks, and characters that are tidied away or only change their neighbours.
const needsNoGlyph = /[\s\p{Cc}\p{DI}]/u;

const needsGlyph = (character: string): boolean => !needsNoGlyph.test(character);

/**
 * The first character of a text for which no typeface of the shop's documents has a glyph, such as
 * an emoji; `undefined` if all can be drawn.
 */
export const undrawableCharacter = (text: string): string | undefined => {
  if (basicLatin.test(text)) return undefined;
  return [...text.normalize('NFC')].find(
    (character) => needsGlyph(character) && !isDrawable(character),
  );
};

// The remains of an emoji that consists of several characters.
const looseJoiners = /(?<![\p{L}\p{M}])[\u200d\ufe0e\ufe0f]+/gu;

/** A text without the characters that documents cannot show. */
export const drawableText = (text: string): string =>
  basicLatin.test(text)
    ? text
    : [...text]
        .filter((character) => undrawableCharacter(character) === undefined)
        .join('')
        .replace(looseJoiners, '');

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

// Private and unassigned characters look like an empty box, or like nothing.
const isShown = (character: string): boolean => !/[\p{Co}\p{Cn}\p{Cs}\p{M}]/u.test(character);

const nameOf = (character: string): string =>
  isShown(character) ? `“${character}” (${codeOf(character)})` : codeOf(character);

/** The message for a text that goes on documents and has a character that they cannot show. */
export const undrawableMessage = (label: string, character: string): string =>
  `${label} contains the character ${nameOf(character)}, which cannot be printed on invoices: remove or replace it`;
