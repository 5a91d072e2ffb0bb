import bidiFactory, { type Bidi } from 'bidi-js';

// Its types describe the file for bundlers. Node loads the other one, whose export is the function.
const bidi = (bidiFactory as unknown as () => Bidi)();

const rightToLeft = /[\p{sc=Hebrew}\p{sc=Arabic}]/u;

/** The level of each code unit in the Unicode Bidirectional Algorithm: odd from right to left. */
export const embeddingLevels = (line: string): Uint8Array =>
  rightToLeft.test(line) ? bidi.getEmbeddingLevels(line).levels : new Uint8Array(line.length);

/** A bracket or another character that text from right to left mirrors. */
export const mirrored = (grapheme: string, level: number): string =>
  level % 2 === 1 ? (bidi.getMirroredCharacter(grapheme) ?? grapheme) : grapheme;

/** Sorts the units of a line from left to right: https://www.unicode.org/reports/tr9/#L2 */
export const toVisualOrder = <Unit extends { level: number }>(units: readonly Unit[]): Unit[] => {
  const ordered = [...units];
  const highest = Math.max(0, ...units.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
};

/**
 * Marks the lines of a paragraph with its direction, which a single line does not show. The mark is
 * invisible. Text without letters from right to left needs none.
 */
export const keepDirection = (paragraph: string, lines: readonly string[]): string[] => {
  if (!rightToLeft.test(paragraph)) return [...lines];
  const isReversed = bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level === 1;
  return lines.map((line) => `${isReversed ? '\u200f' : '\u200e'}${line}`);
};
