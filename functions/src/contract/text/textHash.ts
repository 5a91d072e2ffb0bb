/** A whole number below 2^32 derived from a text, to distribute ids evenly. */
export const textHash = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 0);
