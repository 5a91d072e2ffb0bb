import type { Query } from 'firebase-admin/firestore';
import {
  isNumberSearch,
  orderSearchTexts,
  type ReturnFilter,
  returnLifecycles,
  returnStatuses,
  returnWordsOf,
} from '../../contract/index.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import { returns } from '../../store/collections/collections.ts';
import type { ListOrder } from '../../store/reads/queries.ts';
import { searchIn } from '../../store/reads/search.ts';
import { returnResource } from './storedReturns.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

/** Selects returns of all customers. */
export interface ReturnSelection {
  filter: ReturnFilter;
  /** The number of a return or of its order, or words to find in it, its customer and tools. */
  search?: string | undefined;
}

/** The returns that a selection contains: a search for a number ignores the filter. */
export const returnsWith = ({ filter, search = '' }: ReturnSelection): Query<ReturnDocument> => {
  const statuses = returnLifecycles.return.statusesOf(isNumberSearch(search) ? 'all' : filter);
  return statuses.length === returnStatuses.length
    ? returns
    : returns.where('status', 'in', statuses);
};

/** How returns are searched. */
export const returnSearch = { textsOf: orderSearchTexts, read: returnWordsOf };

/** The returns of a selection, newest first, as a query and a filter of its results. */
export const findReturns = (selection: ReturnSelection) => {
  const query = returnResource.select(returnsWith(selection));
  return { ...searchIn({ ...returnSearch, query }, selection.search), order: newestFirst };
};
