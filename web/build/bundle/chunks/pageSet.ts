/** A set of pages, with a bit for each. */
export type PageSet = readonly number[];

const bitsOfWord = 32;

/** The set of the pages with these numbers, of so many pages. */
export const pageSet = (pages: Iterable<number>, count: number): PageSet => {
  const words = Array.from({ length: Math.ceil(count / bitsOfWord) }, () => 0);
  for (const page of pages) {
    const index = Math.floor(page / bitsOfWord);
    words[index] = (words[index] ?? 0) | (1 << (page % bitsOfWord));
  }
  return words;
};

/** The pages of either set. */
export const union = (a: PageSet, b: PageSet): PageSet =>
  a.map((word, index) => word | (b[index] ?? 0));

/** @see https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
const bitCount = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** How many pages are in the first set, and in none of the others. */
export const countOnlyIn = (set: PageSet, other: PageSet, another = other): number => {
  let count = 0;
  for (const [index, word] of set.entries()) {
    count += bitCount(word & ~((other[index] ?? 0) | (another[index] ?? 0)));
  }
  return count;
};

/** How many pages are in both sets. */
export const countShared = (a: PageSet, b: PageSet): number =>
  a.reduce((count, word, index) => count + bitCount(word & (b[index] ?? 0)), 0);

/** The most of the sets that contain the same page. */
export const mostOfOnePage = (sets: readonly PageSet[]): number => {
  const size = (sets[0]?.length ?? 0) * bitsOfWord;
  const counts = Array.from({ length: size }, (_, page) => {
    const one = pageSet([page], size);
    return sets.filter((set) => countShared(set, one) > 0).length;
  });
  return Math.max(0, ...counts);
};
