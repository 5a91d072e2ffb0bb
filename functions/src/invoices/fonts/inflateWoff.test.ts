import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { inflateWoff } from './inflateWoff.ts';

const { resolve } = createRequire(import.meta.url);
const file = resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff');

const letters = (bytes: Buffer) => {
  const font = create(bytes) as Font;
  const { glyphs, advanceWidth } = font.layout('AVfi');
  return [font.postscriptName, advanceWidth, glyphs.map(({ path }) => path.toSVG())];
};

it('gives the same font', () => {
  const bytes = readFileSync(file);
  const inflated = inflateWoff(bytes);
  expect(inflated.readUInt32BE()).toBe(0x00010000);
  expect(letters(inflated)).toEqual(letters(bytes));
});
