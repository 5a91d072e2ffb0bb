import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { filePathOf, readTypeface, type Subset } from './fontFiles.ts';
import { typefaces } from './typeface.ts';

const { resolve } = createRequire(import.meta.url);

/** Characters that need no entry, or that the contract refuses although a font has them. */
const excluded = /[\s\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{DI}\p{Emoji_Presentation}]/u;

/** The characters for which the package states the file, and which the file has. */
const charactersOf = (subset: Subset): number[] => {
  const font = create(readFileSync(resolve(filePathOf(subset, 400)))) as Font;
  return font.characterSet.filter((character) => {
    const text = String.fromCodePoint(character);
    const isStated = subset.ranges.some(([from, to]) => from <= character && character <= to);
    return isStated && !excluded.test(text) && text.normalize('NFC') === text;
  });
};

/** Where ranges of characters begin and end, each as the distance from the one before. */
const distances = (characters: ReadonlySet<number>): string[] => {
  const boundaries = [...characters]
    .toSorted((a, b) => a - b)
    .flatMap((character) => [
      ...(characters.has(character - 1) ? [] : [character]),
      ...(characters.has(character + 1) ? [] : [character + 1]),
    ]);
  return boundaries.map((at, index) => (at - (boundaries[index - 1] ?? 0)).toString(36));
};

const wrap = (words: readonly string[]): string =>
  words
    .join(' ')
    .replaceAll(/(.{1,100})(?: |$)/g, '$1\n')
    .trimEnd();

it('lists the characters of all fonts for documents; vitest --update writes the list', async () => {
  const all = new Set(typefaces.flatMap(readTypeface).flatMap(charactersOf));
  const file = `/**
 * Where the ranges of characters that documents can show begin and end, by turns, each as the
 * distance from the one before in base 36. A test of the fonts writes this file.
 */
export const drawableRanges = \`
${wrap(distances(all))}
\`;
`;
  await expect(file).toMatchFileSnapshot('../../contract/text/drawableRanges.ts');
});
