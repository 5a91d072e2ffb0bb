import { setTimeout as delay } from 'node:timers/promises';

/** One of these, each as likely as the others. Throws when there is none. */
export const anyOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
};

/** Whether something happens that does in this share of cases. */
export const happens = (share: number): boolean => Math.random() < share;

/** A pause of so many seconds on average, at least half and at most one and a half times as long. */
export const pauseOf = (seconds: number): Promise<void> =>
  delay(seconds * 1_000 * (0.5 + Math.random()));
