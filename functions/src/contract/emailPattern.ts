// A file without yup, so that the home page does not load a form library.
const invisible = '\\s@\\p{Cc}\\p{DI}';

/**
 * The format of an e-mail address with only visible characters. No part can match the start of the
 * next, so matching takes linear time for any input.
 */
export const emailPattern = new RegExp(
  `^\\s*[^${invisible}]+@[^.${invisible}]+(?:\\.[^.${invisible}]+)+\\s*$`,
  'u',
);
