import type { Query } from 'firebase-admin/firestore';
import {
  containsWords,
  isHandlingFilter,
  isNumberSearch,
  orderSearchTexts,
  type ReturnFilter,
  returnLifecycles,
  returnStatuses,
  returnWordsOf,
} from '../../contract/index.ts';
import type { returnFields } from '../../contract/returns/fields.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import { returns } from '../../store/collections/collections.ts';
import { type HandlerSelection, whereHandled } from '../../store/handling.ts';
import type { ListOrder } from '../../store/reads/queries.ts';
import { searchIn } from '../../store/reads/search.ts';
import { returnResource } from './storedReturns.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

/** Selects returns of all customers. */
export interface ReturnSelection extends HandlerSelection {
  filter: ReturnFilter;
  /** The number of a return or of its order, or words to find in it, its customer and tools. */
  search?: string | undefined;
}

/** The returns that a selection contains: a search for a number ignores the filter. */
export const returnsWith = ({
  filter,
  search = '',
  handler,
}: ReturnSelection): Query<ReturnDocument> => {
  const used = isNumberSearch(search) ? 'all' : filter;
  const handled = whereHandled(returns, used, { handler });
  const statuses = returnLifecycles.return.statusesOf(used);
  return statuses.length === returnStatuses.length
    ? handled
    : handled.where('status', 'in', statuses);
};

/** What of a return lists read. */
type StoredReturn = Pick<ReturnDocument, keyof typeof returnFields>;

/** How returns are searched. */
export const returnSearch = { textsOf: orderSearchTexts, read: returnWordsOf };

/** The returns of a selection, newest first, as a query and a filter of its results. */
export const findReturns = (selection: ReturnSelection) => {
  const { filter, search = '' } = selection;
  const query = returnResource.selectForStaff(returnsWith(selection));
  const order = newestFirst;
  // No index has both the words of a search and who handles a return.
  if (isHandlingFilter(filter) && !isNumberSearch(search)) {
    const words = returnWordsOf(search);
    if (words.length === 0) return { query, order };
    const matches = (found: StoredReturn) => containsWords(orderSearchTexts(found), words);
    return { query, order, matches };
  }
  return { ...searchIn({ ...returnSearch, query }, search), order };
};
