import { AsyncLocalStorage } from 'node:async_hooks';

/** The document reads and writes of some work, as they are billed. */
export interface Usage {
  reads: number;
  writes: number;
}

const current = new AsyncLocalStorage<Usage>();

/** Runs the work and counts all its reads and writes in `usage`. */
export const countUsage = <Result>(usage: Usage, work: () => Result): Result =>
  current.run(usage, work);

/** Counts document reads for the current work. */
export const countReads = (reads: number): void => {
  const usage = current.getStore();
  if (usage) usage.reads += reads;
};

/** Counts document writes for the current work. */
export const countWrites = (writes: number): void => {
  const usage = current.getStore();
  if (usage) usage.writes += writes;
};
