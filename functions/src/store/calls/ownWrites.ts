import { LRUCache } from 'lru-cache';

const lastWrites = new LRUCache<string, number>({ max: 10_000 });

/** Notes that this instance may just have written these documents. */
export const noteWritten = (paths: readonly string[]): void => {
  const now = performance.now();
  for (const path of paths) lastWrites.set(path, now);
};

/** Whether this instance has written a document after a time of `performance.now()`. */
export const isWrittenSince = (path: string, time: number): boolean =>
  (lastWrites.get(path) ?? Number.NEGATIVE_INFINITY) > time;
