const hidden = '\\s@\\p{Cc}\\p{DI}';

/**
 * The form of an e-mail address, all of it visible. Whether it exists, only a letter to it can tell.
 * No part can match what the next one begins with: the time it takes grows with the length alone,
 * however hostile.
 */
export const emailPattern = new RegExp(
  `^\\s*[^${hidden}]+@[^.${hidden}]+(?:\\.[^.${hidden}]+)+\\s*$`,
  'u',
);
