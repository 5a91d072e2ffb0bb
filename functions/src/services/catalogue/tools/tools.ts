import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference } from 'firebase-admin/firestore';
import {
  isListed,
  isShown,
  type StaffTool,
  type Tool,
  type ToolFields,
  type ToolUpdate,
  toolSearchTexts,
} from '../../../contract/index.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import { ApiError } from '../../../errors.ts';
import { shareCalls } from '../../../store/calls/shareCalls.ts';
import { shortLivedCache } from '../../../store/calls/shortLivedCache.ts';
import { isDocumentId, tools } from '../../../store/collections/collections.ts';
import { readDocumentFields, readFields } from '../../../store/reads/documents.ts';
import { isCursorIn, readPage } from '../../../store/reads/pages.ts';
import {
  batchesById,
  type ListOrder,
  type Page,
  type PageRequest,
  selectFields,
} from '../../../store/reads/queries.ts';
import { searchIn } from '../../../store/reads/search.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { readShownPrices } from '../../prices/buyerPrices.ts';
import { planTools, type ToolFilters } from './planTools.ts';
import {
  type ImportableTool,
  storedToolFields,
  toImportable,
  toStaffTool,
  toTool,
  withDocuments,
} from './toolResponse.ts';
import { pageVersionOf, versionOf } from './toolVersion.ts';

const orders = {
  newest: { field: 'createdAt', direction: 'desc' },
  price: { field: 'price', direction: 'asc' },
  '-price': { field: 'price', direction: 'desc' },
  name: { field: 'toolName', direction: 'asc' },
  available: { field: 'available', direction: 'asc' },
} as const satisfies Record<string, ListOrder>;

/** The sort orders of the list of tools. */
export type ToolSort = keyof typeof orders;
export const toolSorts = Object.keys(orders) as ToolSort[];

/** A request for a page of the catalogue. */
export interface ToolListRequest extends PageRequest, ToolFilters {
  sort: ToolSort;
  /** Whether to list hidden tools, too, with what only staff see. */
  withHidden?: boolean;
}

/** Whether a cursor is one of the stored list of tools, and not of the search. */
export const isStoredCursor = (sort: ToolSort, cursor: string): boolean =>
  isCursorIn(orders[sort], cursor);

/** The fields of an update that differ from the tool. An empty SKU keeps the present one. */
export const changesOf = (
  tool: ToolFields,
  { sku, ...update }: ToolUpdate,
): Partial<ToolFields> => {
  const fields = sku ? { sku, ...update } : update;
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        value !== undefined && !isDeepStrictEqual(tool[name as keyof ToolFields], value),
    ),
  );
};

/** The reference to a tool. Throws `tool-not-found` for an invalid id. */
const toolReference = (id: string): DocumentReference<ToolDocument, ToolDocument> => {
  if (!isDocumentId(id)) throw new ApiError('tool-not-found');
  return tools.doc(id);
};

/** Reads a tool in a transaction. Throws `tool-not-found`. */
export const readTool = async (transaction: Transaction, id: string): Promise<ToolDocument> => {
  const tool = await transaction.read(toolReference(id));
  if (!tool) throw new ApiError('tool-not-found');
  return tool;
};

type ReadTools = (
  references: DocumentReference<ToolDocument, ToolDocument>[],
) => Promise<(Pick<ToolDocument, (typeof storedToolFields)[number]> | undefined)[]>;

const readToolsBy = async <Item>(
  read: ReadTools,
  ids: readonly string[],
  toItem: (id: string, tool: ToolFields) => Item,
): Promise<(Item | undefined)[]> => {
  const valid = ids.filter(isDocumentId);
  const found = await read(valid.map((id) => tools.doc(id)));
  const byId = new Map(valid.map((id, index) => [id, found[index]]));
  return ids.map((id) => {
    const tool = byId.get(id);
    return tool && toItem(id, tool);
  });
};

/**
 * Reads tools in a transaction, with what only staff see: `undefined` for each that does not exist,
 * or whose id is invalid.
 */
export const readStaffTools = (
  transaction: Transaction,
  ids: readonly string[],
): Promise<(StaffTool | undefined)[]> =>
  readToolsBy((references) => transaction.readAll(references, storedToolFields), ids, toStaffTool);

/** Reads tools like `readToolsNow`, with what only staff see. */
export const readStaffToolsNow = (ids: readonly string[]): Promise<(StaffTool | undefined)[]> =>
  readToolsBy((references) => readFields(references, storedToolFields), ids, toStaffTool);

/**
 * Reads tools in no transaction: for lists, and for work that may use a tool
 * that changes meanwhile. It does not wait for orders of the tools, nor do they wait for it.
 */
export const readToolsNow = (ids: readonly string[]): Promise<(Tool | undefined)[]> =>
  readToolsBy((references) => readFields(references, storedToolFields), ids, toTool);

