import type { StockEntry } from '../../contract/index.ts';
import type { StockEntryDocument } from '../../documents/stock.ts';
import { ApiError } from '../../errors.ts';
import { isDocumentId, stockEntries } from '../../store/collections/collections.ts';
import { readPage } from '../../store/reads/pages.ts';
import type { ListOrder, Page, PageRequest } from '../../store/reads/queries.ts';

const newestFirst: ListOrder = { field: 'at', direction: 'desc' };

const toEntry = (id: string, { at, ...entry }: StockEntryDocument): StockEntry => ({
  _id: id,
  ...entry,
  at: at.toISOString(),
});

/**
 * A page of a tool's ledger, newest first. The ledger of a deleted tool stays. Throws
 * `tool-not-found` if the tool never existed, and `validation` for an invalid cursor.
 */
export const listStockEntries = async (
  id: string,
  page: PageRequest,
): Promise<Page<StockEntry>> => {
  if (!isDocumentId(id)) throw new ApiError('tool-not-found');
  const source = { query: stockEntries(id), order: newestFirst, toItem: toEntry };
  const entries = await readPage(source, page);
  // Every ledger has an opening entry.
  if (entries.items.length === 0 && !page.cursor) throw new ApiError('tool-not-found');
  return entries;
};
