/** The items an action succeeded for, and those it failed for. */
export interface BulkResult<Item> {
  done: Item[];
  failed: { item: Item; error: unknown }[];
}

/** Few enough calls for the browser and the server. */
const concurrency = 3;

/** Runs an action on each item in order, a few at a time. A failure does not stop the others. */
export const runBulk = async <Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<unknown>,
): Promise<BulkResult<Item>> => {
  const result: BulkResult<Item> = { done: [], failed: [] };
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) {
      try {
        await action(item);
        result.done.push(item);
      } catch (error) {
        result.failed.push({ item, error });
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return result;
};
