/** A text as one line, for the subject of a mail: a line break could add a header to it. */
export const singleLine = (text: string): string =>
  text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
