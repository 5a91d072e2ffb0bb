import { blankCharacter } from '../text/trimBlanks.ts';

// A file without yup, so that the home page does not load a form library.

/** Characters at the ends of a pasted address: `trimBlanks` removes it. */
const blanks = `(?:${blankCharacter})*`;

/**
 * A character of an address, but not the start of an encoded word, which mail programs would
 * decode.
 */
const atom = "(?:(?!=\\?)[\\p{L}\\p{N}\\p{M}!#$%&'*+/=?^_`{|}~-])+";

const label = '(?!-)[\\p{L}\\p{N}\\p{M}-]{1,63}(?<!-)';

/** The last part of a domain is no number: an IP address is none. */
const lastLabel = '(?!-|\\d+(?:$|[^\\p{L}\\p{N}\\p{M}-]))[\\p{L}\\p{N}\\p{M}-]{1,63}(?<!-)';

/**
 * The format of an e-mail address, everywhere in the shop: a plain local part and a domain name,
 * also with letters of any script. Quoted names, comments, groups, routes, encoded words and
 * address literals are valid in mails, but nobody has such an address, and mail programs read them
 * differently. No part can match the start of the next, so matching takes linear time for any
 * input.
 * @see https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2
 */
export const emailPattern = new RegExp(
  `^${blanks}(?!${blankCharacter})${atom}(?:\\.${atom})*@(?:${label}\\.)+${lastLabel}${blanks}$`,
  'u',
);
