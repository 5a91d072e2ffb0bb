/** Frequent English words that say nothing about a tool. A search ignores them. */
const functionWords: ReadonlySet<string> = new Set(
  'a an and are as at be by for from in into is it its of on or that the this to with'.split(' '),
);

/** Whether a word, in lower case, says nothing about a tool. */
export const isFunctionWord = (word: string): boolean => functionWords.has(word);
