import { withoutAccents } from './withoutAccents.ts';

/** Hyphenation points, joiners, direction marks and others that no reader sees. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

const apostrophes = /[‘’‛′´`ʹʻʼʽˈ＇]/g;
const quotationMarks = /[“”„‟″〃＂]|''/g;
const hyphens = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** `1½` is one and a half, but its compatibility form is eleven halves. */
const fractionAfterDigit = /(\d)([\u00bc-\u00be\u2150-\u215e])/g;

/**
 * A text as every search of the shop compares it: lower case and Unicode form NFKC, basic Latin
 * letters without accents, and one form of apostrophe, quotation mark and hyphen.
 */
export const foldedText = (text: string): string =>
  withoutAccents(
    text
      .replace(invisible, '')
      .replace(quotationMarks, '"')
      .replace(apostrophes, "'")
      .replace(hyphens, '-')
      .replace(fractionAfterDigit, '$1 $2')
      .normalize('NFKC')
      .toLowerCase(),
  ).replaceAll('⁄', '/');
