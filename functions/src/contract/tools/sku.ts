import { limits } from '../limits.ts';
import { textHash } from '../text/textHash.ts';
import type { ToolCategory } from './categories.ts';

const { min, max } = limits.sku;

/** The format of a SKU: upper-case letters, digits and hyphens. */
export const skuPattern = new RegExp(`^[A-Z0-9-]{${min},${max}}$`);

/** Hyphens and dashes of typesetters, and minus signs, also in their small and full-width forms. */
const dashes = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
const softHyphens = /\u00ad+/g;
/** Zero-width characters, direction marks and others that nobody sees. */
const invisible = /(?!\u00ad)\p{Default_Ignorable_Code_Point}/gu;

/**
 * A soft hyphen is a place to break a line, so it is dropped; where it is the only one, it is the
 * hyphen, as in texts that are copied from a PDF.
 */
const withPlainHyphens = (text: string): string => {
  const plain = text.replace(dashes, '-');
  return plain.replace(softHyphens, plain.includes('-') ? '' : '-');
};

/**
 * Converts a SKU as people type or paste it to its stored form: in upper case, with plain hyphens,
 * and without invisible characters or blanks around it and its hyphens.
 */
export const normaliseSku = (text: string): string =>
  withPlainHyphens(text.replace(invisible, ''))
    .split('-')
    .map((part) => part.trim())
    .join('-')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** The prefixes of generated SKUs. */
export const skuPrefixes: Record<ToolCategory, string> = {
  planes: 'PLN',
  chisels: 'CHS',
  saws: 'SAW',
  hammers: 'HAM',
  clamps: 'CLP',
  measuring: 'MEA',
  drilling: 'DRL',
  sharpening: 'SHP',
  safety: 'SAF',
  other: 'OTH',
};

const numbers = 1_000_000;
const digits = String(numbers - 1).length;

/**
 * A SKU for a tool that has none: the prefix of its category, and a number derived from its id,
 * because a counter would be one hot document. `attempt` selects another number when a SKU is
 * taken.
 */
export const generatedSku = (category: ToolCategory, toolId: string, attempt = 0): string => {
  const number = (textHash(toolId) + attempt) % numbers;
  return `${skuPrefixes[category]}-${String(number).padStart(digits, '0')}`;
};
