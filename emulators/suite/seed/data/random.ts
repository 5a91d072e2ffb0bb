/** Random choices that are the same for each run. */
export interface Random {
  /** At least 0 and less than 1. */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  between: (min: number, max: number) => number;
  /** Some of the items; an item of twice the weight is chosen about twice as often. */
  sample: <Item>(items: readonly Item[], count: number, weightOf?: WeightOf<Item>) => Item[];
  /** One of the items. Throws when there is none. */
  item: <Item>(items: readonly Item[], weightOf?: WeightOf<Item>) => Item;
}

type WeightOf<Item> = (item: Item) => number;

/** @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
const mulberry32 = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const product = Math.imul(state ^ (state >>> 15), state | 1);
    const mixed = product ^ (product + Math.imul(product ^ (product >>> 7), product | 61));
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Returns a source of random choices; equal seeds give equal choices. */
export const createRandom = (seed: number): Random => {
  const next = mulberry32(seed);

  const between: Random['between'] = (min, max) => min + Math.floor(next() * (max - min + 1));

  // Efraimidis and Spirakis: https://doi.org/10.1016/j.ipl.2005.11.003
  const sample: Random['sample'] = (items, count, weightOf = () => 1) =>
    items
      .map((item) => ({ item, key: next() ** (1 / weightOf(item)) }))
      .sort((one, other) => other.key - one.key)
      .slice(0, count)
      .map(({ item }) => item);

  const item: Random['item'] = (items, weightOf) => {
    const [chosen] = sample(items, 1, weightOf);
    if (chosen === undefined) throw new Error('There is no item to choose from');
    return chosen;
  };

  return { next, between, sample, item };
};
