// A file without yup, so that the home page does not load a form library.

/**
 * Characters without a glyph at the ends of a pasted text: blanks of every kind, control
 * characters, joiners, direction marks and fillers. Not variation selectors and tags, which belong
 * to an emoji.
 */
export const blankCharacter =
  '(?![\\u{e0020}-\\u{e007f}])[\\s\\p{Z}\\p{Cc}\\p{Cf}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0]';

const blank = new RegExp(`^${blankCharacter}$`, 'u');

/** Removes invisible characters at both ends of a text, in linear time. */
export const trimBlanks = (text: string): string => {
  const characters = [...text];
  const start = characters.findIndex((character) => !blank.test(character));
  const end = characters.findLastIndex((character) => !blank.test(character));
  return start === -1 ? '' : characters.slice(start, end + 1).join('');
};
