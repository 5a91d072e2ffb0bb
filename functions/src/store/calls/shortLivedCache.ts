interface Entry<Result> {
  expires: number;
  result: Promise<Result>;
}

/** The maximum age of a result in milliseconds, and the maximum number of results. */
export interface CacheOptions {
  maxAge: number;
  maxEntries: number;
}

/**
 * Caches the results of a function for a short time, by its argument. Concurrent calls with the same
 * argument share one result; failures are not cached. The argument must be plain data.
 */
export const shortLivedCache = <Argument, Result>(
  load: (argument: Argument) => Promise<Result>,
  { maxAge, maxEntries }: CacheOptions,
): ((argument: Argument) => Promise<Result>) => {
  const entries = new Map<string, Entry<Result>>();

  const store = (key: string, result: Promise<Result>) => {
    entries.delete(key);
    entries.set(key, { expires: performance.now() + maxAge, result });
    const oldest = entries.keys().next();
    if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value);
    result.catch(() => entries.get(key)?.result === result && entries.delete(key));
    return result;
  };

  return (argument) => {
    const key = JSON.stringify(argument);
    const entry = entries.get(key);
    return entry && entry.expires > performance.now() ? entry.result : store(key, load(argument));
  };
};
