import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { fixWeight } from './fixWeight.ts';
import { inflateWoff2 } from './inflateWoff.ts';

const { resolve } = createRequire(import.meta.url);

const read = (language: string, subset: string): Buffer => {
  const typeface = `noto-sans-${language}`;
  const file = `${typeface}-${subset}-wght-normal.woff2`;
  return readFileSync(resolve(`@fontsource-variable/${typeface}/files/${file}`));
};

const glyphsOf = (font: Font) =>
  Array.from({ length: font.numGlyphs }, (_, id) => {
    const { advanceWidth, path } = font.getGlyph(id);
    return { advanceWidth: Math.round(advanceWidth), outline: path.toSVG() };
  });

const files = [
  ['sc', '118'],
  ['sc', 'latin-ext'],
  ['jp', '119'],
  ['kr', '100'],
  ['tc', 'vietnamese'],
] as const;

describe.each(files)('Noto Sans %s, %s', (language, subset) => {
  const bytes = read(language, subset);

  it('has the same glyphs as the compressed font', () => {
    const inflated = create(inflateWoff2(bytes)) as Font;
    expect(glyphsOf(inflated)).toEqual(glyphsOf(create(bytes) as Font));
  });

  it.each([400, 700])('has the outlines of weight %i', (weight) => {
    const variable = inflateWoff2(bytes);
    const variation = (create(variable) as Font).getVariation({ wght: weight });
    const fixed = create(fixWeight(variable, weight)) as Font;
    expect(Object.keys(fixed.variationAxes)).toEqual([]);
    const [expected, actual] = [variation, fixed].map(glyphsOf);
    expect(actual?.map(({ advanceWidth }) => advanceWidth)).toEqual(
      expected?.map(({ advanceWidth }) => advanceWidth),
    );
    const wholeUnits = (glyphs: typeof expected) =>
      glyphs?.map(({ outline }) => outline.replaceAll(/-?\d+\.\d+/g, (n) => `${Math.round(+n)}`));
    expect(wholeUnits(actual)).toEqual(wholeUnits(expected));
  });
});
