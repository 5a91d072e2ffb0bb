interface Entry<Result> {
  expires: number;
  result: Promise<Result>;
}

/** How long an answer is kept, in milliseconds, and how many answers at most. */
export interface CacheOptions {
  maxAge: number;
  maxEntries: number;
}

/**
 * The same function with its answers kept for a while, by its argument. Calls that come while an
 * answer is on its way share it; a failed one is forgotten. The argument must be plain data.
 */
export const shortLivedCache = <Argument, Result>(
  load: (argument: Argument) => Promise<Result>,
  { maxAge, maxEntries }: CacheOptions,
): ((argument: Argument) => Promise<Result>) => {
  const entries = new Map<string, Entry<Result>>();

  const remember = (key: string, result: Promise<Result>) => {
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
    return entry && entry.expires > performance.now()
      ? entry.result
      : remember(key, load(argument));
  };
};
