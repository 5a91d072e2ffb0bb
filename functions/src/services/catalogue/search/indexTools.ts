import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import { batchCalls } from '../../../batchCalls.ts';
import { catalogueShards, tools } from '../../../collections.ts';
import {
  type CatalogueEntry,
  catalogueEntryOf,
  catalogueShardOf,
  type ToolDocument,
  toolFields,
} from '../../../contract/index.ts';
import { type DerivedWrite, writeDerived } from '../../../lockedWrites.ts';
import { toTool } from '../sentTool.ts';

const indexedFields = [...toolFields, 'createdAt'] as const;

type Indexed = Pick<ToolDocument, (typeof indexedFields)[number]>;

const entryOf = (id: string, tool: Indexed | undefined): CatalogueEntry | undefined =>
  tool && catalogueEntryOf(toTool(id, tool), tool.createdAt);

const writesOf = (contents: ReadonlyMap<string, Indexed | undefined>): DerivedWrite[] =>
  [...Map.groupBy(contents, ([id]) => catalogueShardOf(id))].map(([shard, own]) => {
    const entries = own.map(([id, tool]) => [id, entryOf(id, tool) ?? FieldValue.delete()]);
    const merge = {
      entries: Object.fromEntries(entries),
      updatedAt: FieldValue.serverTimestamp(),
    };
    return { reference: catalogueShards.doc(shard), merge };
  });

/**
 * Updates the entries of tools in the search index, and removes those of deleted tools. The tools are
 * read and cannot change until their entries are written, so calls may be repeated or out of order.
 */
export const indexTools = (ids: readonly string[]): Promise<void> =>
  writeDerived({ collection: tools, ids, fields: indexedFields }, writesOf);

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
}

/**
 * Updates the search index after a change of a tool. It does nothing if the change does not affect the
 * entry: most changes are of the number of pieces.
 */
export const indexChangedTool = async ({ id, before, after }: ToolChange): Promise<void> => {
  if (isDeepStrictEqual(entryOf(id, before), entryOf(id, after))) return;
  await indexTool(id);
};
