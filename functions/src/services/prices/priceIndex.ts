import type { IndexedPriceList } from '../../documents/prices.ts';
import { shownPricesMs } from '../../params.ts';
import { readLately } from '../../store/calls/readLately.ts';
import { shareCalls } from '../../store/calls/shareCalls.ts';
import { priceIndex } from '../../store/collections/collections.ts';
import { contentOf, readSnapshot, readSnapshotFields } from '../../store/reads/documents.ts';

/** An active price list with its id. */
export interface ActivePriceList extends IndexedPriceList {
  _id: string;
}

interface LoadedIndex {
  version: string;
  lists: readonly ActivePriceList[];
}

/** The document can be large, and its time is all that is needed. */
const versionFields = ['revision'] as const;

let loaded: LoadedIndex | undefined;

const load = async (): Promise<LoadedIndex> => {
  const snapshot = await readSnapshot(priceIndex);
  const lists = Object.entries(contentOf(snapshot)?.lists ?? {});
  return {
    version: String(snapshot.updateTime?.valueOf()),
    lists: lists.map(([_id, list]) => ({ _id, ...list })),
  };
};

const readIndex = async (): Promise<readonly ActivePriceList[]> => {
  const { updateTime } = await readSnapshotFields(priceIndex, versionFields);
  if (loaded?.version !== String(updateTime?.valueOf())) {
    loaded = updateTime ? await load() : { version: String(undefined), lists: [] };
  }
  return loaded.lists;
};

const readShared = shareCalls((_: null) => readIndex());

/** The active price lists, read after the call: one read, and another one after a change. */
export const currentPriceLists = (): Promise<readonly ActivePriceList[]> => readShared(null);

const checkLately = readLately({
  reference: () => priceIndex,
  read: currentPriceLists,
  maxAgeMs: shownPricesMs,
});

/**
 * The active price lists to show prices by: those of other instances may have changed within the last
 * two seconds. Costs no read if they have been read in that time.
 */
export const recentPriceLists = async (): Promise<readonly ActivePriceList[]> => {
  const lists = await checkLately('');
  return loaded?.lists ?? lists;
};

/** The lists that were active when they were read last; undefined before that. Reads nothing. */
export const lastPriceLists = (): readonly ActivePriceList[] | undefined => loaded?.lists;
