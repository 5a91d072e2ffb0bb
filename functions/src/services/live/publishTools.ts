import { isDeepStrictEqual } from 'node:util';
import { batchCalls } from '../../batchCalls.ts';
import { liveTools, tools } from '../../collections.ts';
import { type LiveTool, type ToolDocument, toolFields } from '../../contract/index.ts';
import { type DerivedWrite, writeDerived } from '../../lockedWrites.ts';
import type { ToolChange } from '../catalogue/search/indexTools.ts';
import { type StoredFields, toLiveTool } from '../catalogue/sentTool.ts';

/** What is published of a tool; `undefined` if the tool does not exist. */
export const publishedTool = (id: string, tool: StoredFields | undefined): LiveTool | undefined =>
  tool && toLiveTool(id, tool);

const toWrite = (id: string, tool: StoredFields | undefined): DerivedWrite => ({
  reference: liveTools.doc(id),
  content: publishedTool(id, tool) ?? null,
});

/**
 * Publishes the current state of tools, and removes what was published of deleted ones. The tools are
 * read and cannot change until that is written, so calls may be repeated or out of order.
 */
export const publishTools = (ids: readonly string[]): Promise<void> =>
  writeDerived<ToolDocument, keyof StoredFields>(
    { collection: tools, ids, fields: toolFields },
    (contents) => [...contents].map(([id, tool]) => toWrite(id, tool)),
  );

// Each order of a popular tool changes it: the interval leaves it unlocked most of the time.
const publishTool = batchCalls(
  async (ids: readonly string[]) => {
    await publishTools([...new Set(ids)]);
    return ids;
  },
  { calls: 100, loads: 1, intervalMs: 250 },
);

/** Publishes a tool after a change, unless the change is of fields that no response has. */
export const publishChangedTool = async ({ id, before, after }: ToolChange): Promise<void> => {
  if (isDeepStrictEqual(publishedTool(id, before), publishedTool(id, after))) return;
  await publishTool(id);
};
