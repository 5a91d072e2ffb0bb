import { catalogueShards } from '../collections.ts';
import { type CatalogueEntry, catalogueShardOf } from '../contract/index.ts';

/** Waits until a tool's entry in the search index is as expected; `undefined` means that it has none. */
export const entryWhen = (
  toolId: string,
  isExpected: (entry: CatalogueEntry | undefined) => boolean,
): Promise<CatalogueEntry | undefined> =>
  new Promise((resolve, reject) => {
    const stop = catalogueShards.doc(catalogueShardOf(toolId)).onSnapshot((snapshot) => {
      const entry = snapshot.data()?.entries[toolId];
      if (!isExpected(entry)) return;
      stop();
      resolve(entry);
    }, reject);
  });

/** Waits until tools are in the search index. */
export const waitForIndex = async (...toolIds: string[]): Promise<void> => {
  await Promise.all(toolIds.map((id) => entryWhen(id, (entry) => entry !== undefined)));
};
