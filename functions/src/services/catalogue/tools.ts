import type { DocumentReference } from 'firebase-admin/firestore';
import { isDocumentId, tools } from '../../collections.ts';
import {
  type Tool,
  type ToolDocument,
  type ToolInput,
  type ToolUpdate,
  toolFields,
} from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError } from '../../errors.ts';
import {
  batchesById,
  type ListOrder,
  type Page,
  type PageRequest,
  selectFields,
} from '../../queries.ts';
import { readPage } from '../store/pages.ts';
import { searchIn } from '../store/search.ts';
import { shortLivedCache } from '../store/shortLivedCache.ts';
import type { Transaction } from '../store/transact.ts';

const orders = {
  newest: { field: 'createdAt', direction: 'desc' },
  price: { field: 'price', direction: 'asc' },
  '-price': { field: 'price', direction: 'desc' },
  name: { field: 'toolName', direction: 'asc' },
  available: { field: 'available', direction: 'asc' },
} as const satisfies Record<string, ListOrder>;

/** How a list of tools may be ordered. */
export type ToolSort = keyof typeof orders;
export const toolSorts = Object.keys(orders) as ToolSort[];

/** Which page of the catalogue is asked for. */
export interface ToolListRequest extends PageRequest {
  sort: ToolSort;
  /** The words a tool must have; without any, all tools are listed. */
  search?: string | undefined;
}

/** A stored tool as the API sends it. */
export const toTool = (id: string, tool: ToolInput): Tool => ({
  _id: id,
  toolName: tool.toolName,
  price: tool.price,
  available: tool.available,
  minOrder: tool.minOrder,
  toolDescription: tool.toolDescription,
  imageLink: tool.imageLink,
});

/** Those fields of an update that differ from what is stored. */
export const changesOf = (stored: ToolInput, update: ToolUpdate): ToolUpdate =>
  Object.fromEntries(
    Object.entries(update).filter(([name, value]) => stored[name as keyof ToolInput] !== value),
  );

/** Where the tool of that id is stored. Throws `tool-not-found` for an id none can have. */
const toolReference = (id: string): DocumentReference<ToolDocument, ToolDocument> => {
  if (!isDocumentId(id)) throw new ApiError('tool-not-found');
  return tools.doc(id);
};

/** The stored tool of that id. Throws `tool-not-found`. */
export const readTool = async (transaction: Transaction, id: string): Promise<ToolDocument> => {
  const tool = await transaction.read(toolReference(id));
  if (!tool) throw new ApiError('tool-not-found');
  return tool;
};

// Search terms are most of a document, and no list shows them.
const listed = selectFields(tools, [...toolFields, 'createdAt']);

const describe = ({ toolName, toolDescription }: ToolInput): string =>
  `${toolName} ${toolDescription}`;

/**
 * A page of the catalogue, as it is now: the tools in which every word asked for begins a word of
 * the name or the description. Throws `validation` for a bad cursor.
 */
export const listTools = ({ sort, search, ...page }: ToolListRequest): Promise<Page<Tool>> => {
  const found = searchIn({ query: listed, textOf: describe }, search);
  return readPage({ ...found, order: orders[sort], toItem: toTool }, page);
};

const retention = { maxAge: 5_000, maxEntries: 100 };
const cachedLists = shortLivedCache(listTools, retention);
const cachedSearches = shortLivedCache(listTools, retention);

/**
 * A page of the catalogue, as it was at most five seconds ago. Searches, of which there is no end,
 * do not crowd out the lists.
 */
export const listCachedTools = (request: ToolListRequest): Promise<Page<Tool>> =>
  request.search ? cachedSearches(request) : cachedLists(request);

/** One tool, as it is now. Throws `tool-not-found`. */
export const getTool = async (id: string): Promise<Tool> => {
  const tool = await readDocument(toolReference(id));
  if (!tool) throw new ApiError('tool-not-found');
  return toTool(id, tool);
};

const exportBatchSize = 300;

/** All tools in batches, ordered by id: each tool once, even if some are renamed meanwhile. */
export const exportTools = async function* (): AsyncGenerator<Tool[]> {
  for await (const batch of batchesById(tools, exportBatchSize)) {
    yield batch.map(({ id, content }) => toTool(id, content));
  }
};
