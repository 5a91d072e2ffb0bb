import {
  type FontFile,
  readFontFile,
  readTypeface,
  type Subset,
  type Weight,
} from './fontFiles.ts';

const latin = ['@fontsource/archivo', '@fontsource/noto-sans'] as const;
const semitic = ['@fontsource/noto-sans-hebrew', '@fontsource/noto-sans-arabic'] as const;

/** The typefaces of East Asia, with the script that only texts in that language use. */
const eastAsian = [
  { typeface: '@fontsource-variable/noto-sans-jp', script: /[\p{sc=Hiragana}\p{sc=Katakana}]/u },
  { typeface: '@fontsource-variable/noto-sans-kr', script: /\p{sc=Hangul}/u },
  { typeface: '@fontsource-variable/noto-sans-tc', script: /\p{sc=Bopomofo}/u },
] as const;
const chinese = '@fontsource-variable/noto-sans-sc';

/**
 * The typefaces for a text, best first. Chinese, Japanese and Korean share characters that each
 * language draws in another way: the script around them says which it is; without one, it is
 * Chinese.
 */
const typefacesFor = (text: string): readonly string[] => {
  const [own, others] = [true, false].map((isOwn) =>
    eastAsian.filter(({ script }) => script.test(text) === isOwn).map(({ typeface }) => typeface),
  );
  return [...latin, ...semitic, ...(own ?? []), chinese, ...(others ?? [])];
};

/** All typefaces of documents. */
export const typefaces: readonly string[] = typefacesFor('');

const includes = ({ ranges }: Subset, character: number): boolean =>
  ranges.some(([first, last]) => first <= character && character <= last);

const hasAll = ({ font }: FontFile, characters: readonly number[]): boolean =>
  characters.every((character) => font.hasGlyphForCodePoint(character));

/** Finds the files for the parts of a text. */
export const typefaceFor = (text: string) => {
  const candidates = typefacesFor(text);

  /** The file that has all characters of a grapheme; `undefined` if none has. */
  const fileOf = (grapheme: string, weight: Weight): FontFile | undefined => {
    const characters = [...grapheme].map((character) => character.codePointAt(0) ?? 0);
    const [first = 0] = characters;
    for (const typeface of candidates) {
      for (const subset of readTypeface(typeface)) {
        if (!includes(subset, first)) continue;
        const file = readFontFile(subset, weight);
        if (hasAll(file, characters)) return file;
      }
    }
    return undefined;
  };

  return fileOf;
};
