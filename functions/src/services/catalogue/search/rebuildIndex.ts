import type { Query } from 'firebase-admin/firestore';
import { catalogueShardIds, catalogueShardOf } from '../../../contract/index.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import { catalogueShards, tools } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { batchesById } from '../../../store/reads/queries.ts';
import { indexTools } from './indexTools.ts';

/** The result of rebuilding the index. */
export interface RebuiltIndex {
  /** The number of tools that are now in the index. */
  tools: number;
  /** The number of entries that were removed, because their tools no longer exist. */
  removed: number;
}

const batchSize = 1_000;
const transactionSize = 100;

const readToolIds = async (): Promise<Set<string>> => {
  const ids = new Set<string>();
  const withoutContent = tools.select() as Query<Pick<ToolDocument, never>>;
  for await (const batch of batchesById(withoutContent, batchSize)) {
    for (const { id } of batch) ids.add(id);
  }
  return ids;
};

const readEntryIds = async (shard: string): Promise<string[]> =>
  Object.keys((await readDocument(catalogueShards.doc(shard)))?.entries ?? {});

/**
 * Rebuilds the search index from all tools. The shop may stay open: concurrent changes are not
 * lost.
 */
export const rebuildIndex = async (): Promise<RebuiltIndex> => {
  const existing = await readToolIds();
  const byShard = Map.groupBy(existing, catalogueShardOf);
  let removed = 0;
  for (const shard of catalogueShardIds) {
    const gone = (await readEntryIds(shard)).filter((id) => !existing.has(id));
    const ids = [...(byShard.get(shard) ?? []), ...gone];
    for (let from = 0; from < ids.length; from += transactionSize) {
      await indexTools(ids.slice(from, from + transactionSize));
    }
    removed += gone.length;
  }
  return { tools: existing.size, removed };
};
