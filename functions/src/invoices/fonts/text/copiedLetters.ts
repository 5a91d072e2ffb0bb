import type { FontFile } from '../fontFiles.ts';
import { openTypeOf, tablesOf } from '../openType.ts';

/** A font as a document embeds it. */
export type EmbeddedFile = Pick<FontFile, 'name' | 'bytes'>;

/** The tables by which letters change with their neighbours. */
const shaping = ['GSUB', 'GPOS'];

const rightToLeft = /-(?:arabic|hebrew)-/;

const files = new WeakMap<FontFile, EmbeddedFile>();

const unshaped = ({ name, bytes }: FontFile): EmbeddedFile => {
  const tables = [...tablesOf(bytes)].filter(([tag]) => !shaping.includes(tag));
  return { name, bytes: openTypeOf(new Map(tables)) };
};

/**
 * The font in which the text of a PDF is written: one with a glyph for each character. Shaped Arabic
 * letters share their glyphs and have their dots as others, so that no reader could tell which
 * characters they are.
 */
export const copiedFile = (file: FontFile): EmbeddedFile => {
  if (!rightToLeft.test(file.name)) return file;
  const copied = files.get(file) ?? unshaped(file);
  files.set(file, copied);
  return copied;
};

/** Readers expect letters from left to right, and turn those of such scripts around. */
export const copiedText = (text: string): string => [...text].toReversed().join('');
