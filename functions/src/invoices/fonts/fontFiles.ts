import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { fixWeight } from './fixWeight.ts';
import { inflateWoff, inflateWoff2 } from './inflateWoff.ts';

/** The weights in which documents are written. */
export type Weight = 400 | 700;

/** A loaded file of a typeface. */
export interface FontFile {
  /** Names it in a document. */
  name: string;
  bytes: Buffer;
  font: Font;
}

/** A part of a typeface, in a file for each weight. */
export interface Subset {
  typeface: string;
  name: string;
  /** The characters for which the package states the file. */
  ranges: readonly (readonly [first: number, last: number])[];
}

const { resolve } = createRequire(import.meta.url);
const subsetsOf = new Map<string, readonly Subset[]>();

/** Parses the ranges of a subset: `U+0-ff,U+131`. */
const parseRanges = (text: string): Subset['ranges'] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const readSubsets = (typeface: string): Subset[] => {
  const text = readFileSync(resolve(`${typeface}/unicode.json`), 'utf8');
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([name, ranges]) => ({
    typeface,
    name: name.replace(/[[\]]/g, ''),
    ranges: parseRanges(ranges),
  }));
};

/** The parts of a typeface from npm. The table of a package is read when it is first needed. */
export const readTypeface = (typeface: string): readonly Subset[] => {
  const subsets = subsetsOf.get(typeface) ?? readSubsets(typeface);
  subsetsOf.set(typeface, subsets);
  return subsets;
};

const isVariable = ({ typeface }: Subset): boolean => typeface.startsWith('@fontsource-variable/');

/** The file of a subset: a variable one has all weights. */
export const filePathOf = (subset: Subset, weight: Weight): string => {
  const family = subset.typeface.split('/').at(-1);
  const style = isVariable(subset) ? 'wght-normal.woff2' : `${weight}-normal.woff`;
  return `${subset.typeface}/files/${family}-${subset.name}-${style}`;
};

const readBytes = (subset: Subset, weight: Weight): Buffer => {
  const bytes = readFileSync(resolve(filePathOf(subset, weight)));
  return isVariable(subset) ? fixWeight(inflateWoff2(bytes), weight) : inflateWoff(bytes);
};

/** A part of the files, because a Chinese font alone would need more than 50 MB. */
const files = new LRUCache<string, FontFile>({ max: 80 });

/** Reads each file when it is first needed, so that a cold start does not pay for it. */
export const readFontFile = (subset: Subset, weight: Weight): FontFile => {
  const name = `${subset.typeface}-${subset.name}-${weight}`;
  const known = files.get(name);
  if (known) return known;
  const bytes = readBytes(subset, weight);
  const file = { name, bytes, font: create(bytes) as Font };
  files.set(name, file);
  return file;
};
