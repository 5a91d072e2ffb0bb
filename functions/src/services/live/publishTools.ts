import { isDeepStrictEqual } from 'node:util';
import { batchCalls } from '../../batchCalls.ts';
import { liveTools, tools } from '../../collections.ts';
import { type LiveTool, type ToolDocument, toolFields } from '../../contract/index.ts';
import type { ToolChange } from '../catalogue/search/indexTools.ts';
import { type StoredFields, toLiveTool } from '../catalogue/sentTool.ts';
import { publishDocuments, type Source } from './publishDocuments.ts';

/** All tools, and what is published of them. */
export const toolSource: Source<ToolDocument, LiveTool> = {
  originals: tools,
  fields: toolFields,
  published: liveTools,
  toLive: toLiveTool,
};

/** Publishes the current state of tools, and removes what was published of deleted ones. */
export const publishTools = (ids: readonly string[]): Promise<void> =>
  publishDocuments(toolSource, ids);

const publishedTool = (id: string, tool: StoredFields | undefined): LiveTool | undefined =>
  tool && toLiveTool(id, tool);

// Each order of a popular tool changes it: so its pages get the last state instead of every one.
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
