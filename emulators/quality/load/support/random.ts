import { setTimeout as delay } from 'node:timers/promises';

/** One of the items, all equally likely. Throws when there is none. */
export const randomItem = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is no item to choose from');
  return item;
};

/** True with this probability. */
export const randomBoolean = (probability: number): boolean => Math.random() < probability;

/** A pause of so many seconds on average, between half and one and a half times as long. */
export const randomPause = (seconds: number): Promise<void> =>
  delay(seconds * 1_000 * (0.5 + Math.random()));