// Search terms make up most of a document, and lists do not need them.
const listed = selectFields(tools, [...storedToolFields, 'createdAt']);

/** A tool in a list of staff, with its version for an edit of several tools. */
export const toListedTool = (id: string, stored: ToolFields): StaffTool => {
  const tool = toStaffTool(id, stored);
  return { ...tool, version: versionOf(tool) };
};

const readList = ({
  sort,
  search,
  withHidden,
  category,
  status,
  ...page
}: ToolListRequest): Promise<Page<Tool>> => {
  const narrowed = planTools(listed, { search, category, status });
  const source = { query: narrowed.query, textsOf: toolSearchTexts };
  const { query, matches } = searchIn(source, search);
  const isInList = (tool: ToolFields & Pick<ToolDocument, 'createdAt'>): boolean =>
    (withHidden || isListed(tool)) && narrowed.accepts(tool) && (!matches || matches(tool));
  const toItem = withHidden ? toListedTool : toTool;
  return readPage({ query, matches: isInList, order: orders[sort], toItem }, page);
};

/**
 * A current page of the catalogue, read after the call, without hidden tools. A search finds the
 * tools whose SKU, name or description has for each search word a word that starts with it. Throws
 * `validation` for an invalid cursor.
 */
export const listTools = shareCalls(readList);

const cacheOptions = { maxAge: 5_000, maxEntries: 100 };
const cachedLists = shortLivedCache(listTools, cacheOptions);
const cachedSearches = shortLivedCache(listTools, cacheOptions);

/**
 * A page of the catalogue that is at most five seconds old. Searches have a separate cache, so that
 * they do not evict the lists.
 */
export const listCachedTools = (request: ToolListRequest): Promise<Page<Tool>> =>
  request.search ? cachedSearches(request) : cachedLists(request);

const pageFields = [...storedToolFields, 'documents'] as const;

/**
 * The current state of a tool, with its documents and what only staff see. Throws
 * `tool-not-found`.
 */
export const getStaffTool = async (id: string): Promise<StaffTool> => {
  // Search terms make up most of a document.
  const tool = await readDocumentFields(toolReference(id), pageFields);
  if (!tool) throw new ApiError('tool-not-found');
  return withDocuments(toStaffTool(id, tool), tool.documents);
};

/** The current state of a tool, with its documents. Throws `tool-not-found`. */
export const getTool = async (id: string): Promise<Tool> => {
  const { documents, ...tool } = await getStaffTool(id);
  return { ...toTool(id, tool), ...(documents && { documents }) };
};

/** The current state of a tool that is shown. Throws `tool-not-found`, also for a hidden one. */
export const getShownTool = async (id: string): Promise<Tool> => {
  const tool = await getTool(id);
  if (!isShown(tool)) throw new ApiError('tool-not-found');
  return tool;
};

/** A tool as a payer sees it, and its version, which does not depend on prices that are agreed. */
interface ShownTool {
  tool: Tool;
  version: string;
}

const withVersion = (tool: Tool): ShownTool => ({ tool, version: pageVersionOf(tool) });

/** The current state of a tool as visitors see it. Throws `tool-not-found`. */
export const getToolForVisitor = async (id: string): Promise<ShownTool> =>
  withVersion(await getShownTool(id));

/**
 * The current state of a tool as a payer sees it; null for list prices, also of a hidden tool.
 * Throws `tool-not-found`, also for a tool that the payer does not see.
 */
export const getToolFor = async (id: string, payerId: string | null): Promise<ShownTool> => {
  if (payerId === null) return withVersion(await getStaffTool(id));
  const [tool, prices] = await Promise.all([
    getTool(id),
    readShownPrices({ payerId, toolIds: [id] }),
  ]);
  const shown = prices.shown(tool);
  if (!shown) throw new ApiError('tool-not-found');
  return { tool: shown, version: pageVersionOf(tool) };
};

const skuFields = ['sku'] as const;

/** The SKUs of tools by their ids, as far as they exist. Costs a read for each. */
export const skusOfTools = async (ids: readonly string[]): Promise<Map<string, string>> => {
  const found = await readFields(
    ids.map((id) => tools.doc(id)),
    skuFields,
  );
  return new Map(
    ids.flatMap((id, at) => {
      const tool = found[at];
      return tool ? [[id, tool.sku]] : [];
    }),
  );
};

const exportBatchSize = 300;

/** All tools in batches, ordered by id: each tool once, even if some are renamed meanwhile. */
export const exportTools = async function* (): AsyncGenerator<ImportableTool[]> {
  for await (const batch of batchesById(tools, exportBatchSize)) {
    yield batch.map(({ id, content }) => toImportable(id, content));
  }
};
