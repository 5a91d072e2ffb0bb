/** Lists that are written batch by batch, by name. */
export type BatchedLists = Readonly<Record<string, AsyncIterable<readonly unknown[]>>>;

const membersOf = (fields: object): string[] =>
  Object.entries(fields).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );

/**
 * Writes an object as JSON: some fields, and after them lists, of which only a batch is in memory.
 */
export const jsonTexts = async function* (
  fields: object,
  lists: BatchedLists,
): AsyncGenerator<string> {
  yield `{\n${membersOf(fields).join(',\n')}`;
  for (const [name, batches] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}: [`;
    let isFirst = true;
    for await (const items of batches) {
      if (items.length === 0) continue;
      yield (isFirst ? '\n' : ',\n') + items.map((item) => JSON.stringify(item)).join(',\n');
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
};
