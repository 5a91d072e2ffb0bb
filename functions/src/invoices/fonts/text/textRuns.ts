import { type FontFile, readFontFile, readTypeface, type Weight } from '../fontFiles.ts';
import { typefaceFor } from '../typeface.ts';
import { embeddingLevels, mirrored, toVisualOrder } from './textDirection.ts';

/** A part of a line that is drawn with one font, in one direction. */
export interface Run {
  file: FontFile;
  text: string;
  /** Whether fontkit draws the script from right to left. */
  isReversed: boolean;
}

/** A grapheme, or a character of one that no font has as a whole. */
interface Unit extends Run {
  /** Even levels run from left to right, odd ones from right to left. */
  level: number;
}

/** The glyph for a character that no font has. */
const replacement = '?';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The parts of a text that a reader sees as one character. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

// Joiners tell Arabic letters whether to connect.
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{DI}]/gu;
const onlyInvisible = /^[\p{Cc}\p{DI}]*$/u;
const basicLatin = /^[ -~]*$/;
const reversedScript = /^[\p{sc=Hebrew}\p{sc=Arabic}]/u;

/** The file with the letters of English, on which the lines of documents are aligned. */
export const latinFile = (weight: Weight): FontFile => {
  const subset = readTypeface('@fontsource/archivo').find(({ name }) => name === 'latin');
  if (!subset) throw new Error('The typeface has no Latin letters');
  return readFontFile(subset, weight);
};

/** The graphemes of a line in logical order, each with its font. */
const unitsOf = (line: string, weight: Weight): Unit[] => {
  const fileFor = typefaceFor(line);
  const levels = embeddingLevels(line);
  return [...graphemes.segment(line)].flatMap(({ segment, index }) => {
    const level = levels[index] ?? 0;
    const unitOf = (text: string): Unit[] => {
      const file = fileFor(text, weight);
      return file ? [{ file, text, level, isReversed: reversedScript.test(text) }] : [];
    };
    const drawn = mirrored(segment.replace(invisible, ''), level);
    if (onlyInvisible.test(drawn)) return [];
    const whole = unitOf(drawn);
    if (whole.length > 0) return whole;
    return [...drawn.replace(/\p{DI}/gu, '')].flatMap((character) => {
      const unit = unitOf(character);
      return unit.length > 0 ? unit : unitOf(replacement);
    });
  });
};

/**
 * Whether two units can be drawn as one run. fontkit lays out a run in the direction of its script,
 * so that others, such as Persian digits or brackets between Hebrew letters, are drawn one by one.
 */
const canJoin = (one: Unit, other: Unit): boolean =>
  one.file === other.file &&
  [one, other].every(({ level, isReversed }) => (level % 2 === 1) === isReversed) &&
  one.isReversed === other.isReversed;

/** Splits a line of text into runs, from left to right as they are drawn. */
export const runsOf = (text: string, weight: Weight): Run[] => {
  if (basicLatin.test(text)) return [{ file: latinFile(weight), text, isReversed: false }];
  const units = toVisualOrder(unitsOf(text.normalize('NFC'), weight));
  const runs: Unit[] = [];
  for (const unit of units) {
    const last = runs.at(-1);
    if (!last || !canJoin(last, unit)) runs.push({ ...unit });
    else last.text = unit.isReversed ? unit.text + last.text : last.text + unit.text;
  }
  return runs;
};
