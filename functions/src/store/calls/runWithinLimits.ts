/** How much one run of a job may do. The next run does the rest. */
export interface RunLimits {
  items: number;
  /** After this time no further batch is started. */
  ms: number;
}

/** The results of a run, and the items that failed with their errors. */
export interface RunReport<Item, Result> {
  results: Result[];
  failures: { item: Item; error: unknown }[];
}

/**
 * Does the work for each item, for those of a batch at the same time, until there are no more or a
 * limit is reached. An item that fails does not stop the others.
 */
export const runWithinLimits = async <Item, Result>(
  batches: AsyncIterable<readonly Item[]>,
  work: (item: Item) => Promise<Result>,
  { items, ms }: RunLimits,
): Promise<RunReport<Item, Result>> => {
  const end = Date.now() + ms;
  const report: RunReport<Item, Result> = { results: [], failures: [] };
  const settle = (item: Item) =>
    work(item).then(
      (result) => report.results.push(result),
      (error: unknown) => report.failures.push({ item, error }),
    );
  for await (const batch of batches) {
    await Promise.all(batch.map(settle));
    if (report.results.length + report.failures.length >= items || Date.now() >= end) break;
  }
  return report;
};
