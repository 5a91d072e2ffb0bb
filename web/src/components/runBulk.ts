/** What became of each of several items. */
export interface BulkResult<Item> {
  done: Item[];
  failed: { item: Item; error: unknown }[];
}

/** As many calls under way at a time as neither the browser nor the server minds. */
const lanes = 3;

/** Does the same to each item, a few at a time and in their order; one failing stops no other. */
export const runBulk = async <Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<BulkResult<Item>> => {
  const settled: BulkResult<Item> = { done: [], failed: [] };
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      try {
        await act(item);
        settled.done.push(item);
      } catch (error) {
        settled.failed.push({ item, error });
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return settled;
};
