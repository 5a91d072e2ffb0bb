import { collectionNames } from '../../contract/index.ts';
import { db } from '../collections/firebase.ts';
import { readInTime } from './readInTime.ts';
import { countReads } from './usage.ts';

const batchSize = 300;

/**
 * The ids of the tools whose stock changed after a time, and at another one at the latest. Costs a
 * read for each entry of their ledgers, at least one.
 */
export const toolsWithChangedStock = async ({
  since,
  until,
}: {
  since: Date;
  until: Date;
}): Promise<string[]> => {
  const ids = new Set<string>();
  const all = db
    .collectionGroup(collectionNames.stockEntries)
    .where('at', '>', since)
    .where('at', '<=', until)
    .orderBy('at')
    .select('at')
    .limit(batchSize);
  for (let query: typeof all | undefined = all; query; ) {
    const { docs }: Awaited<ReturnType<typeof all.get>> = await readInTime(query.get());
    countReads(Math.max(docs.length, 1));
    for (const { ref } of docs) ids.add(ref.parent.parent?.id ?? '');
    query = docs.length === batchSize ? all.startAfter(docs.at(-1)) : undefined;
  }
  return [...ids].sort();
};
