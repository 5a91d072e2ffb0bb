import { AsyncLocalStorage } from 'node:async_hooks';

/** What a piece of work asked of the store, in documents as they are billed. */
export interface Usage {
  reads: number;
  writes: number;
}

const current = new AsyncLocalStorage<Usage>();

/** Runs the work, and all it starts, with its reads and writes counted on `usage`. */
export const counted = <Result>(usage: Usage, work: () => Result): Result =>
  current.run(usage, work);

/** Adds document reads to the work that is running. */
export const countReads = (reads: number): void => {
  const usage = current.getStore();
  if (usage) usage.reads += reads;
};

/** Adds document writes to the work that is running. */
export const countWrites = (writes: number): void => {
  const usage = current.getStore();
  if (usage) usage.writes += writes;
};
