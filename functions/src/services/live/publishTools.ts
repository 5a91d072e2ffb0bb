import { isDeepStrictEqual } from 'node:util';
import type { LiveTool } from '../../contract/index.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { batchCalls } from '../../store/calls/batchCalls.ts';
import { paceById } from '../../store/calls/paceById.ts';
import { liveTools, tools } from '../../store/collections/collections.ts';
import type { ServerTime } from '../../store/collections/serverTime.ts';
import type { ToolChange } from '../catalogue/search/indexTools.ts';
import { storedToolFields, toLiveTool } from '../catalogue/tools/toolResponse.ts';
import { publishDocuments, type Source } from './publishDocuments.ts';

/** All tools, and what is published of them. */
export const toolSource: Source<ToolDocument, LiveTool> = {
  originals: tools,
  fields: storedToolFields,
  published: liveTools,
  toLive: toLiveTool,
};

/**
 * Publishes the current state of tools, and removes what was published of deleted ones. Returns the
 * server times at which it read them.
 */
export const publishTools = (ids: readonly string[]): Promise<ServerTime[]> =>
  publishDocuments(toolSource, ids);

const publishedTool = (id: string, tool: ToolDocument | undefined): LiveTool | undefined =>
  tool && toLiveTool(id, tool);

const publishTool = batchCalls(publishTools, { calls: 100, loads: 1 });

// Each order of a popular tool changes it: its pages get the last state instead of every one.
const publishLatest = paceById(publishTool, { intervalMs: 250, maxIds: 1_000 });

/** Publishes a tool after a change, unless the change is of fields that no response has. */
export const publishChangedTool = async ({
  id,
  before,
  after,
  changedAt,
}: ToolChange): Promise<void> => {
  if (isDeepStrictEqual(publishedTool(id, before), publishedTool(id, after))) return;
  await publishLatest(id, changedAt);
};
