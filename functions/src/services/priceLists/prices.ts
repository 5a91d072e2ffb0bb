import { isDeepStrictEqual } from 'node:util';
import {
  type AuditFields,
  type ChangedEntry,
  type Deleted,
  type ListedPrice,
  type PriceEntryInput,
  type PriceListEntry,
  problemsOfPrice,
  type Tool,
} from '../../contract/index.ts';
import type { PriceDocument, PriceListDocument } from '../../documents/prices.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { isDocumentId, pricesOfList } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import type { ListOrder, Page, PageRequest } from '../../store/reads/queries.ts';
import { orderedBatches } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import { getTool, readToolsNow } from '../catalogue/tools/tools.ts';
import { confirmedByList, listTarget, priceListResource, readEditable } from './storedLists.ts';
import { listedIn, readPrices, writePrices } from './writePrices.ts';

const bySku: ListOrder = { field: 'sku', direction: 'asc' };

interface StoredEntry {
  id: string;
  content: PriceDocument;
}

const toEntry = ({ id, content }: StoredEntry, tool: Tool | undefined): PriceListEntry => ({
  toolId: id,
  sku: tool?.sku ?? content.sku,
  toolName: tool?.toolName ?? '',
  price: content.price,
  priceBreaks: content.priceBreaks,
  version: content.version,
  listPrice: tool?.price ?? null,
});

const withTools = async (entries: readonly StoredEntry[]): Promise<PriceListEntry[]> => {
  const found = await readToolsNow(entries.map(({ id }) => id));
  return entries.map((entry, at) => toEntry(entry, found[at]));
};

const entriesOf = (listId: string) => pricesOfList(listId).where('listed', '==', true);

const readListed = async (listId: string, toolId: string): Promise<StoredEntry[]> => {
  if (!isDocumentId(toolId)) return [];
  const content = await readDocument(pricesOfList(listId).doc(toolId));
  return content && listedIn(content) ? [{ id: toolId, content }] : [];
};

/**
 * A page of the prices of a list with their tools, by SKU, or only that of one tool. Throws
 * `price-list-not-found`, and `validation` for an invalid cursor.
 */
export const listPrices = async (
  { listId, toolId }: { listId: string; toolId?: string | undefined },
  page: PageRequest,
): Promise<Page<PriceListEntry>> => {
  priceListResource.existing(await readDocument(priceListResource.reference(listId)));
  if (toolId !== undefined) return { items: await withTools(await readListed(listId, toolId)) };
  const toItem = (id: string, content: PriceDocument): StoredEntry => ({ id, content });
  const source = { query: entriesOf(listId), order: bySku, toItem };
  const { items, next } = await readPage(source, page);
  const entries = await withTools(items);
  return next === undefined ? { items: entries } : { items: entries, next };
};

const exportBatchSize = 300;

/** All prices of a list with their tools in batches, by SKU. Throws `price-list-not-found`. */
export const exportPrices = async (listId: string): Promise<AsyncGenerator<PriceListEntry[]>> => {
  priceListResource.existing(await readDocument(priceListResource.reference(listId)));
  return (async function* () {
    for await (const batch of orderedBatches(entriesOf(listId), bySku, exportBatchSize)) {
      yield await withTools(batch);
    }
  })();
};

const missingPrice = 'Price is required';
const needlessPrice = 'A list of a percentage has no prices: leave it empty';

/**
 * The problems of a price with its list and its tool, by field. Empty when they fit.
 */
export const problemsOfEntry = (
  { kind }: Pick<PriceListDocument, 'kind'>,
  tool: Tool,
  { price, priceBreaks }: ListedPrice,
): Record<string, string> => {
  if (kind === 'percentage') {
    return price === null && priceBreaks.length === 0 ? {} : { price: needlessPrice };
  }
  return price === null ? { price: missingPrice } : problemsOfPrice({ price, priceBreaks }, tool);
};

const auditedPrice = (sku: string, listed: ListedPrice | null): AuditFields =>
  listed
    ? {
        sku,
        price: listed.price,
        priceBreaks: listed.priceBreaks
          .map(({ minQuantity, price }) => `${minQuantity}: ${price}`)
          .join('; '),
      }
    : {};

/**
 * Sets the price of a tool in a list. Throws `price-list-not-found`, `price-list-not-changeable`,
 * `tool-not-found`, `validation` for a price that does not fit the tool, and `precondition-failed`
 * with the price unless the change was made for its version. A price that is set already changes
 * nothing: its caller did not get the first response.
 */
export const setPrice = (
  { listId, toolId }: { listId: string; toolId: string },
  { version, price, priceBreaks = [] }: PriceEntryInput,
  caller: Caller,
): Promise<ChangedEntry> =>
  transact(
    async (transaction) => {
      const list = await readEditable(transaction, listId);
      const tool = await getTool(toolId);
      const [stored] = await readPrices(transaction, listId, [toolId]);
      const content = listedIn(stored) ? stored : undefined;
      const listed = { price, priceBreaks };
      const isRepeated = isDeepStrictEqual(listedIn(stored), listed);
      if (!isRepeated && (content?.version ?? 0) !== version) {
        const priceEntry = content ? toEntry({ id: toolId, content }, tool) : null;
        throw new ApiError('precondition-failed', { priceEntry });
      }
      const problems = problemsOfEntry(list, tool, listed);
      if (Object.keys(problems).length > 0) throw validationError(problems);
      const change = { toolId, sku: tool.sku, price: listed };
      const { list: after, outcomes } = writePrices(
        transaction,
        { id: listId, list },
        [change],
        [stored],
      );
      const isChanged = outcomes[0] !== 'unchanged';
      if (isChanged) {
        recordAudit(transaction, caller, {
          action: 'price-changed',
          target: listTarget(listId, list),
          before: auditedPrice(tool.sku, listedIn(stored)),
          after: auditedPrice(tool.sku, listed),
        });
      }
      const since = isChanged ? after.version : (content?.version ?? 0);
      const { sku, toolName, price: listPrice } = tool;
      return {
        acknowledged: true,
        price: { toolId, sku, toolName, ...listed, version: since, listPrice },
        version: after.version,
      };
    },
    { confirmBy: confirmedByList(listId) },
  );

/**
 * Removes a tool from a list. Throws `price-list-not-found` and `price-list-not-changeable`.
 * `deletedCount` is 0 if the tool is not in the list.
 */
export const removePrice = (
  { listId, toolId }: { listId: string; toolId: string },
  caller: Caller,
): Promise<Deleted> =>
  transact(
    async (transaction) => {
      const list = await readEditable(transaction, listId);
      const [stored] = isDocumentId(toolId)
        ? await readPrices(transaction, listId, [toolId])
        : [undefined];
      const before = listedIn(stored);
      if (!stored || !before) return { acknowledged: true, deletedCount: 0 };
      const change = { toolId, sku: stored.sku, price: null };
      writePrices(transaction, { id: listId, list }, [change], [stored]);
      recordAudit(transaction, caller, {
        action: 'price-changed',
        target: listTarget(listId, list),
        before: auditedPrice(stored.sku, before),
        after: {},
      });
      return { acknowledged: true, deletedCount: 1 };
    },
    { confirmBy: confirmedByList(listId) },
  );
