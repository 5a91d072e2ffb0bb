import type { Query } from 'firebase-admin/firestore';
import {
  documentWordsOf,
  isNumberSearch,
  orderSearchTexts,
  parseReturnNumber,
  type ReturnFilter,
  returnStates,
  returnStatesOf,
} from '../../contract/index.ts';
import type { ReturnDocument } from '../../documents/returns.ts';
import { returns } from '../../store/collections/collections.ts';
import { type ListOrder, selectFields } from '../../store/reads/queries.ts';
import { searchIn } from '../../store/reads/search.ts';
import { returnResponseFields } from './storedReturns.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

/** Selects returns of all customers. */
export interface ReturnSelection {
  filter: ReturnFilter;
  /** The number of a return or of its order, or words to find in it, its customer and tools. */
  search?: string | undefined;
}

/** The returns that a selection contains: a search for a number ignores the filter. */
export const returnsWith = ({ filter, search = '' }: ReturnSelection): Query<ReturnDocument> => {
  const isNumber = isNumberSearch(search) || parseReturnNumber(search) !== undefined;
  const states = returnStatesOf(isNumber ? 'all' : filter);
  return states.length === returnStates.length ? returns : returns.where('state', 'in', states);
};

/** The returns of a selection, newest first, as a query and a filter of its results. */
export const findReturns = (selection: ReturnSelection) => {
  const query = selectFields(returnsWith(selection), returnResponseFields);
  const source = { query, textsOf: orderSearchTexts, read: documentWordsOf };
  return { ...searchIn(source, selection.search), order: newestFirst };
};
