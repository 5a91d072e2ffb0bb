import { LRUCache } from 'lru-cache';

/** The maximum age of a result in milliseconds, and the maximum number of results. */
export interface CacheOptions {
  maxAge: number;
  maxEntries: number;
}

/**
 * Caches the results of a function for a short time, by its argument. Concurrent calls with the
 * same argument share one result; failures are not cached. The argument must be plain data.
 */
export const shortLivedCache = <Argument, Result>(
  load: (argument: Argument) => Promise<Result>,
  { maxAge, maxEntries }: CacheOptions,
): ((argument: Argument) => Promise<Result>) => {
  const results = new LRUCache<string, Promise<Result>>({
    max: maxEntries,
    ttl: maxAge,
    ttlResolution: 0,
    // Tests replace `performance`, also after this cache was created; to lru-cache, 0 is no time.
    perf: { now: () => performance.now() + 1 },
  });

  const store = (key: string, result: Promise<Result>) => {
    results.set(key, result);
    result.catch(() => results.peek(key) === result && results.delete(key));
    return result;
  };

  return (argument) => {
    const key = JSON.stringify(argument);
    return results.get(key) ?? store(key, load(argument));
  };
};
