import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { inflateWoff } from './inflateWoff.ts';

/** The weights of the shop's typeface that documents use. */
export type Weight = 400 | 700;

// A file for each script, which contains only the letters that the files before it lack.
const scripts = ['latin', 'latin-ext', 'vietnamese'] as const;
type Script = (typeof scripts)[number];

/** A file of the typeface. */
interface FontFile {
  name: string;
  bytes: Buffer;
  font: Font;
}

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<string, FontFile>();

const load = (script: Script, weight: Weight): FontFile => {
  const name = `archivo-${script}-${weight}`;
  const file = resolve(`@fontsource/archivo/files/${name}-normal.woff`);
  const bytes = inflateWoff(readFileSync(file));
  return { name, bytes, font: create(bytes) as Font };
};

/** Reads each file when it is first needed, so that a cold start does not pay for it. */
const fileOf = (script: Script, weight: Weight): FontFile => {
  const key = `${script}-${weight}`;
  const file = loaded.get(key) ?? load(script, weight);
  loaded.set(key, file);
  return file;
};

/** A part of a text whose characters are all in one file of the typeface. */
export interface Run {
  /** The name under which the file is embedded. */
  fontName: string;
  text: string;
}

/** What is drawn for a character that the typeface does not have. */
const replacement = '?';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const invisible = /^[\p{Cc}\p{DI}]+$/u;
const basicLatin = /^[ -~]*$/;

const hasAll = ({ font }: FontFile, text: string): boolean =>
  [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

const runOf = (grapheme: string, weight: Weight): Run => {
  const script = scripts.find((candidate) => hasAll(fileOf(candidate, weight), grapheme));
  return {
    fontName: fileOf(script ?? 'latin', weight).name,
    text: script ? grapheme : replacement,
  };
};

/**
 * Splits a line of text into runs. A character that the typeface does not have, like one of another
 * script or an emoji, becomes a question mark; an invisible one is left out.
 */
export const runsOf = (text: string, weight: Weight): Run[] => {
  if (basicLatin.test(text)) return [{ fontName: fileOf('latin', weight).name, text }];
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    if (invisible.test(segment)) continue;
    const run = runOf(segment, weight);
    const last = runs.at(-1);
    if (last?.fontName === run.fontName) last.text += run.text;
    else runs.push(run);
  }
  return runs;
};

/** The bytes of a file, by the name in a run. */
export const fontBytes = (fontName: string): Buffer => {
  const file = [...loaded.values()].find(({ name }) => name === fontName);
  if (!file) throw new Error(`The font ${fontName} has not been loaded`);
  return file.bytes;
};
