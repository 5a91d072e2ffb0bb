import { type CatalogueEntry, catalogueShardOf } from '../../contract/index.ts';
import { catalogueShards } from '../../store/collections/collections.ts';
import { documentWhen } from './documentWhen.ts';

/**
 * Waits until a tool's entry in the search index is as expected; `undefined` means that it has
 * none.
 */
export const entryWhen = async (
  toolId: string,
  isExpected: (entry: CatalogueEntry | undefined) => boolean,
): Promise<CatalogueEntry | undefined> => {
  const shard = await documentWhen(catalogueShards.doc(catalogueShardOf(toolId)), (content) =>
    isExpected(content?.entries[toolId]),
  );
  return shard?.entries[toolId];
};

/** Waits until tools are in the search index. */
export const waitForIndex = async (...toolIds: string[]): Promise<void> => {
  await Promise.all(toolIds.map((id) => entryWhen(id, (entry) => entry !== undefined)));
};
