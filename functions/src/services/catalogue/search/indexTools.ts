import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import {
  type CatalogueEntry,
  catalogueEntryOf,
  catalogueShardOf,
} from '../../../contract/index.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import { batchCalls } from '../../../store/calls/batchCalls.ts';
import { catalogueShards, tools } from '../../../store/collections/collections.ts';
import type { ServerTime } from '../../../store/collections/serverTime.ts';
import { readFields } from '../../../store/reads/documents.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { FieldChange } from '../../../store/writes/transaction.ts';
import { storedToolFields, toTool } from '../tools/toolResponse.ts';

const indexedFields = [...storedToolFields, 'attributeNumbers', 'createdAt', 'documents'] as const;

type Indexed = Pick<ToolDocument, (typeof indexedFields)[number]>;

const entryOf = (id: string, tool: Indexed | undefined): CatalogueEntry | undefined =>
  tool &&
  catalogueEntryOf(
    {
      ...toTool(id, tool),
      attributeNumbers: tool.attributeNumbers,
      documents: tool.documents,
    },
    tool.createdAt,
  );

interface IndexedTool {
  id: string;
  /** `undefined` if the tool does not exist. */
  entry: CatalogueEntry | undefined;
}

const newShard = (own: readonly IndexedTool[]) => ({
  entries: Object.fromEntries(own.flatMap(({ id, entry }) => (entry ? [[id, entry]] : []))),
  updatedAt: FieldValue.serverTimestamp(),
});

const changesOf = (own: readonly IndexedTool[]): FieldChange[] => [
  ...own.map(({ id, entry }): FieldChange => [['entries', id], entry ?? FieldValue.delete()]),
  [['updatedAt'], FieldValue.serverTimestamp()],
];

/** The documents are large, and their times are all that is needed. */
const shardFields = ['updatedAt'] as const;

/**
 * Updates the entries of tools in the search index, and removes those of deleted tools. It may be
 * called repeatedly, late, and several times at once: it reads when the index has changed before it
 * reads the tools, and writes only if the index has not changed in between. Like publishing, it
 * locks no tool.
 */
export const indexTools = (ids: readonly string[]): Promise<void> =>
  transact(async (transaction) => {
    const byShard = Map.groupBy(ids, catalogueShardOf);
    const shards = [...byShard.keys()].map((shard) => catalogueShards.doc(shard));
    const stored = await transaction.readAll(shards, shardFields);
    const contents = await readFields(
      ids.map((id) => tools.doc(id)),
      indexedFields,
    );
    const entries = new Map(ids.map((id, at) => [id, entryOf(id, contents[at])]));
    for (const [at, shard] of shards.entries()) {
      const own = (byShard.get(shard.id) ?? []).map((id) => ({ id, entry: entries.get(id) }));
      if (stored[at]) transaction.updatePaths(shard, changesOf(own));
      else transaction.create(shard, newShard(own));
    }
  });

// A transaction per tool would write the same few documents again and again during an import.
const indexTool = batchCalls(
  async (ids: readonly string[]) => {
    await indexTools([...new Set(ids)]);
    return ids;
  },
  { calls: 100, loads: 1 },
);

/** A tool before and after a change; `undefined` if it did not exist. */
export interface ToolChange {
  id: string;
  before: ToolDocument | undefined;
  after: ToolDocument | undefined;
  /** Firestore's time of the change; `undefined` if the tool was deleted. */
  changedAt?: ServerTime | undefined;
}

/**
 * Updates the search index after a change of a tool. It does nothing if the change does not affect
 * the entry: most changes are of the number of pieces.
 */
export const indexChangedTool = async ({ id, before, after }: ToolChange): Promise<void> => {
  if (isDeepStrictEqual(entryOf(id, before), entryOf(id, after))) return;
  await indexTool(id);
};
